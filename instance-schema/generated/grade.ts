// Made by instance-schema/generate.ts out of the schemas.

import type { Localized } from '../localized.ts';

/**
 * A level of customers, reached by what they spend, and what it brings.
 */
export type Grade = {
  /**
   * The version of this schema that the document is written in; without it, the first.
   */
  schemaVersion: 1;
  /**
   * What the grades of customers are kept by; it belongs to this grade for ever.
   */
  id: number;
  /**
   * What the grade is called.
   */
  name: Localized;
  /**
   * The name of an icon of the panel.
   */
  icon: string;
  /**
   * What has to be spent on orders that have ended, less what came back of it; at 0, everybody begins with it.
   */
  spending_goal: string;
  /**
   * How many days it holds once it is reached; without it, for good.
   */
  validity_days?: number;
  /**
   * What is taken off the price of each order, as a share of it.
   */
  discount_percent: number;
  /**
   * Whether it opens services that are sold in closed sales.
   */
  available_closed_sales: boolean;
  /**
   * Whether it comes with a manager of one's own.
   */
  available_personal_manager: boolean;
  /**
   * Who that is.
   */
  manager_name?: string;
  /**
   * Where the manager is reached; only customers of the grade see it.
   */
  manager_contact?: string;
  /**
   * Every how many days a consultation can be had; without it, none.
   */
  consultation_chat_period?: number;
  /**
   * Every how many days a thumbnail can be had; without it, none.
   */
  thumbnail_period?: number;
};
