// Made by instance-schema/generate.ts out of the schemas.

import type { Localized } from '../localized.ts';

/**
 * One part of a page.
 */
export type Block =
  | HeroBlock
  | CatalogueBlock
  | ServicesBlock
  | StepsBlock
  | QuestionsBlock
  | ReviewsBlock
  | FiguresBlock
  | TextBlock
  | PictureBlock
  | BannerPlaceBlock
  | OfferBlock
  | ActionBlock;
/**
 * Filled with the colour of the brand, or outlined.
 */
export type ButtonLook = 'solid' | 'outline';
/**
 * What stands beside the words on a wide screen: the most ordered services, the picture, the picture below words in the middle, or nothing.
 */
export type HeroLayout = 'services' | 'picture' | 'centred' | 'plain';
/**
 * Each on a card of its own, or one below the other.
 */
export type ServicesLayout = 'cards' | 'list';
/**
 * Numbered as steps, or with an icon each.
 */
export type StepsLayout = 'numbered' | 'icons';
/**
 * Whether the heading stands above the questions or beside them on a wide screen.
 */
export type QuestionsLayout = 'stacked' | 'beside';
/**
 * Side by side as cards, or below each other.
 */
export type ReviewsLayout = 'cards' | 'list';
/**
 * Where the number comes from: own is the value below; the others are counted: services and networks that are sold, reviews, the average rating, and the share of the latest orders that was delivered in full.
 */
export type FigureSource = 'own' | 'services' | 'networks' | 'reviews' | 'rating' | 'delivered';
/**
 * Side by side on one ground, or a card each.
 */
export type FiguresLayout = 'band' | 'cards';
/**
 * Whether the heading stands above the text, beside it on a wide screen, or with it on a ground of their own.
 */
export type TextLayout = 'stacked' | 'beside' | 'panel';
/**
 * As wide as a text, or as the page.
 */
export type PictureLayout = 'content' | 'wide';
/**
 * The place whose banners are shown.
 */
export type BannerPlace =
  | 'dashboard'
  | 'orders'
  | 'profile'
  | 'grades'
  | 'drip_feed'
  | 'order_widget'
  | 'free_trials'
  | 'sidebar'
  | 'create_order'
  | 'autopromotion'
  | 'tasks'
  | 'referral_program'
  | 'services_type_main'
  | 'services_type_first_short'
  | 'services_type_second_short'
  | 'services_pricing_main'
  | 'services_pricing_first_short'
  | 'services_pricing_second_short'
  | 'services_pricing_long'
  | 'services_pricing_footer';
/**
 * On the colour of the brand, or on a light tint of it.
 */
export type ActionLayout = 'solid' | 'subtle';

/**
 * A page of the panel: what its head says and, on a generic page, its text.
 */
export interface PageDocument {
  /**
   * The version of this schema that the document is written in; without it, the first.
   */
  schemaVersion?: 1;
  /**
   * The name of a route: its path without outer slashes, inner slashes as dashes; the root is index.
   */
  route_name: string;
  /**
   * The single path segment of a generic page.
   */
  slug?: string;
  /**
   * The title in the browser tab and in search results.
   */
  meta_title: Localized;
  /**
   * The sentence under the title in search results.
   */
  meta_description?: Localized;
  /**
   * The heading of the page; without it, the meta title.
   */
  title?: Localized;
  /**
   * The text of the page, as HTML that is sanitised before it is shown.
   */
  body?: Localized;
  /**
   * Whether search engines are asked to leave the page out.
   */
  no_index?: boolean;
  /**
   * Whether the page is left out of the sitemap.
   */
  hide_in_sitemap?: boolean;
  /**
   * What the home page or a generic page is made of, in this order; without blocks, the home page has its usual parts and a generic page its text. Other pages leave them out.
   *
   * @maxItems 40
   */
  blocks?: Block[];
}
/**
 * The window of the shop: what it promises and, on request, the field for a link.
 */
export interface HeroBlock {
  /**
   * What tells a block from its neighbours, as no other of the page does. Links lead to it by #block- and this word.
   */
  id: string;
  /**
   * What kind of block it is.
   */
  type: 'hero';
  props: HeroProps;
}
/**
 * What it shows, and how.
 */
export interface HeroProps {
  /**
   * The heading; without it, the title of the page.
   */
  title?: Localized;
  /**
   * The sentences below the heading; without them, the description of the page.
   */
  text?: Localized;
  /**
   * Whether a visitor can paste a link there and is told what it costs.
   */
  link_field?: boolean;
  /**
   * Where else to go from there; the first ones are the most important.
   *
   * @maxItems 3
   */
  buttons?: BlockButton[];
  picture?: BlockPicture;
  layout?: HeroLayout;
}
/**
 * A link that looks like a button.
 */
