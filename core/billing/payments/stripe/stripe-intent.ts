import type Stripe from 'stripe';
import type { OutsidePaymentWay } from '#core/billing/payments/outside/outside-payment.tables.ts';
import { microOfCents } from '#core/money/money.ts';
import type { OutsideState, PaymentToFind } from '../gateway.ts';

/** A card has few charges; one without an answer is among the newest. */
const MOST_LOOKED_THROUGH = 300;

/** Finds the charge of a saved card. */
export async function findIntent(
  stripe: Stripe,
  { reference, ownReference, card }: PaymentToFind,
): Promise<Stripe.PaymentIntent | undefined> {
  if (reference !== undefined) return stripe.paymentIntents.retrieve(reference);
  if (!card) return undefined;
  let looked = 0;
  const asked = { customer: card.customer, limit: 100 };
  for await (const intent of stripe.paymentIntents.list(asked)) {
    if (intent.metadata['own_reference'] === ownReference) return intent;
    looked += 1;
    if (looked === MOST_LOOKED_THROUGH) return undefined;
  }
  return undefined;
}

export function stateOfIntent(intent: Stripe.PaymentIntent): OutsideState {
  switch (intent.status) {
    case 'succeeded':
      return { state: 'paid', amountMicro: microOfCents(intent.amount_received) };
    // Refused, and another card is not asked for.
    case 'requires_payment_method':
    case 'canceled':
      return { state: 'failed' };
    default:
      return { state: 'open', reference: intent.id, payment: wayOfIntent(intent) };
  }
}

/** Where a customer confirms the charge, if the bank requires it. */
export function wayOfIntent({ next_action: next }: Stripe.PaymentIntent): OutsidePaymentWay {
  const url = next?.redirect_to_url?.url ?? undefined;
  return url === undefined ? {} : { url };
}
