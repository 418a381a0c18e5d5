import Stripe from 'stripe';
import { centsOf } from '#core/money/money.ts';
import {
  PaymentRefused,
  type CardOutcome,
  type CardPayment,
  type CardRefusal,
  type CardSetupState,
  type CardToSave,
  type CardVault,
} from '../gateway.ts';
import { orRefusal } from './stripe-client.ts';
import { stateOfIntent, wayOfIntent } from './stripe-intent.ts';

/**
 * Cards saved at Stripe, each with a Stripe customer of its own, so that cards cannot be linked and
 * both are deleted together.
 */
export function createStripeVault(stripe: Stripe): CardVault {
  return {
    async begin(card) {
      const call = stripe.checkout.sessions.create(setupOf(card), {
        idempotencyKey: card.ownReference,
      });
      const { id, url } = await orRefusal(call);
      if (url === null) throw new PaymentRefused('Stripe has no page for this card.');
      return { reference: id, url };
    },
    async find({ reference }) {
      const expand = ['setup_intent.payment_method'];
      return setupStateOf(await stripe.checkout.sessions.retrieve(reference, { expand }));
    },
    charge: (payment) => charge(stripe, payment),
    async remove({ customer, card }) {
      await unlessGone(stripe.paymentMethods.detach(card));
      await unlessGone(stripe.customers.del(customer));
    },
  };
}

function setupOf(card: CardToSave): Stripe.Checkout.SessionCreateParams {
  const { origin, ownReference, instanceId } = card;
  const metadata = { own_reference: ownReference, instance: String(instanceId) };
  return {
    mode: 'setup',
    client_reference_id: ownReference,
    metadata,
    setup_intent_data: { metadata },
    customer_creation: 'always',
    allowed_payment_method_types: ['card'],
    success_url: `${origin}${card.successUrl}`,
    cancel_url: `${origin}${card.cancelUrl}`,
  };
}

function setupStateOf(session: Stripe.Checkout.Session): CardSetupState {
  const { setup_intent: intent, customer, status } = session;
  if (status === 'expired') return { state: 'failed' };
  if (status !== 'complete' || typeof intent !== 'object') return { state: 'open' };
  const method = intent?.payment_method;
  if (intent?.status !== 'succeeded' || typeof method !== 'object' || !method?.card) {
    return { state: 'open' };
  }
  const owner = typeof customer === 'string' ? customer : customer?.id;
  if (owner === undefined) return { state: 'failed' };
  const { brand, last4: lastFour, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return {
    state: 'saved',
    at: { customer: owner, card: method.id },
    facts: { brand, lastFour, expiryMonth, expiryYear },
  };
}

/**
 * Charges at once; if the bank requires confirmation, the same charge is confirmed by the customer.
 */
async function charge(stripe: Stripe, payment: CardPayment): Promise<CardOutcome> {
  const { ownReference, isCustomerHere, card } = payment;
  const returnUrl = `${payment.origin}${payment.successUrl}`;
  try {
    const intent = await stripe.paymentIntents.create(
      { ...intentOf(payment), ...(isCustomerHere ? { return_url: returnUrl } : OFF_SESSION) },
      { idempotencyKey: ownReference },
    );
    return outcomeOf(intent);
  } catch (error) {
    const wanted = isCustomerHere ? undefined : intentToConfirm(error);
    if (!wanted) return refusalOf(error);
    return stripe.paymentIntents
      .confirm(
        wanted.id,
        { payment_method: card.card, return_url: returnUrl },
        { idempotencyKey: `${ownReference}/confirm` },
      )
      .then(outcomeOf, refusalOf);
  }
}

const OFF_SESSION = { off_session: true } as const;

function intentOf(payment: CardPayment): Stripe.PaymentIntentCreateParams {
  const { origin, invoiceId, card } = payment;
  return {
    // The amount was rounded up to cents before.
    amount: centsOf(payment.amountMicro),
    currency: 'usd',
    customer: card.customer,
    payment_method: card.card,
    allowed_payment_method_types: ['card'],
    confirm: true,
    description: `${new URL(origin).host} · ${invoiceId}`,
    metadata: {
      own_reference: payment.ownReference,
      instance: String(payment.instanceId),
      saved_card: '1',
    },
  };
}

function outcomeOf(intent: Stripe.PaymentIntent): CardOutcome {
  const found = stateOfIntent(intent);
  switch (found.state) {
    case 'paid':
      return { outcome: 'paid', reference: intent.id, amountMicro: found.amountMicro };
    case 'open':
      return { outcome: 'needs_customer', reference: intent.id, payment: wayOfIntent(intent) };
    case 'failed':
    case 'absent':
      return { outcome: 'refused', reason: reasonOf(intent.last_payment_error) };
  }
}

/** The charge that the customer must confirm. */
function intentToConfirm(error: unknown): Stripe.PaymentIntent | undefined {
  const isWanted =
    error instanceof Stripe.errors.StripeCardError && error.code === 'authentication_required';
  return isWanted ? error.payment_intent : undefined;
}

/** A refusal of the card or of Stripe; otherwise the outcome is unknown. */
async function refusalOf(error: unknown): Promise<CardOutcome> {
  if (error instanceof Stripe.errors.StripeCardError) {
    return { outcome: 'refused', reason: reasonOf(error) };
  }
  return orRefusal(Promise.reject(error));
}

function reasonOf(
  said: { code?: string | undefined; decline_code?: string | undefined } | null,
): CardRefusal {
  if (said?.code === 'expired_card') return 'card_expired';
  return said?.decline_code === 'insufficient_funds' ? 'insufficient_funds' : 'declined';
}

/** A card that is already gone counts as removed. */
async function unlessGone(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}