export interface BlockButton {
  /**
   * What it says.
   */
  text: Localized;
  /**
   * Where a link leads: an absolute path of the panel, or an address by http, https, mailto or tel.
   */
  link: string;
  look?: ButtonLook;
}
/**
 * The picture; without it, layouts that show one do without.
 */
export interface BlockPicture {
  image: Image;
  /**
   * What the picture says to who cannot see it; without it, it is a decoration.
   */
  alt?: Localized;
}
/**
 * A picture and its size, so that the page does not move when it arrives.
 */
export interface Image {
  /**
   * The address of a page: an absolute path of the panel, or an address by http or https.
   */
  url: string;
  /**
   * The width in CSS pixels.
   */
  width: number;
  /**
   * The height in CSS pixels.
   */
  height: number;
}
/**
 * All services with search and filters. It belongs to the home page, which ends with it where no block says its place; other pages leave it out.
 */
export interface CatalogueBlock {
  /**
   * What tells a block from its neighbours, as no other of the page does. Links lead to it by #block- and this word.
   */
  id: string;
  /**
   * What kind of block it is.
   */
  type: 'catalogue';
  props: CatalogueProps;
}
/**
 * What it shows, and how.
 */
export interface CatalogueProps {}
/**
 * Some services with their prices: chosen ones, those of a network or a type, or the most ordered.
 */
export interface ServicesBlock {
  /**
   * What tells a block from its neighbours, as no other of the page does. Links lead to it by #block- and this word.
   */
  id: string;
  /**
   * What kind of block it is.
   */
  type: 'services';
  props: ServicesProps;
}
/**
 * What it shows, and how.
 */
export interface ServicesProps {
  /**
   * The heading above it; without it, there is none.
   */
  heading?: Localized;
  /**
   * A sentence or two below the heading.
   */
  text?: Localized;
  /**
   * The ids of the services in their order; without any, the most ordered are shown.
   *
   * @maxItems 12
   */
  services?: number[];
  /**
   * The id of the network whose services are shown.
   */
  network?: number;
  /**
   * The ids of the service types whose services are shown.
   *
   * @maxItems 12
   */
  service_types?: number[];
  /**
   * How many services are shown at most.
   */
  limit?: number;
  layout?: ServicesLayout;
  /**
   * Where to find more.
   *
   * @maxItems 3
   */
  buttons?: BlockButton[];
}
/**
 * What happens one after the other, or what there is to be said in short, side by side.
 */
export interface StepsBlock {
  /**
   * What tells a block from its neighbours, as no other of the page does. Links lead to it by #block- and this word.
   */
  id: string;
  /**
   * What kind of block it is.
   */
  type: 'steps';
  props: StepsProps;
}
/**
 * What it shows, and how.
 */
export interface StepsProps {
  /**
   * The heading above it; without it, there is none.
   */
  heading?: Localized;
  /**
   * A sentence or two below the heading.
   */
  text?: Localized;
  /**
   * What is said, in its order.
   *
   * @minItems 1
   * @maxItems 8
   */
  steps: Step[];
  layout?: StepsLayout;
}
/**
 * A step, or one of several things.
 */
export interface Step {
  /**
   * What it is about.
   */
  title: Localized;
  /**
   * What there is to say of it.
   */
  text?: Localized;
  /**
   * The name of its icon.
   */
  icon?: string;
}
/**
 * Questions with their answers, which open one by one.
 */
export interface QuestionsBlock {
  /**
   * What tells a block from its neighbours, as no other of the page does. Links lead to it by #block- and this word.
   */
  id: string;
  /**
   * What kind of block it is.
   */
  type: 'questions';
  props: QuestionsProps;
}
/**
 * What it shows, and how.
 */
export interface QuestionsProps {
  /**
   * The heading above it; without it, there is none.
   */
  heading?: Localized;
  /**
   * A sentence or two below the heading.
   */
  text?: Localized;
  /**
   * The questions, in their order.
   *
   * @minItems 1
   * @maxItems 16
   */
  questions: Question[];
  layout?: QuestionsLayout;
}
/**
 * A question with its answer.
 */
export interface Question {
  /**
   * The question.
   */
  question: Localized;
  /**
   * The answer, as HTML that is sanitised before it is shown.
   */
  answer: Localized;
}
/**
 * What customers said of services that they had ordered, the latest first, in the language of the reader before others. Nobody can choose among them.
 */
export interface ReviewsBlock {
  /**
   * What tells a block from its neighbours, as no other of the page does. Links lead to it by #block- and this word.
   */
  id: string;
  /**
   * What kind of block it is.
   */
  type: 'reviews';
  props: ReviewsProps;
}
/**
 * What it shows, and how.
 */
