// Made by instance-schema/generate.ts out of the schemas.

import type { Localized } from '../localized.ts';

/**
 * What texts are set in; system is the typeface of the reader's own system, which costs no download.
 */
export type FontChoice =
  | 'system'
  | 'inter'
  | 'jetbrains-mono'
  | 'lora'
  | 'manrope'
  | 'montserrat'
  | 'nunito'
  | 'onest'
  | 'oswald'
  | 'playfair-display'
  | 'source-sans'
  | 'source-serif'
  | 'space-grotesk'
  | 'unbounded';
/**
 * What headings are set in; without it, what texts are set in.
 */
export type FontChoice1 =
  | 'system'
  | 'inter'
  | 'jetbrains-mono'
  | 'lora'
  | 'manrope'
  | 'montserrat'
  | 'nunito'
  | 'onest'
  | 'oswald'
  | 'playfair-display'
  | 'source-sans'
  | 'source-serif'
  | 'space-grotesk'
  | 'unbounded';
export type HeaderTool = 'search' | 'theme' | 'language' | 'currency' | 'cart';
/**
 * A currency that prices can be shown in. Roubles need a rate; dollars are what everything is counted in.
 */
export type Currency = {
  /**
   * The code of the currency.
   */
  code: 'USD' | 'RUB';
  /**
   * How many units one US dollar is worth; roubles are offered only with it.
   */
  rate?: string;
};
/**
 * A language of the panel, as its addresses name it.
 */
export type LanguageCode =
  | 'en'
  | 'de'
  | 'es'
  | 'fr'
  | 'hi_IN'
  | 'ja'
  | 'ko'
  | 'pt_BR'
  | 'ru'
  | 'tr'
  | 'vi'
  | 'zh_CN';
/**
 * Which tax a payment contains. Prices are gross: the tax is part of what is paid, never added to it.
 */
export type TaxRule = {
  /**
   * Countries of buyers it holds for, by their two letters (ISO 3166-1); without it, all.
   *
   * @minItems 1
   * @maxItems 249
   */
  countries?: string[];
  /**
   * Whom it holds for: everybody, or companies with a tax number, or everybody else.
   */
  buyers: 'all' | 'companies' | 'persons';
  /**
   * What holds: a rate, the reverse charge (the buyer accounts for the tax), an exemption, or that no tax applies.
   */
  treatment: 'rate' | 'reverse-charge' | 'exempt' | 'none';
  /**
   * The rate, as a share of the net amount.
   */
  rate?: number;
  /**
   * What documents say about it, such as the provision of the law; without it, the usual sentence.
   */
  note?: Localized;
};
/**
 * A place of the panel where a banner can stand.
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
 * Everything an owner sets for one instance, except its pages, menu, banners and offers.
 */
