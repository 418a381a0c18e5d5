import type { BannerPlace } from '#instance-schema/generated/banner.ts';
import type {
  ActionLayout,
  Block,
  ButtonLook,
  FiguresLayout,
  HeroLayout,
  PictureLayout,
  QuestionsLayout,
  ReviewsLayout,
  ServicesLayout,
  StepsLayout,
  TextLayout,
} from '#instance-schema/generated/page.ts';
import type { BannerData } from '#app/lib/banners/banners.server.ts';
import type { RichNode } from '#app/lib/content/rich-text.ts';
import type { ServiceSummary } from '#app/lib/catalogue/service-summary.ts';
import type { ShownOffer } from '#app/lib/special-offers/shown-offer.ts';

/** A block as its owner wrote it, with its defaults. */
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** Beside blocks, a page has its own text, which stands among them. */
export type PagePart = Block | { id: string; type: 'body' };

export interface ShownButton {
  text: string;
  href: string;
  look: ButtonLook;
}

export interface ShownPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** What stands above most blocks; empty where an owner wrote nothing. */
export interface Headed {
  heading: string;
  text: string;
}

export interface ShownHero {
  type: 'hero';
  title: string;
  text: string;
  hasLinkField: boolean;
  layout: HeroLayout;
  buttons: ShownButton[];
  picture: ShownPicture | undefined;
  /** What stands in the window where the layout has one. */
  services: ServiceSummary[];
}

export interface ShownServices extends Headed {
  type: 'services';
  layout: ServicesLayout;
  services: ServiceSummary[];
  buttons: ShownButton[];
}

export interface ShownSteps extends Headed {
  type: 'steps';
  layout: StepsLayout;
  steps: { title: string; text: string; icon: string | undefined }[];
}

export interface ShownQuestions extends Headed {
  type: 'questions';
  layout: QuestionsLayout;
  questions: { question: string; answer: RichNode[] }[];
}

export interface ShownReview {
  id: string;
  author: string;
  rating: number;
  /** The same in words. */
  stars: string;
  comment: string;
  /** As `lang` has it. */
  language: string;
  at: string;
  /** The day in the reader's language and time zone. */
  day: string;
  service: { slug: string; name: string };
}

export interface ShownReviews extends Headed {
  type: 'reviews';
  layout: ReviewsLayout;
  /** Of all reviews; absent where it is not wanted. */
  average: { rating: number; count: number } | undefined;
  reviews: ShownReview[];
}

export interface ShownFigures extends Headed {
  type: 'figures';
  layout: FiguresLayout;
  /** As they are written in the visitor's language. */
  figures: { label: string; value: string }[];
}

export interface ShownText {
  type: 'text';
  heading: string;
  layout: TextLayout;
  body: RichNode[];
}

export interface ShownPictureBlock {
  type: 'picture';
  picture: ShownPicture;
  caption: string;
  href: string | undefined;
  layout: PictureLayout;
}

export interface ShownAction extends Headed {
  type: 'action';
  layout: ActionLayout;
  buttons: ShownButton[];
}

/** What a block shows, in the visitor's language. */
export type ShownContent =
  | ShownHero
  | ShownServices
  | ShownSteps
  | ShownQuestions
  | ShownReviews
  | ShownFigures
  | ShownText
  | ShownPictureBlock
  | ShownAction
  | { type: 'banner'; place: BannerPlace; banners: BannerData[] }
  | { type: 'offer'; offers: ShownOffer[] }
  /** The page itself shows these two, at the place where they stand among the blocks. */
  | { type: 'catalogue' }
  | { type: 'body' };

export type ShownBlock = ShownContent & { id: string };

export interface ShownBlocks {
  /** Only those that have something to show. */
  blocks: ShownBlock[];
  /** Gives the networks and labels of their services their colours. */
  css: string;
}
