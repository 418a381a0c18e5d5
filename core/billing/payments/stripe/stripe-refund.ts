import type Stripe from 'stripe';
import { centsOf, microOfCents } from '#core/money/money.ts';
import type { PaymentToRefund, RefundedPayment } from '../gateway.ts';
import { orRefusal } from './stripe-client.ts';

/** More than the parts in which a payment is ever refunded. */
const MOST_LOOKED_THROUGH = 100;

/** Stripe forgets keys after a day, so that it is asked first whether it has refunded already. */
export async function refundIntent(
  stripe: Stripe,
  intentId: string,
  { instanceId, refundReference, amountMicro }: PaymentToRefund,
): Promise<RefundedPayment> {
  const asked = { payment_intent: intentId, limit: MOST_LOOKED_THROUGH };
  const { data: refunds } = await stripe.refunds.list(asked);
  const isMade = refunds.some(({ metadata }) => metadata?.['own_reference'] === refundReference);
  if (!isMade) {
    const call = stripe.refunds.create(
      {
        payment_intent: intentId,
        amount: centsOf(amountMicro),
        metadata: { own_reference: refundReference, instance: String(instanceId) },
      },
      { idempotencyKey: refundReference },
    );
    await orRefusal(call);
  }
  const expand = ['latest_charge'];
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intentId, { expand });
  if (charge === null || typeof charge !== 'object') throw new Error('Stripe names no charge.');
  return { refundedMicro: microOfCents(charge.amount_refunded) };
}