export interface Settings {
  /**
   * The version of this schema that the document is written in.
   */
  schemaVersion: 2;
  /**
   * The name of the brand.
   */
  panelName: string;
  logos?: Logos;
  /**
   * The address of a page: an absolute path of the panel, or an address by http or https.
   */
  favicon?: string;
  colours: Colours;
  fonts: Fonts;
  header: Header;
  footer: Footer;
  /**
   * Whether visitors can choose a dark theme; without it, light is forced.
   */
  darkModeAvailable: boolean;
  /**
   * The theme of a visitor who has not chosen one.
   */
  defaultTheme: 'light' | 'dark' | 'system';
  socials: Socials;
  analyticsIds: AnalyticsIds;
  chatIds: ChatIds;
  /**
   * Entries that the owner appends to the menu.
   *
   * @maxItems 50
   */
  customMenuItems: CustomMenuItem[];
  /**
   * What a guarantee adds to a price, as a share of it.
   */
  guaranteeChargePercent: number;
  /**
   * What a speed-up adds to a price, as a share of it; without it, none is offered.
   */
  speedupChargePercent: number;
  /**
   * The most that one member of staff approves of a payment by hand, or moves of balances by hand within a day, in US dollars; above it a second person has to agree.
   */
  secondApprovalAbove: string;
  /**
   * What a child panel costs a month; without it, the page about them is not offered.
   */
  childPanelsPrice?: string;
  /**
   * The host below which child panels may have a name; without it, they need domains of their own.
   */
  childPanelsDomain?: string;
  /**
   * The currencies that prices are shown in: dollars always, roubles with a rate.
   *
   * @minItems 1
   * @maxItems 2
   */
  currencies: Currency[];
  /**
   * The languages that the panel and its mails are offered in. English is always among them, since it stands in for every other.
   *
   * @maxItems 12
   */
  languages: LanguageCode[];
  /**
   * Whether the header carries the navigation as a bar, unless header.navigation says where it stands.
   */
  navigationNavbar: boolean;
  /**
   * How the form for a single order is laid out.
   */
  singleOrderDesign: 'standard' | 'compact';
  /**
   * How the catalogue is shown to who has not chosen.
   */
  defaultMarketplaceView: 'cards' | 'table';
  /**
   * Whether guests see login and registration only.
   */
  hidePersonalAccountForUnregistered: boolean;
  /**
   * The user name of the Telegram bot that customers log in with; without it, no login by Telegram is offered. The deployment has to have the token of that bot.
   */
  telegramBotUsername?: string;
  /**
   * The token of the order widget that the panel itself uses.
   */
  cabinetWidgetToken?: string;
  /**
   * Whether the keyword tools are offered.
   */
  keywordToolsIsEnabled: boolean;
  /**
   * Whether the keyword tool asks the search box of YouTube. It is not documented, and YouTube may refuse it at any time.
   */
  youtubeSuggestionsEnabled: boolean;
  /**
   * Whether customers with a verified channel can earn by tasks: they watch videos that others have ordered viewers for, and say what they think. Without it nothing is delivered by tasks.
   */
  tasksIsEnabled: boolean;
  /**
   * Whether customers have grades.
   */
  gradesEnabled: boolean;
  /**
   * Whether the discounts of grades are taken off prices; without them, grades bring the rest.
   */
  gradeDiscountsEnabled: boolean;
  /**
   * Whether forms ask for a captcha.
   */
  captchaEnabled: boolean;
  /**
   * Whether registration asks for a messenger contact.
   */
  contactInfoIsRequired: boolean;
  /**
   * Whether staff may work only with two-factor sign-in.
   */
  staffNeedTwoFactor: boolean;
  identityDocuments: IdentityDocuments;
  freeTrial: FreeTrial;
  /**
   * What partners get of an order through their widget, unless it says otherwise.
   */
  defaultOuterWidgetPartnerPercent: number;
  /**
   * Whether customers earn by those whom they refer.
   */
  referralProgramEnabled: boolean;
  /**
   * What a customer gets of what is spent by those whom they have referred.
   */
  referralProgramPercent: number;
  /**
   * How many days a commission is held after its order has ended, before it can be taken.
   */
  referralHoldingDays: number;
  /**
   * The address of a page: an absolute path of the panel, or an address by http or https.
   */
  termsUrl?: string;
  /**
   * The address of a page: an absolute path of the panel, or an address by http or https.
   */
  privacyUrl?: string;
  /**
   * What a customer is told before paying, beside the terms and the privacy policy. A line break begins a paragraph.
   */
  orderPolicy?: Localized;
  /**
   * Where something is not sold. Each entry only ever forbids.
   *
   * @maxItems 100
   */
  salesBlocks: SalesBlock[];
  /**
   * Forms of links that the shop takes beside those it knows by itself; the first that fits is meant.
   *
   * @maxItems 100
   */
  linkRules: LinkRule[];
  /**
   * Whether a customer who orders a service for a link again has to wait until the order before is over: two at once count each other's deliveries.
   */
  oneOrderPerLink: boolean;
  /**
   * Where customers write to.
   */
  supportEmail?: string;
  company?: Company;
  invoicing: Invoicing;
  /**
   * Meta tags in the head of every page.
   *
   * @maxItems 30
   */
  metaTags: MetaTag[];
  /**
   * The names of the routes that the instance offers; without it, all. Home is always among them, since it is where the others send a visitor back to.
   *
   * @maxItems 200
   *
   * Items: The name of a route: its path without outer slashes, inner slashes as dashes; the root is index.
   */
  availableRoutes?: string[];
  /**
   * The places in which banners are shown; without it, all.
   *
   * @maxItems 50
   */
  bannerSlots?: BannerPlace[];
  customCode?: CustomCode;
}
/**
 * The logo of the header. Without logos the panel name stands there.
 */
