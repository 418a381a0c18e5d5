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
   * Where the offer is shown: on the page of a service type or after a payment.
   */
  place: 'service_type' | 'success_payment';
  /**
   * Where in that place: on top, in the middle, or beside the networks.
   */
  position: 'top' | 'middle' | 'network';
  /**
   * The id of the network the offer belongs to.
   */
  network?: number;
  /**
   * What the campaign is called in the links of the offer.
   */
  utm_name?: string;
  /**
   * The ids of the service types on whose pages the offer is shown.
   *
   * @maxItems 200
   */
  service_types: number[];
  /**
   * The ids of the services that are offered.
   *
   * @maxItems 200
   */
  services: number[];
}
