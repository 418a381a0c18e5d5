import type { OutsidePaymentWay } from '#core/platform/db/invoice-tables.ts';
import type { EventKind } from './webhooks/gateway-event.contract.ts';

/** A payment as a gateway is asked for it. */
export interface PaymentToStart {
  instanceId: number;
  invoiceId: bigint;
  /** Ours; a gateway that hears it twice has one payment all the same. */
  ownReference: string;
  amountMicro: bigint;
  customerId: bigint;
  /** Where the panel answers, without a slash at the end. */
  origin: string;
  /** Paths of the panel to come back to. */
  successUrl: string;
  cancelUrl: string;
}

export interface StartedPayment {
  /** The gateway's own name of the payment. */
  reference: string;
  /** A `url` that begins with a slash is a path of the panel. */
  payment: OutsidePaymentWay;
}

export interface PaymentToFind {
  instanceId: number;
  ownReference: string;
  /** Undefined where the answer to the start was never heard. */
  reference: string | undefined;
  /** The saved card that was charged, if it was one. */
  card?: CardAtGateway | undefined;
}

/** What a gateway knows of a payment. */
export type OutsideState =
  | { state: 'absent' }
  | ({ state: 'open' } & StartedPayment)
  | { state: 'paid'; amountMicro: bigint }
  | { state: 'failed' };

/** What has happened at a gateway, in our words. */
export interface GatewayEvent {
  /** The same for every delivery of it. */
  id: string;
  kind: EventKind;
  /** Of the payment, or of the page where a card is saved: ours, or the gateway's. */
  reference: string;
  /** What was paid, given back so far, or is disputed. */
  amountMicro?: bigint;
  /** What tells apart the disputes and refunds of a payment. */
  caseId?: string;
}

export interface Webhook {
  instanceId: number;
  headers: Headers;
  rawBody: Uint8Array;
}

/** What a gateway calls a card that it keeps, and the customer whose it is. */
export interface CardAtGateway {
  customer: string;
  card: string;
}

/** All that is shown of a card. */
export interface CardFacts {
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

/** A card is to be saved, on a page of the gateway. */
export interface CardToSave {
  instanceId: number;
  /** Ours; a gateway that hears it twice has one page all the same. */
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
  /** Whether the customer can confirm it now, as some banks want. */
  isCustomerHere: boolean;
}

/** Why a bank has refused a card. */
export type CardRefusal = 'declined' | 'insufficient_funds' | 'card_expired';

export type CardOutcome =
  | { outcome: 'paid'; reference: string; amountMicro: bigint }
  | ({ outcome: 'needs_customer' } & StartedPayment)
  | { outcome: 'refused'; reason: CardRefusal };

/** A gateway's keeping of cards, which are charged again without being typed again. */
export interface CardVault {
  begin(card: CardToSave): Promise<{ reference: string; url: string }>;
  find(asked: { instanceId: number; reference: string }): Promise<CardSetupState>;
  /** Throws as the start of a payment does. */
  charge(payment: CardPayment): Promise<CardOutcome>;
  /** Also of one that is gone already. */
  remove(asked: CardAtGateway & { instanceId: number }): Promise<void>;
}

/**
 * Somebody outside who takes money. Nothing of it is called within a transaction; what throws had
 * an outcome that nobody knows.
 */
export interface Gateway {
  /** Starts a payment, or throws `PaymentRefused` if it is certain that there is none. */
  start(payment: PaymentToStart): Promise<StartedPayment>;
  find(payment: PaymentToFind): Promise<OutsideState>;
  /** The events of a delivery; undefined if somebody else has sent it. */
  verify(webhook: Webhook): Promise<GatewayEvent[] | undefined>;
  /** Where it keeps cards. */
  cards?: CardVault;
}

/** The gateway has said no: there is no payment, and there will be none. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}
