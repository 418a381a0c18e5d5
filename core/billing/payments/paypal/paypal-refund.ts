import { z } from 'zod';
import { orPaymentRefused } from '../accounts/call-provider.ts';
import { ownReferenceIn, ownTag } from '../accounts/own-tag.ts';
import { PaymentRefused, type PaymentToRefund, type RefundedPayment } from '../gateway.ts';
import type { PaypalClient } from './paypal-client.ts';
import { dollars, paypalAmount } from './paypal-money.ts';
import {
  amountOf,
  capturesOf,
  findOrder,
  isTaken,
  refundsOf,
  type PaypalOrder,
} from './paypal-order.ts';

/** A refund as it is answered and told. */
export const refundOfCapture = z.object({
  status: z.string(),
  amount: paypalAmount,
  seller_payable_breakdown: z.object({ total_refunded_amount: paypalAmount.optional() }).optional(),
});

/** Both are final, whatever its state was before. */
const RETURNED: readonly string[] = ['FAILED', 'CANCELLED'];
const isReturned = ({ status }: { status: string }) => RETURNED.includes(status);

/** PayPal forgets keys after some time, so that it is asked first whether it has refunded already. */
export async function refundOrder(
  client: PaypalClient,
  asked: PaymentToRefund,
): Promise<RefundedPayment | undefined> {
  const { reference, instanceId, refundReference, amountMicro } = asked;
  const order = reference === undefined ? undefined : await findOrder(client, reference);
  const capture = order && capturesOf(order).find(isTaken);
  if (!order || !capture) throw new PaymentRefused('PayPal has no such payment.');
  const known = refundsIn(order, instanceId);
  if (known.refunds.some((refund) => refund.reference === refundReference)) return known;
  if (asked.isLookedForOnly) return undefined;
  const tag = ownTag({ instanceId, ownReference: refundReference });
  const refund = await orPaymentRefused(
    client.call({
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`,
      body: JSON.stringify({ amount: dollars(amountMicro), custom_id: tag }),
      requestId: refundReference,
      answer: refundOfCapture,
    }),
  );
  if (isReturned(refund)) throw new PaymentRefused('PayPal could not refund it.');
  return {
    refundedMicro: known.refundedMicro + amountOf(refund),
    returnedMicro: known.returnedMicro,
    refunds: [...known.refunds, { reference: refundReference }],
    unaskedMicro: known.unaskedMicro,
  };
}

/** What PayPal knows of the refunds of an order; what has failed counts as sent and as come back. */
export function refundsIn(order: PaypalOrder, instanceId: number): RefundedPayment {
  const made = refundsOf(order);
  const isAsked = (one: (typeof made)[number]) =>
    ownReferenceIn(one.custom_id, instanceId) !== undefined;
  const unasked = made.filter((refund) => !isReturned(refund) && !isAsked(refund));
  const sum = (some: typeof made) => some.reduce((micro, each) => micro + amountOf(each), 0n);
  return {
    refundedMicro: sum(made),
    returnedMicro: sum(made.filter(isReturned)),
    unaskedMicro: unasked.map(amountOf),
    refunds: made.flatMap((refund) => {
      const reference = ownReferenceIn(refund.custom_id, instanceId);
      if (reference === undefined) return [];
      return [isReturned(refund) ? { reference, returned: refund.status } : { reference }];
    }),
  };
}
