// Made by instance-schema/generate.ts out of the schemas.

import type { Localized } from '../localized.ts';

/**
 * A way in which customers pay. The balance is one of them, under the id 0.
 */
export type PaymentMethod = {
  /**
   * The version of this schema that the document is written in; without it, the first.
   */
  schemaVersion: 1;
  /**
   * What invoices refer to; it belongs to this way of paying for ever. The balance has 0.
   */
  id: number;
  /**
   * What the method is called.
   */
  name: Localized;
  /**
   * How a payment goes on: from the balance, at Stripe, on a page elsewhere, by a QR code, by a message with an account number, or by an invoice.
   */
  strategy: 'balance' | 'stripe_checkout' | 'redirect' | 'qr_code' | 'message' | 'invoice';
  /**
   * Who takes the money where it is neither Stripe nor the owner: PayPal or a BTCPay server, on a page elsewhere, once an account there is connected. The sandbox moves none and is there in demo mode only.
   */
  gateway?: 'sandbox' | 'paypal' | 'btcpay';
  /**
   * The name of an icon of the panel.
   */
  icon: string;
  /**
   * How to pay, shown with the details of the payment.
   */
  description?: Localized;
  /**
   * What to know before the method is chosen.
   */
  additional_information?: Localized;
  /**
   * What to write into the comment of a payment.
   */
  comments?: Localized;
  /**
   * What is paid beside the amount, as a share of it.
   */
  fee_percent: number;
  /**
   * The least amount that can be paid in.
   */
  min_amount: string;
  /**
   * The most that can be paid in at once; without it there is no such limit.
   */
  max_amount?: string;
  /**
   * The currency that is charged.
   */
  charge_currency: 'USD';
  /**
   * Whether it can be charged again without the customer.
   */
  charge_type: 'once' | 'recurring';
  /**
   * What the owner of a widget gets of a payment by this method, as a share of it.
   */
  reward_percent: number;
  /**
   * What is given for large amounts; the highest amount that is reached counts.
   *
   * @maxItems 20
   */
  payment_method_bonuses: PaymentMethodBonus[];
  /**
   * Where a customer sends the money: an IBAN or the number of an account.
   */
  account_number?: string;
  /**
   * Whose account it is, as a bank asks for it.
   */
  account_holder?: string;
  /**
   * The bank of the account.
   */
  bank_name?: string;
  /**
   * The code of that bank in international transfers.
   */
  bic?: string;
  public_fields: PaymentDetails;
};

/**
 * A bonus and the amount from which on it is given.
 */
export interface PaymentMethodBonus {
  /**
   * What is given, as a share of the amount.
   */
  bonus_percent: number;
  /**
   * The least amount that it is given for.
   */
  from_amount: string;
}
/**
 * What the details of a payment show.
 */
export interface PaymentDetails {
  /**
   * What the QR code says to the customer's device.
   */
  qr_code?: string;
  /**
   * Whether the customer can write a comment.
   */
  is_user_comment: boolean;
}
