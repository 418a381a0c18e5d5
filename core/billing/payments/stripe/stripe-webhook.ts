import Stripe from 'stripe';
import type { Clock } from '#core/clock.ts';
import { microOfCents } from '#core/money/money.ts';
import type { GatewayEvent, Webhook } from '../gateway.ts';
import type { StripeSettings } from './stripe-client.ts';
import { refundsOf } from './stripe-refund.ts';

const TOLERANCE_SECONDS = 300;
const CURRENCY = 'usd';

interface Received {
  clock: Clock;
  settings: StripeSettings;
  webhook: Webhook;
}

/** Stripe's events about payments of this instance; undefined if the signature is not Stripe's. */
export async function verifyStripeEvent(
  stripe: Stripe,
  { clock, settings, webhook }: Received,
): Promise<GatewayEvent[] | undefined> {
  const header = webhook.headers.get('stripe-signature') ?? '';
  const receivedAt = clock.now().getTime();
  for (const secret of settings.webhookSecrets) {
    try {
      const body = Buffer.from(webhook.rawBody);
      const event = stripe.webhooks.constructEvent(
        ...([body, header, secret, TOLERANCE_SECONDS, undefined, receivedAt] as const),
      );
      const meant = await meaningOf(stripe, event, String(webhook.instanceId));
      return meant ? [{ id: event.id, ...meant }] : [];
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  return undefined;
}

type Meaning = Omit<GatewayEvent, 'id'>;

async function meaningOf(
  stripe: Stripe,
  event: Stripe.Event,
  instance: string,
): Promise<Meaning | undefined> {
  const setup = setupIn(event);
  if (setup) return ofSetup(setup, instance);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return event.data.object.payment_status === 'paid'
        ? ofSession(event.data.object, instance, 'paid')
        : undefined;
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, instance, 'failed');
    case 'payment_intent.succeeded':
      return ofIntent(event.data.object, instance, 'paid');
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return ofIntent(event.data.object, instance, 'failed');
    case 'charge.refunded':
      return ofRefunds(stripe, event.data.object, instance);
    // Of the three, which one is sent is a matter of the account's version of the API.
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated': {
      const { status, charge } = event.data.object;
      if ((status !== 'failed' && status !== 'canceled') || charge === null) return undefined;
      return ofRefunds(stripe, await chargeNamed(stripe, charge), instance);
    }
    case 'charge.dispute.created':
      return ofDispute(stripe, event.data.object, { instance, kind: 'disputed' });
    case 'charge.dispute.closed': {
      const { status } = event.data.object;
      if (status !== 'won' && status !== 'lost') return undefined;
      const kind = status === 'won' ? 'dispute_won' : 'dispute_lost';
      return ofDispute(stripe, event.data.object, { instance, kind });
    }
    default:
      return undefined;
  }
}

type Setup = Pick<Stripe.Checkout.Session, 'metadata'>;

/** The ended page for saving a card; its result is then read from Stripe. */
function setupIn(event: Stripe.Event): Setup | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return event.data.object.mode === 'setup' ? event.data.object : undefined;
    case 'setup_intent.succeeded':
      return event.data.object;
    default:
      return undefined;
  }
}

function ofSetup({ metadata }: Setup, instance: string): Meaning | undefined {
  const reference = metadata?.['own_reference'];
  if (metadata?.['instance'] !== instance || !reference) return undefined;
  return { kind: 'card_setup', reference };
}

/** Only of saved cards: on a hosted page a customer may try another card after a refusal. */
function ofIntent(
  { metadata, currency, amount_received: cents, last_payment_error: error }: Stripe.PaymentIntent,
  instance: string,
  kind: 'paid' | 'failed',
): Meaning | undefined {
  const { own_reference: reference, instance: whose, saved_card: isByCard } = metadata;
  if (whose !== instance || currency !== CURRENCY || !reference || !isByCard) return undefined;
  // The bank requires confirmation, which the customer is about to be asked for.
  if (kind === 'failed' && error?.code === 'authentication_required') return undefined;
  return { kind, reference, amountMicro: microOfCents(cents) };
}

/** Every endpoint of a Stripe account receives the events of all instances. */
function ofSession(
  { id, metadata, currency, amount_total: cents }: Stripe.Checkout.Session,
  instance: string,
  kind: 'paid' | 'failed',
): Meaning | undefined {
  if (metadata?.['instance'] !== instance || currency !== CURRENCY) return undefined;
  return { kind, reference: id, amountMicro: microOfCents(cents ?? 0) };
}

function ofCharge(
  { metadata, currency }: Stripe.Charge,
  instance: string,
  { cents, ...told }: { kind: Meaning['kind']; cents: number; caseId?: string },
): Meaning | undefined {
  const reference = metadata['own_reference'];
  if (metadata['instance'] !== instance || currency !== CURRENCY || !reference) return undefined;
  return { ...told, reference, amountMicro: microOfCents(cents) };
}

/** With the state of all refunds as they are now, so that it does not matter which event is late. */
async function ofRefunds(
  stripe: Stripe,
  charge: Stripe.Charge,
  instance: string,
): Promise<Meaning | undefined> {
  const { amount_refunded: cents, payment_intent: intent } = charge;
  const told = ofCharge(charge, instance, { kind: 'refunded', cents });
  const intentId = typeof intent === 'object' ? intent?.id : intent;
  if (!told || intentId === undefined) return told;
  const { refundedMicro, ...others } = await refundsOf(stripe, intentId);
  const toldMicro = microOfCents(cents);
  return {
    ...{ ...told, ...others },
    amountMicro: refundedMicro > toldMicro ? refundedMicro : toldMicro,
  };
}

/** What a dispute or a refund is about, which names the payment. */
const chargeNamed = (stripe: Stripe, charge: string | Stripe.Charge) =>
  typeof charge === 'string' ? stripe.charges.retrieve(charge) : charge;

async function ofDispute(
  stripe: Stripe,
  { id, charge, amount: cents }: Stripe.Dispute,
  { instance, kind }: { instance: string; kind: Meaning['kind'] },
): Promise<Meaning | undefined> {
  return ofCharge(await chargeNamed(stripe, charge), instance, { kind, cents, caseId: id });
}
