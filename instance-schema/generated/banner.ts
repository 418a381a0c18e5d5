// Made by instance-schema/generate.ts out of the schemas.

import type { Localized } from '../localized.ts';

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
 * Something an owner wants to be seen in a place of the panel.
 */
export interface Banner {
  /**
   * The version of this schema that the document is written in; without it, the first.
   */
  schemaVersion: 1;
  /**
   * What tells an entry from its neighbours: a number or a short word.
   */
  id?: number | string;
  place: BannerPlace;
  /**
   * html shows the content; custom is built out of the information.
   */
  type: 'html' | 'custom';
  /**
   * HTML that is sanitised before it is shown; a banner without content is hidden.
   */
  content?: Localized;
  /**
   * How far, in pixels, a visitor scrolls before the banner appears; 0 shows it at once.
   */
  scroll_delay: number;
  /**
   * The slides of a custom banner.
   *
   * @maxItems 20
   */
  information: BannerSlide[];
  /**
   * When it begins to be shown; without it, at once.
   */
  from?: string;
  /**
   * When it stops being shown; without it, never.
   */
  until?: string;
}
/**
 * One slide of a custom banner.
 */
export interface BannerSlide {
  /**
   * The address of the picture behind the slide.
   */
  backgroundImage?: string;
  /**
   * The colour behind the slide.
   */
  backgroundColor?: string;
  /**
   * The address of the picture on the slide.
   */
  image?: string;
  /**
   * The heading.
   */
  title?: Localized;
  /**
   * The colour of the heading.
   */
  titleColor?: string;
  /**
   * The text under the heading.
   */
  subtitle?: Localized;
  /**
   * What the button says.
   */
  buttonText?: Localized;
  /**
   * Where the button leads.
   */
  buttonLink?: string;
  /**
   * The colour of the button.
   */
  buttonBgColor?: string;
  /**
   * The colour of what the button says.
   */
  buttonTextColor?: string;
  /**
   * Where the entry stands among its neighbours: the least comes first.
   */
  sorting: number;
}
