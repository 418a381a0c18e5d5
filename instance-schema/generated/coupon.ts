// Made by instance-schema/generate.ts out of the schemas.

import type { Localized } from '../localized.ts';

/**
 * A code that makes an order cheaper or brings something to the balance.
 */
export type Coupon = {
  /**
   * The version of this schema that the document is written in; without it, the first.
   */
  schemaVersion: 1;
  /**
   * What its uses are counted by; it belongs to this coupon for ever.
   */
  id: number;
  /**
   * What customers type; capitals and small letters are the same.
   */
  code: string;
  /**
   * What the coupon is called.
   */
  name: Localized;
  /**
   * What it brings, for people.
   */
  description?: Localized;
  /**
   * What it does: a discount makes an order cheaper, cashback gives a part of its cost to the balance, a bonus adds to what is paid in from outside.
   */
  bonus_type: 'discount' | 'cashback' | 'bonus';
  /**
   * Whether it brings an amount or a share.
   */
  bonus_amount_calculation_type: 'amount' | 'percentage';
  /**
   * What it brings, where that is an amount.
   */
  bonus_amount?: string;
  /**
   * What it brings, where that is a share.
   */
  bonus_percentage?: number;
  /**
   * The least amount that it can be used for.
   */
  min_amount: string;
  /**
   * When it begins, in UTC; without it, at once.
   */
  valid_from?: string;
  /**
   * When it ends, in UTC; without it, never.
   */
  valid_to?: string;
  /**
   * How often it can be used by all customers together; without it, as often as they like.
   */
  most_uses?: number;
  /**
   * How often one customer can use it.
   */
  most_uses_per_customer: number;
  /**
   * Whether customers find it among their bonuses; else they have to know its code.
   */
  is_listed: boolean;
};
