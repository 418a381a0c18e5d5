// Made by instance-schema/generate.ts out of the schemas.

import type { Localized } from '../localized.ts';

/**
 * A way in which customers have what they have earned paid out.
 */
export interface WithdrawalMethod {
  /**
   * The version of this schema that the document is written in; without it, the first.
   */
  schemaVersion: 1;
  /**
   * What withdrawals refer to; it belongs to this way of paying out for ever.
   */
  id: number;
  /**
   * What the method is called.
   */
  name: Localized;
  /**
   * The name of an icon of the panel.
   */
  icon: string;
  /**
   * What to know before it is chosen, such as how long it takes.
   */
  description?: Localized;
  /**
   * What customers are to write as their account, such as an IBAN with its holder.
   */
  account_hint?: Localized;
  /**
   * What is kept of the amount, as a share of it.
   */
  fee_percent: number;
  /**
   * The least that is kept, however small the amount.
   */
  min_fee: string;
  /**
   * The least amount that can be withdrawn, more than the fee on it.
   */
  min_amount: string;
  /**
   * The most that can be withdrawn at once; without it there is no such limit.
   */
  max_amount?: string;
}
