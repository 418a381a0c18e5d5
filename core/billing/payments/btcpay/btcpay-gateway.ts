import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { orPaymentRefused, parseJson } from '../accounts/call-provider.ts';
import { ownReferenceIn, ownTag } from '../accounts/own-tag.ts';
import type { Gateway, GatewayEvent, PaymentToStart, Webhook } from '../gateway.ts';
import type { BtcpayClient } from './btcpay-client.ts';
import {
  createInvoice,
  findByTag,
  findInvoice,
  invalidate,
  stateOf,
  type BtcpayInvoice,
} from './btcpay-invoice.ts';

/** Payments in coins, on the pages of a BTCPay server. It cannot send anything back by itself. */
export function createBtcpayGateway(client: BtcpayClient, secret: string | undefined): Gateway {
  return {
    async start(payment) {
      const { id, checkoutLink } = await orPaymentRefused(findOrCreate(client, payment));
      return { reference: id, payment: { url: checkoutLink } };
    },
    async find({ reference, ...asked }) {
      if (reference === undefined) {
        const found = await findByTag(client, ownTag(asked));
        return found ? stateOf(client, found) : { state: 'absent' };
      }
      const invoice = await findInvoice(client, reference);
      return invoice ? stateOf(client, invoice) : { state: 'failed' };
    },
    close: (reference) => invalidate(client, reference),
    async verify(webhook) {
      if (secret === undefined || !isSigned(webhook, secret)) return undefined;
      return eventsIn(client, webhook);
    },
  };
}

/** BTCPay makes an invoice each time it is asked to. */
async function findOrCreate(client: BtcpayClient, payment: PaymentToStart): Promise<BtcpayInvoice> {
  return (await findByTag(client, ownTag(payment))) ?? createInvoice(client, payment);
}

function isSigned({ headers, rawBody }: Webhook, secret: string): boolean {
  const wanted = Buffer.from(
    `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`,
  );
  const given = Buffer.from(headers.get('btcpay-sig') ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

export const BTCPAY_EVENTS = [
  'InvoiceSettled',
  'InvoiceExpired',
  'InvoiceInvalid',
  'InvoicePaymentSettled',
] as const;

const event = z.object({
  deliveryId: z.string().min(1).max(100),
  originalDeliveryId: z.string().min(1).max(100).nullish(),
  type: z.enum(BTCPAY_EVENTS),
  storeId: z.string(),
  invoiceId: z.string(),
});

/** An event only says that something has happened to an invoice: what, the invoice says. */
async function eventsIn(
  client: BtcpayClient,
  { instanceId, rawBody }: Webhook,
): Promise<GatewayEvent[]> {
  const { data } = event.safeParse(parseJson(Buffer.from(rawBody).toString()));
  if (data?.storeId !== client.storeId) return [];
  const invoice = await findInvoice(client, data.invoiceId);
  const tag = invoice?.metadata?.orderId;
  const reference = typeof tag === 'string' ? ownReferenceIn(tag, instanceId) : undefined;
  if (!invoice || reference === undefined) return [];
  const told = { id: data.originalDeliveryId ?? data.deliveryId, reference };
  const found = await stateOf(client, invoice);
  switch (found.state) {
    case 'paid':
      return [{ ...told, kind: 'paid', amountMicro: found.amountMicro }];
    case 'failed':
      return [{ ...told, kind: 'failed' }];
    default:
      return [];
  }
}
