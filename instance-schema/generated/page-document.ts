// Made by instance-schema/generate.ts out of the schemas.

import type { Localized } from '../localized.ts';

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
}
