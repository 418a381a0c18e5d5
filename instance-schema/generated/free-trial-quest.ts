// Made by instance-schema/generate.ts out of the schemas.

import type { Localized } from '../localized.ts';

/**
 * Something that customers do for a free order, and what that order delivers.
 */
export interface FreeTrialQuest {
  /**
   * The version of this schema that the document is written in; without it, the first.
   */
  schemaVersion: 1;
  /**
   * What the trials of customers are kept by; it belongs to this quest for ever.
   */
  id: number;
  /**
   * What the quest is called.
   */
  name: Localized;
  /**
   * What is to be done, in one sentence.
   */
  short_body: Localized;
  /**
   * What is to be done, step by step; paragraphs are parted by empty lines.
   */
  body: Localized;
  image?: Image;
  /**
   * Where it is done, by https; without it, the text says where.
   */
  url?: string;
  /**
   * The slug of the network whose icon stands at the quest; without it, that of the service.
   */
  network?: string;
  /**
   * The slug of the service that the free order is of.
   */
  service: string;
  /**
   * How many the free order delivers, within what the service allows.
   */
  quantity: number;
  /**
   * Whether a link that proves it is asked for and staff decide; else the trial is granted at once.
   */
  allow_proof_url: boolean;
  /**
   * How often one customer can take it.
   */
  repeats_count: number;
  /**
   * How often it is granted to all customers together; without it, as often as they like.
   */
  limit?: number;
  /**
   * What a customer must have spent before this quest.
   */
  min_user_spend_amount: string;
  /**
   * What a customer must have topped up before this quest.
   */
  min_replenishment_amount: string;
  /**
   * Whether it is offered; a quest that is not can no longer be begun.
   */
  is_shown: boolean;
}
/**
 * A picture of the quest; without it, its network is shown.
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
