import type Stripe from 'stripe';
import type { Deps } from '#core/deps.ts';
import { centsOf, microOfCents } from '#core/money/money.ts';
import {
  PaymentRefused,
  type Gateway,
  type OutsideState,
  type PaymentToFind,
  type PaymentToStart,
} from '../gateway.ts';
import { createStripeClient, orRefusal, type StripeSettings } from './stripe-client.ts';
import { findIntent, stateOfIntent } from './stripe-intent.ts';
import { refundIntent } from './stripe-refund.ts';
import { createStripeVault } from './stripe-vault.ts';
import { verifyStripeEvent } from './stripe-webhook.ts';

/** The customer never saw the page of a start without an answer, so the newest suffice. */
const MOST_LOOKED_THROUGH = 300;

/** Payments on Stripe's hosted page, and by cards saved at Stripe. */
export function createStripeGateway(
  { clock }: Pick<Deps, 'clock'>,
  settings: StripeSettings,
): Gateway {
  const stripe = createStripeClient(settings);
  return {
    async start(payment) {
      const call = stripe.checkout.sessions.create(sessionOf(payment), {
        idempotencyKey: payment.ownReference,
      });
      const session = await orRefusal(call);
      return { reference: session.id, payment: wayOf(session) };
    },
    async find(payment) {
      if (isByCard(payment)) {
        const intent = await findIntent(stripe, payment);
        return intent ? stateOfIntent(intent) : { state: 'absent' };
      }
      const session = await findSession(stripe, payment);
      return session ? stateOf(session) : { state: 'absent' };
    },
    async close(reference) {
      await stripe.checkout.sessions.expire(reference);
    },
    async refund(asked) {
      const intentId = isByCard(asked)
        ? (await findIntent(stripe, asked))?.id
        : intentOf(await findSession(stripe, asked));
      if (intentId === undefined) throw new PaymentRefused('Stripe has no such payment.');
      return refundIntent(stripe, intentId, asked);
    },
    verify: (webhook) => verifyStripeEvent(stripe, { clock, settings, webhook }),
    cards: createStripeVault(stripe),
  };
}

/** What a saved card has paid is known by its intent, also when the card is gone. */
const isByCard = ({ card, reference }: PaymentToFind): boolean =>
  card !== undefined || reference?.startsWith('pi_') === true;

function sessionOf(payment: PaymentToStart): Stripe.Checkout.SessionCreateParams {
  const { origin, ownReference, instanceId, amountMicro } = payment;
  // Also set on the payment: events of charges and disputes do not carry the session's metadata.
  const metadata = { own_reference: ownReference, instance: String(instanceId) };
  return {
    mode: 'payment',
    client_reference_id: ownReference,
    metadata,
    payment_intent_data: { metadata },
    // Other methods may take days; the invoice is open for one.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          // The amount was rounded up to cents before.
          unit_amount: centsOf(amountMicro),
          product_data: { name: `${new URL(origin).host} · ${payment.invoiceId}` },
        },
      },
    ],
    success_url: `${origin}${payment.successUrl}`,
    cancel_url: `${origin}${payment.cancelUrl}`,
  };
}

async function findSession(
  stripe: Stripe,
  { reference, ownReference }: PaymentToFind,
): Promise<Stripe.Checkout.Session | undefined> {
  if (reference !== undefined) return stripe.checkout.sessions.retrieve(reference);
  let looked = 0;
  for await (const session of stripe.checkout.sessions.list({ limit: 100 })) {
    if (session.client_reference_id === ownReference) return session;
    looked += 1;
    if (looked === MOST_LOOKED_THROUGH) return undefined;
  }
  return undefined;
}

function stateOf(session: Stripe.Checkout.Session): OutsideState {
  if (session.payment_status === 'paid') {
    return { state: 'paid', amountMicro: microOfCents(session.amount_total ?? 0) };
  }
  if (session.status === 'expired') return { state: 'failed' };
  return { state: 'open', reference: session.id, payment: wayOf(session) };
}

function intentOf(session: Stripe.Checkout.Session | undefined): string | undefined {
  const intent = session?.payment_intent ?? undefined;
  return typeof intent === 'object' ? intent.id : intent;
}

const wayOf = ({ url }: Stripe.Checkout.Session) => (url === null ? {} : { url });
