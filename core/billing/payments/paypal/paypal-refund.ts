import { z } from 'zod';
import { orPaymentRefused } from '../accounts/call-provider.ts';
import { ownTag } from '../accounts/own-tag.ts';
import { PaymentRefused, type PaymentToRefund, type RefundedPayment } from '../gateway.ts';
import type { PaypalClient } from './paypal-client.ts';
import { dollars, microIn, paypalAmount } from './paypal-money.ts';
import { amountOf, capturesOf, findOrder, isTaken } from './paypal-order.ts';

/** A refund as it is answered and told. */
export const refundOfCapture = z.object({
  status: z.string(),
  amount: paypalAmount,
  seller_payable_breakdown: z.object({ total_refunded_amount: paypalAmount.optional() }).optional(),
});

const OVER: readonly string[] = ['FAILED', 'CANCELLED'];

/** PayPal forgets keys after some time, so that it is asked first whether it has refunded already. */
export async function refundOrder(
  client: PaypalClient,
  asked: PaymentToRefund,
): Promise<RefundedPayment> {
  const { reference, instanceId, refundReference, amountMicro } = asked;
  const order = reference === undefined ? undefined : await findOrder(client, reference);
  const capture = order && capturesOf(order).find(isTaken);
  if (!order || !capture) throw new PaymentRefused('PayPal has no such payment.');
  const tag = ownTag({ instanceId, ownReference: refundReference });
  const made = (order.purchase_units[0].payments?.refunds ?? []).filter(
    ({ status }) => !OVER.includes(status),
  );
  const madeMicro = made.map(amountOf).reduce((sum, micro) => sum + micro, 0n);
  if (made.some(({ custom_id: own }) => own === tag)) return { refundedMicro: madeMicro };
  const refund = await orPaymentRefused(
    client.call({
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`,
      body: JSON.stringify({ amount: dollars(amountMicro), custom_id: tag }),
      requestId: refundReference,
      answer: refundOfCapture,
    }),
  );
  if (OVER.includes(refund.status)) throw new PaymentRefused('PayPal could not refund it.');
  const total = refund.seller_payable_breakdown?.total_refunded_amount;
  const toldMicro = total && microIn(total);
  return { refundedMicro: toldMicro ?? madeMicro + amountOf(refund) };
}
