import { orPaymentRefused, ProviderRefused } from '../accounts/call-provider.ts';
import { ownTag } from '../accounts/own-tag.ts';
import type { Gateway } from '../gateway.ts';
import type { PaypalClient } from './paypal-client.ts';
import {
  captureOrder,
  createOrder,
  disownOrder,
  findOrder,
  stateOf,
  wayOf,
} from './paypal-order.ts';
import { refundOrder } from './paypal-refund.ts';
import { verifyPaypalEvent } from './paypal-webhook.ts';

/** Payments that are approved at PayPal, and taken by us then. */
export function createPaypalGateway(client: PaypalClient, webhookId: string | undefined): Gateway {
  return {
    async start(payment) {
      const order = await orPaymentRefused(againIfUnclear(() => createOrder(client, payment)));
      return { reference: order.id, payment: wayOf(client, order) };
    },
    async find({ reference, ...asked }) {
      // Only the answer says where an order is approved: without one, nobody ever can.
      if (reference === undefined) return { state: 'absent' };
      const order = await findOrder(client, reference);
      if (order?.purchase_units[0].custom_id !== ownTag(asked)) return { state: 'failed' };
      const now = order.status === 'APPROVED' ? await captureOrder(client, order) : order;
      return now ? stateOf(client, now) : { state: 'failed' };
    },
    close: (reference) => disownOrder(client, reference),
    refund: (asked) => refundOrder(client, asked),
    async verify(webhook) {
      if (webhookId === undefined) return undefined;
      return verifyPaypalEvent(client, { webhookId, webhook });
    },
  };
}

/** PayPal makes one order of calls with the same key. */
async function againIfUnclear<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderRefused) throw error;
    return call();
  }
}
