// Made by instance-schema/generate.ts out of the schemas.

import type { Localized } from '../localized.ts';

/**
 * A plan that customers pay monthly to have the positions of their keywords measured.
 */
export interface TariffPlan {
  /**
   * The version of this schema that the document is written in; without it, the first.
   */
  schemaVersion: 1;
  /**
   * What the plans of customers are kept by; it belongs to this plan for ever.
   */
  id: number;
  /**
   * What the plan is called.
   */
  name: Localized;
  /**
   * Whom it is for, in one sentence.
   */
  description?: Localized;
  /**
   * What a month costs; customers who have the plan keep the price that they agreed to.
   */
  price: string;
  /**
   * How many keywords a customer can have measured.
   */
  keywords_limit: number;
  /**
   * How many days are free for a customer who has had no plan before.
   */
  trial_days: number;
  /**
   * Whether it stands out among the others.
   */
  is_highlight: boolean;
  /**
   * Plans stand by this number, the lowest first; those with the same by their price.
   */
  position: number;
  /**
   * Whether it can be chosen; customers who have it keep it.
   */
  is_shown: boolean;
}
