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
  { instanceId, refundReference, amountMicro, isLookedForOnly }: PaymentToRefund,
): Promise<RefundedPayment | undefined> {
  const refunds = await readRefunds(stripe, intentId);
  const isMade = refunds.some((refund) => referenceOf(refund) === refundReference);
  if (isMade) return refundsIn(refunds);
  if (isLookedForOnly) return undefined;
  const call = stripe.refunds.create(
    {
      payment_intent: intentId,
      amount: centsOf(amountMicro),
      metadata: { own_reference: refundReference, instance: String(instanceId) },
    },
    { idempotencyKey: refundReference },
  );
  await orRefusal(call);
  return refundsIn(await readRefunds(stripe, intentId));
}

/** What Stripe knows of the refunds of a payment; an event about one of them may be old. */
export const refundsOf = async (stripe: Stripe, intentId: string): Promise<RefundedPayment> =>
  refundsIn(await readRefunds(stripe, intentId));

async function readRefunds(stripe: Stripe, intentId: string): Promise<Stripe.Refund[]> {
  const asked = { payment_intent: intentId, limit: MOST_LOOKED_THROUGH };
  return (await stripe.refunds.list(asked)).data;
}

/** Stripe subtracts what has failed from what it calls refunded; here neither total ever falls. */
function refundsIn(refunds: readonly Stripe.Refund[]): RefundedPayment {
  const sum = (some: readonly Stripe.Refund[]) =>
    microOfCents(some.reduce((cents, { amount }) => cents + amount, 0));
  return {
    refundedMicro: sum(refunds),
    returnedMicro: sum(refunds.filter(isReturned)),
    refunds: refunds.flatMap((refund) => {
      const reference = referenceOf(refund);
      if (!reference) return [];
      if (!isReturned(refund)) return [{ reference }];
      return [{ reference, returned: refund.failure_reason ?? refund.status ?? '' }];
    }),
  };
}

const referenceOf = ({ metadata }: Stripe.Refund) => metadata?.['own_reference'];

/** Both are final, whatever its state was before. */
const isReturned = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';
