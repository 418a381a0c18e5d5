// Made by instance-schema/generate.ts out of the schemas.

import type { Localized } from '../localized.ts';

/**
 * An entry of the side menu.
 */
export interface MenuItem {
  /**
   * The version of this schema that the document is written in; without it, the first.
   */
  schemaVersion: 1;
  /**
   * What tells an entry from its neighbours: a number or a short word.
   */
  id: number | string;
  /**
   * The route the entry leads to; without it, derived from the url. A name with -group in it makes the entry a group of its children.
   */
  route_name?: string;
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
   * Whether guests see it.
   */
  for_guests: boolean;
  /**
   * Whether customers who are logged in see it.
   */
  for_authorised: boolean;
  /**
   * The entries under it.
   *
   * @maxItems 50
   */
  children: MenuItem[];
  /**
   * When it begins to be shown; without it, at once.
   */
  from?: string;
  /**
   * When it stops being shown; without it, never.
   */
  until?: string;
}