export interface ReviewsProps {
  /**
   * The heading above it; without it, there is none.
   */
  heading?: Localized;
  /**
   * A sentence or two below the heading.
   */
  text?: Localized;
  /**
   * The ids of the services that are spoken of; without any, of all.
   *
   * @maxItems 24
   */
  services?: number[];
  /**
   * How many reviews are shown at most.
   */
  limit?: number;
  /**
   * Whether the average of all reviews stands above them.
   */
  with_average?: boolean;
  layout?: ReviewsLayout;
}
/**
 * Numbers that are read at a glance, each with a label.
 */
export interface FiguresBlock {
  /**
   * What tells a block from its neighbours, as no other of the page does. Links lead to it by #block- and this word.
   */
  id: string;
  /**
   * What kind of block it is.
   */
  type: 'figures';
  props: FiguresProps;
}
/**
 * What it shows, and how.
 */
export interface FiguresProps {
  /**
   * The heading above it; without it, there is none.
   */
  heading?: Localized;
  /**
   * A sentence or two below the heading.
   */
  text?: Localized;
  /**
   * The numbers, in their order.
   *
   * @minItems 1
   * @maxItems 6
   */
  figures: Figure[];
  layout?: FiguresLayout;
}
/**
 * A number and what it counts. One that is not known is left out.
 */
export interface Figure {
  /**
   * What it counts.
   */
  label: Localized;
  source?: FigureSource;
  /**
   * The number of the owner, as it is shown.
   */
  value?: Localized;
}
/**
 * A text with headings, lists and links.
 */
export interface TextBlock {
  /**
   * What tells a block from its neighbours, as no other of the page does. Links lead to it by #block- and this word.
   */
  id: string;
  /**
   * What kind of block it is.
   */
  type: 'text';
  props: TextProps;
}
/**
 * What it shows, and how.
 */
export interface TextProps {
  /**
   * The heading above it; without it, there is none.
   */
  heading?: Localized;
  /**
   * The text, as HTML that is sanitised before it is shown.
   */
  body: Localized;
  layout?: TextLayout;
}
/**
 * A picture with a caption.
 */
export interface PictureBlock {
  /**
   * What tells a block from its neighbours, as no other of the page does. Links lead to it by #block- and this word.
   */
  id: string;
  /**
   * What kind of block it is.
   */
  type: 'picture';
  props: PictureProps;
}
/**
 * What it shows, and how.
 */
export interface PictureProps {
  picture: BlockPicture1;
  /**
   * What stands below it.
   */
  caption?: Localized;
  /**
   * Where a link leads: an absolute path of the panel, or an address by http, https, mailto or tel.
   */
  link?: string;
  layout?: PictureLayout;
}
/**
 * A picture and what it shows.
 */
export interface BlockPicture1 {
  image: Image;
  /**
   * What the picture says to who cannot see it; without it, it is a decoration.
   */
  alt?: Localized;
}
/**
 * The banners of a place of the panel.
 */
export interface BannerPlaceBlock {
  /**
   * What tells a block from its neighbours, as no other of the page does. Links lead to it by #block- and this word.
   */
  id: string;
  /**
   * What kind of block it is.
   */
  type: 'banner';
  props: BannerPlaceProps;
}
/**
 * What it shows, and how.
 */
export interface BannerPlaceProps {
  place: BannerPlace;
}
/**
 * A special offer with its services and prices, wherever else it is shown.
 */
export interface OfferBlock {
  /**
   * What tells a block from its neighbours, as no other of the page does. Links lead to it by #block- and this word.
   */
  id: string;
  /**
   * What kind of block it is.
   */
  type: 'offer';
  props: OfferProps;
}
/**
 * What it shows, and how.
 */
export interface OfferProps {
  /**
   * The id of the special offer.
   */
  offer: number | string;
}
/**
 * What a visitor is asked to do next, with a button for it.
 */
export interface ActionBlock {
  /**
   * What tells a block from its neighbours, as no other of the page does. Links lead to it by #block- and this word.
   */
  id: string;
  /**
   * What kind of block it is.
   */
  type: 'action';
  props: ActionProps;
}
/**
 * What it shows, and how.
 */
export interface ActionProps {
  /**
   * What there is to do.
   */
  heading: Localized;
  /**
   * Why, in a sentence or two.
   */
  text?: Localized;
  /**
   * Where to do it; the first one is the most important.
   *
   * @minItems 1
   * @maxItems 2
   */
  buttons: BlockButton[];
  layout?: ActionLayout;
}
