import type { OutsidePaymentWay } from '#core/billing/payments/outside/outside-payment.tables.ts';
import type { EventKind } from './webhooks/gateway-event.contract.ts';

/** A payment as requested from a gateway. */
export interface PaymentToStart {
  instanceId: number;
  invoiceId: bigint;
  /** Our reference; a gateway that receives it twice makes only one payment. */
  ownReference: string;
  amountMicro: bigint;
  customerId: bigint;
  /** The panel's origin, without a trailing slash. */
  origin: string;
  /** Paths of the panel to return to. */
  successUrl: string;
  cancelUrl: string;
}

export interface StartedPayment {
  /** The gateway's id of the payment. */
  reference: string;
  /** A `url` that begins with a slash is a path of the panel. */
  payment: OutsidePaymentWay;
}

export interface PaymentToFind {
  instanceId: number;
  ownReference: string;
  /** Undefined if the answer to the start was lost. */
  reference: string | undefined;
  /** The saved card that was charged, if it was one. */
  card?: CardAtGateway | undefined;
}

/** A payment of which something is to be given back. */
export interface PaymentToRefund extends PaymentToFind {
  /** Our reference of the refund; a gateway that receives it twice refunds only once. */
  refundReference: string;
  amountMicro: bigint;
  /** While a bank decides nothing more is sent; only what was made before is told. */
  isLookedForOnly: boolean;
}

/** A refund that we have asked for, by our reference. */
export interface KnownRefund {
  reference: string;
  /** What the bank has said, if it has sent it back. */
  returned?: string | undefined;
}

export interface RefundedPayment {
  /** All that was sent back of the payment so far, also what a bank has returned since. */
  refundedMicro: bigint;
  /** What of it came back. Neither of the two ever falls. */
  returnedMicro: bigint;
  refunds: readonly KnownRefund[];
  /**
   * The amount of each that did not come back and that we have not asked for. Only of a gateway that
   * tells of what a lost dispute took as of a refund, which is found among them.
   */
  unaskedMicro?: readonly bigint[] | undefined;
}

/** The gateway's state of a payment. */
export type OutsideState =
  | { state: 'absent' }
  /** `isOnItsWay` where its payer has done what they can, and only the money has not come yet. */
  | ({ state: 'open'; isOnItsWay?: boolean } & StartedPayment)
  | { state: 'paid'; amountMicro: bigint }
  | { state: 'failed' };

/** An event of a gateway, in our terms. */
export interface GatewayEvent {
  /** The same for every delivery of the event. */
  id: string;
  kind: EventKind;
  /** Our reference or the gateway's, of the payment or of the page for saving a card. */
  reference: string;
  /** The amount paid, refunded in total so far, or disputed. */
  amountMicro?: bigint;
  /** Of a refund: what of that amount came back, and which of ours it is about. */
  returnedMicro?: bigint;
  refunds?: readonly KnownRefund[] | undefined;
  /** As in `RefundedPayment`; also of the end of a dispute. */
  unaskedMicro?: readonly bigint[] | undefined;
  /** Identifies a dispute or refund among those of a payment. */
  caseId?: string;
}

export interface Webhook {
  instanceId: number;
  headers: Headers;
  rawBody: Uint8Array;
}

/** The gateway's ids of a saved card and of its customer. */
export interface CardAtGateway {
  customer: string;
  card: string;
}

/** What is shown of a card. */
export interface CardFacts {
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

/** A card to be saved on a page of the gateway. */
export interface CardToSave {
  instanceId: number;
  /** Our reference; a gateway that receives it twice makes only one page. */
  ownReference: string;
  origin: string;
  successUrl: string;
  cancelUrl: string;
}

export type CardSetupState =
  | { state: 'open' }
  | { state: 'saved'; at: CardAtGateway; facts: CardFacts }
  | { state: 'failed' };

export interface CardPayment extends PaymentToStart {
  card: CardAtGateway;
  /** Whether the customer is present to confirm the payment, as some banks require. */
  isCustomerHere: boolean;
}

/** Why a bank refused a card. */
export type CardRefusal = 'declined' | 'insufficient_funds' | 'card_expired';

export type CardOutcome =
  | { outcome: 'paid'; reference: string; amountMicro: bigint }
  | ({ outcome: 'needs_customer' } & StartedPayment)
  | { outcome: 'refused'; reason: CardRefusal };

/** Cards stored at a gateway, which can be charged without being entered again. */
export interface CardVault {
  begin(card: CardToSave): Promise<{ reference: string; url: string }>;
  find(asked: { instanceId: number; reference: string }): Promise<CardSetupState>;
  /** Throws like `start` of a payment. */
  charge(payment: CardPayment): Promise<CardOutcome>;
  /** Succeeds for a card that is already gone. */
  remove(asked: CardAtGateway & { instanceId: number }): Promise<void>;
}

/**
 * A payment provider outside. Never call it within a transaction; when a call throws, its outcome
 * is unknown.
 */
export interface Gateway {
  /** Starts a payment; throws `PaymentRefused` only if it is certain that there is none. */
  start(payment: PaymentToStart): Promise<StartedPayment>;
  find(payment: PaymentToFind): Promise<OutsideState>;
  /** Takes down the page of a payment, by its reference, so that nobody pays there any more. */
  close?(reference: string): Promise<void>;
  /**
   * Gives back a part of a payment; throws `PaymentRefused` only if it is certain that it did not.
   * Undefined if it was only to look, and there is no such refund.
   */
  refund?(asked: PaymentToRefund): Promise<RefundedPayment | undefined>;
  /** The events of a delivery; undefined if the signature is not the gateway's. */
  verify(webhook: Webhook): Promise<GatewayEvent[] | undefined>;
  /** Set if the gateway can save cards. */
  cards?: CardVault;
}

/** The gateway refused: there is no payment or refund, and there will be none. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}
