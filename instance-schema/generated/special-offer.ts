// Made by instance-schema/generate.ts out of the schemas.

import type { Localized } from '../localized.ts';

/**
 * Services that are recommended in a place of the panel.
 */
export interface SpecialOffer {
  /**
   * The version of this schema that the document is written in; without it, the first.
   */
  schemaVersion: 1;
  /**
   * What tells an entry from its neighbours: a number or a short word.
   */
  id: number | string;
  /**
   * What the offer is called.
   */
  name: Localized;
  /**
   * Where the offer is shown: in lists of services and on the pages of service types, or after a payment.
   */
  place: 'service_type' | 'success_payment';
  /**
   * Where among services: above them, below them (on the page of a type above the comparison), or beside the networks. After a payment there is one position.
   */
  position: 'top' | 'middle' | 'network';
  /**
   * The id of the network in whose lists the offer is shown; without it and without types, it is shown in all of them.
   */
  network?: number;
  /**
   * What the campaign is called in the links of the offer.
   */
  utm_name?: string;
  /**
   * The ids of the service types in whose lists and on whose pages the offer is shown; without any, its network decides.
   *
   * @maxItems 200
   */
  service_types: number[];
  /**
   * The ids of the services that are offered; the first four that can be ordered are shown.
   *
   * @maxItems 200
   */
  services: number[];
  /**
   * When it begins to be shown; without it, at once.
   */
  from?: string;
  /**
   * When it stops being shown; without it, never.
   */
  until?: string;
}