export interface Logos {
  light: Image;
  dark?: Image;
  /**
   * The address of a page: an absolute path of the panel, or an address by http or https.
   */
  href?: string;
  /**
   * What the logo says to who cannot see it; without it, the panel name.
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
 * The brand colours and how strictly they are kept.
 */
export interface Colours {
  light: Palette;
  dark?: Palette;
  policy: ColourPolicy;
}
/**
 * The colours of one theme. Whatever is absent is derived from the primary colour.
 */
export interface Palette {
  /**
   * The colour of the brand: buttons, links, marks.
   */
  primary: string;
  /**
   * A second colour, for what should stand out beside the brand.
   */
  accent?: string;
  /**
   * The colour that tints greys and borders.
   */
  neutral?: string;
  /**
   * The colour of the page; moved into the band in which every text stays readable.
   */
  background?: string;
  /**
   * The colour of running text; moved as far as its contrast needs.
   */
  text?: string;
}
/**
 * How the engine may treat the colours, and the shape of what it draws.
 */
export interface ColourPolicy {
  /**
   * exact keeps the brand to the bit; readable shifts it as little as perceptual contrast needs.
   */
  fidelity: 'exact' | 'readable';
  /**
   * The contrast of texts by WCAG: aa is 4.5:1, aaa is 7:1.
   */
  contrast: 'aa' | 'aaa';
  /**
   * How round corners are.
   */
  radius: 'none' | 'small' | 'medium' | 'large';
  /**
   * How much room things take.
   */
  density: 'compact' | 'comfortable' | 'spacious';
}
/**
 * The typefaces of the brand, served by the installation itself. Hindi, Japanese, Korean and Chinese are drawn in typefaces of the reader's own system.
 */
export interface Fonts {
  text: FontChoice;
  headings?: FontChoice1;
}
/**
 * How the bar at the top of every page looks, and what stands in it.
 */
export interface Header {
  /**
   * The ground of the bar: plain is that of the page, solid the brand's own colour, tinted a pale shade of it; floating lies over the page with round corners.
   */
  bar: 'plain' | 'solid' | 'tinted' | 'floating';
  /**
   * Whether the bar stays in sight while the page is scrolled.
   */
  isSticky: boolean;
  /**
   * Where the menu stands on a wide screen: in the bar, or in a drawer beside the page. Without it, navigationNavbar decides.
   */
  navigation?: 'bar' | 'drawer';
  /**
   * How high the logo is.
   */
  logoSize: 'small' | 'medium' | 'large';
  /**
   * Where the logo or the name stands in the bar; with a drawer beside the page, in the drawer.
   */
  logoPlace: 'start' | 'centre';
  /**
   * Whether the name stands beside the logo; a logo that says it already needs no second one.
   */
  nameBesideLogo: boolean;
  /**
   * What stands in the bar, in this order. What is not named here stands in the menu instead.
   *
   * @maxItems 5
   */
  tools: HeaderTool[];
}
/**
 * How the end of every page looks.
 */
export interface Footer {
  /**
   * compact is one row of what has to be said; columns repeats the menu beside it, each kind of link under its heading.
   */
  style: 'compact' | 'columns';
}
/**
 * Where the brand can be found elsewhere.
 */
export interface Socials {
  /**
   * The channel on a video platform.
   */
  video?: string;
  /**
   * The contact in a messenger.
   */
  messenger?: string;
  /**
   * The group or community.
   */
  group?: string;
  /**
   * The page in a professional network.
   */
  professionalNetwork?: string;
  /**
   * The page in a social network.
   */
  socialNetwork?: string;
  /**
   * The account of a microblog.
   */
  microblog?: string;
}
/**
 * The counters that run once a visitor has agreed to analytics.
 */
export interface AnalyticsIds {
  /**
   * The measurement id of Google Analytics 4.
   */
  googleAnalytics4?: string;
  /**
   * The container id of Google Tag Manager.
   */
  googleTagManager?: string;
  /**
   * The counter number of Yandex Metrika.
   */
  yandexMetrika?: string;
}
/**
 * The support chats that run once a visitor has agreed or opened them.
 */
export interface ChatIds {
  /**
   * The app id of Intercom.
   */
  intercom?: string;
  /**
   * The website id of Crisp.
   */
  crisp?: string;
  /**
   * The property and widget ids of tawk.to.
   */
  tawk?: string;
  /**
   * The widget id of Jivo.
   */
  jivo?: string;
}
/**
 * An entry that the owner appends to the menu.
 */
export interface CustomMenuItem {
  /**
   * What the entry is called.
   */
  title: Localized;
  /**
   * Where the entry leads.
   */
  url: string;
  /**
   * The name of an icon of the panel.
   */
  icon?: string;
  /**
   * Where the entry stands among its neighbours: the least comes first.
   */
  sorting: number;
  /**
   * Whether the entry is shown at all.
   */
  isShown: boolean;
  /**
   * Whether guests see it.
   */
  showInPublic: boolean;
  /**
   * Whether customers who are logged in see it.
   */
  showInInternal: boolean;
  /**
   * Whether it carries a badge that says it is new.
   */
  isNew: boolean;
  /**
   * Whether it opens in a new tab.
   */
  isExternal: boolean;
}
/**
 * How long identity documents are awaited and kept.
 */
export interface IdentityDocuments {
  /**
   * How many days a customer has to upload what staff ask for.
   */
  answerDays: number;
  /**
   * How many days documents are kept after they were decided on; with 0 they are deleted within the hour.
   */
  keepDays: number;
}
/**
 * Whether and to whom free trials are given.
 */
export interface FreeTrial {
  /**
   * Whether free trials are offered.
   */
  isEnabled: boolean;
  /**
   * Whether guests see them before they log in.
   */
  isOpenToGuests: boolean;
  /**
   * How many trials one customer can take in all.
   */
  maxPerCustomer: number;
  /**
   * What a customer must have spent before the first trial.
   */
  minUserSpendAmount: string;
  /**
   * What a customer must have topped up before the first trial.
   */
  minReplenishmentAmount: string;
  /**
   * How many days a trial can be used after it was taken.
   */
  validDays: number;
}
/**
 * Countries where something is not sold: all of it, or what is named.
 */
export interface SalesBlock {
  /**
   * Countries by their two letters (ISO 3166-1).
   *
   * @minItems 1
   * @maxItems 249
   */
  countries: string[];
  /**
   * Ids of the types of service that are not sold there.
   *
   * @minItems 1
   * @maxItems 500
   */
  serviceTypes?: number[];
  /**
   * Ids of the services that are not sold there. Without types and services, none is.
   *
   * @minItems 1
   * @maxItems 500
   */
  services?: number[];
}
/**
 * A form of links, told by its words alone: no link is ever opened.
 */
export interface LinkRule {
  /**
   * The slug of the network of the shop that such links are of.
   */
  network: string;
  /**
   * Ids of the only types of service that such links are for, whatever their examples look like; without it, the shape tells.
   *
   * @minItems 1
   * @maxItems 100
   */
  serviceTypes?: number[];
  /**
   * The public hosts where such links are found, exactly these; the first is the one that a link is kept with.
   *
   * @minItems 1
   * @maxItems 20
   */
  hosts: string[];
  /**
   * What stands behind the host, as in /{user:handle}/videos/{id:digits:5-20}/*. A part in braces has a name and a kind (digits, code, word, handle, name, slug), and may have a length. A star at the end is one more step that says nothing. What is called user or slug does not tell one page from another.
   */
  path: string;
  /**
   * How the link is kept where that is not as it was read: a path with the names of its parts in braces, as in /videos/{id}.
   */
  to?: string;
  /**
   * What such a link leads to.
   */
  shape:
    | 'profile'
    | 'channel'
    | 'group'
    | 'invite'
    | 'event'
    | 'story'
    | 'post'
    | 'comment'
    | 'video'
    | 'short'
    | 'live'
    | 'clip'
    | 'track'
    | 'album'
    | 'playlist'
    | 'episode'
    | 'show'
    | 'board'
    | 'page'
    | 'redirect';
}
/**
 * Who sells: invoices, credit notes and receipts name it. Without it they name the brand alone, and payments get receipts instead of invoices.
 */
export interface Company {
  /**
   * The name by which the company is registered.
   */
  name: string;
  /**
   * Its postal address, a line each.
   */
  address: string;
  /**
   * The country it is established in, by its two letters (ISO 3166-1).
   */
  country?: string;
  /**
   * Its tax or VAT number.
   */
  taxId?: string;
  /**
   * Where it is registered and under which number.
   */
  registration?: string;
  /**
   * Its bank account as invoices show it, a line each.
   */
  bank?: string;
}
/**
 * How the documents of payments are numbered and made.
 */
export interface Invoicing {
  /**
   * What stands in front of every number, as MQ- in MQ-INV-000001; without it, nothing does.
   */
  numberPrefix?: string;
  /**
   * What the tax is called on documents, such as VAT or GST; without it, tax.
   */
  taxName?: Localized;
  /**
   * Which tax a payment contains; the first rule that fits the buyer holds, and where none fits no tax is shown.
   *
   * @maxItems 100
   */
  taxRules: TaxRule[];
  /**
   * Whether documents are electronic invoices by EN 16931 as well: Factur-X inside the PDF, and UBL beside it.
   */
  electronic: boolean;
}
/**
 * A meta tag in the head of every page.
 */
export interface MetaTag {
  /**
   * The name of the tag, such as keywords or og:site_name. Names that the panel writes itself are refused.
   */
  name: string;
  content: Localized;
}
/**
 * A script of the owner that runs beside the panel, never on pages with credentials, cards or documents.
 */
export interface CustomCode {
  /**
   * The script itself, at most 64 KiB in UTF-8.
   */
  source: string;
  /**
   * strict runs in a sandboxed worker; trusted runs in the page, where the operator of the deployment allows it.
   */
  tier: 'strict' | 'trusted';
  /**
   * The servers that the script may talk to.
   *
   * @maxItems 20
   *
   * Items: The origin of a server: https, its host and, where needed, its port.
   */
  allowedConnections: string[];
}
