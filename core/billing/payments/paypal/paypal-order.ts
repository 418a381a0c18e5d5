import { z } from 'zod';
import { orUnknown, ProviderRefused, ProviderUnclear } from '../accounts/call-provider.ts';
import { ownTag } from '../accounts/own-tag.ts';
import type { OutsideState, PaymentToStart } from '../gateway.ts';
import type { PaypalClient } from './paypal-client.ts';
import { dollars, microIn, paypalAmount } from './paypal-money.ts';

/** A capture is what has really been taken of the payer's money. */
export const paypalCapture = z.object({
  id: z.string(),
  status: z.string(),
  amount: paypalAmount,
  custom_id: z.string().optional(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
});
export type PaypalCapture = z.infer<typeof paypalCapture>;

const paypalRefund = z.object({
  id: z.string(),
  status: z.string(),
  amount: paypalAmount,
  custom_id: z.string().optional(),
});

const unit = z.object({
  custom_id: z.string().optional(),
  payments: z
    .object({
      captures: z.array(paypalCapture).default([]),
      refunds: z.array(paypalRefund).default([]),
    })
    .optional(),
});

export const paypalOrder = z.object({
  id: z.string().regex(/^\w{1,40}$/),
  status: z.string(),
  // Ours have one; who else uses the account may have more.
  purchase_units: z.tuple([unit], z.unknown()),
  links: z.array(z.object({ rel: z.string(), href: z.url({ protocol: /^https?$/ }) })).default([]),
});
export type PaypalOrder = z.infer<typeof paypalOrder>;

const ORDERS = '/v2/checkout/orders';
const orderPath = (id: string) => `${ORDERS}/${encodeURIComponent(id)}`;

/** Money has come, even if some went back since. */
const TAKEN: readonly string[] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
export const isTaken = ({ status }: PaypalCapture): boolean => TAKEN.includes(status);

export function createOrder(client: PaypalClient, payment: PaymentToStart): Promise<PaypalOrder> {
  const { origin, ownReference, invoiceId, amountMicro } = payment;
  const experience_context = {
    ...{
      return_url: `${origin}${payment.successUrl}`,
      cancel_url: `${origin}${payment.cancelUrl}`,
    },
    ...{ user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING' },
  };
  const asked = {
    amount: dollars(amountMicro),
    custom_id: ownTag(payment),
    description: `${new URL(origin).host} · ${invoiceId}`.slice(0, 127),
  };
  return client.call({
    ...{ method: 'POST', path: ORDERS, requestId: ownReference, answer: paypalOrder },
    body: JSON.stringify({
      intent: 'CAPTURE',
      purchase_units: [asked],
      payment_source: { paypal: { experience_context } },
    }),
  });
}

/** Undefined for one that has expired without being approved. */
export const findOrder = (client: PaypalClient, id: string): Promise<PaypalOrder | undefined> =>
  orUnknown(client.call({ method: 'GET', path: orderPath(id), answer: paypalOrder }));

/**
 * Takes the money of an order that its payer has approved, which PayPal does once for an order: where
 * it does not want to, the order says what has become of it.
 */
export async function captureOrder(
  client: PaypalClient,
  order: PaypalOrder,
): Promise<PaypalOrder | undefined> {
  try {
    const path = `${orderPath(order.id)}/capture`;
    return await client.call({ method: 'POST', path, body: '{}', answer: paypalOrder });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    return findOrder(client, order.id);
  }
}

/** Makes it an order of nobody, for PayPal cannot cancel it: approved, it is not captured. */
export async function disownOrder(client: PaypalClient, id: string): Promise<void> {
  const path = "/purchase_units/@reference_id=='default'/custom_id";
  const body = JSON.stringify([{ op: 'replace', path, value: 'canceled' }]);
  await client.call({ method: 'PATCH', path: orderPath(id), body, answer: z.unknown() });
}

export function stateOf(client: PaypalClient, order: PaypalOrder): OutsideState {
  const captures = capturesOf(order);
  const taken = captures.filter(isTaken).map(amountOf);
  if (taken.length > 0) {
    return { state: 'paid', amountMicro: taken.reduce((sum, micro) => sum + micro, 0n) };
  }
  // PayPal looks at it, or its bank takes days.
  const isPending = captures.some(({ status }) => status === 'PENDING');
  const isOver = order.status === 'COMPLETED' || order.status === 'VOIDED';
  if (isOver && !isPending) return { state: 'failed' };
  const open = { state: 'open', reference: order.id, payment: wayOf(client, order) } as const;
  return isPending ? { ...open, isOnItsWay: true } : open;
}

export const capturesOf = ({ purchase_units: [{ payments }] }: PaypalOrder): PaypalCapture[] =>
  payments?.captures ?? [];

export const refundsOf = ({ purchase_units: [{ payments }] }: PaypalOrder) =>
  payments?.refunds ?? [];

/** Orders are made in dollars. */
export function amountOf({ amount }: Pick<PaypalCapture, 'amount'>): bigint {
  const micro = microIn(amount);
  if (micro === undefined) throw new ProviderUnclear('PayPal names an amount that is not ours.');
  return micro;
}

/** Where the payer approves it, which PayPal no longer says once they have. */
export function wayOf({ pages }: PaypalClient, { id, links }: PaypalOrder): { url: string } {
  const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  return { url: link?.href ?? `${pages}/checkoutnow?token=${id}` };
}
