import { z } from 'zod';
import { minus, parseDecimal, worthFloor, type Decimal } from '#core/money/decimal.ts';
import { displayAmount, MICRO_PER_CENT, parseAmount } from '#core/money/money.ts';
import { orUnknown, ProviderUnclear } from '../accounts/call-provider.ts';
import { ownTag } from '../accounts/own-tag.ts';
import type { OutsideState, PaymentToStart } from '../gateway.ts';
import type { BtcpayClient } from './btcpay-client.ts';

export const btcpayInvoice = z.object({
  id: z.string().regex(/^\w{1,100}$/),
  status: z.enum(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: z.string(),
  amount: z.string(),
  currency: z.string(),
  checkoutLink: z.url({ protocol: /^https?$/ }),
  metadata: z.object({ orderId: z.unknown().optional() }).nullish(),
});
export type BtcpayInvoice = z.infer<typeof btcpayInvoice>;

const decimal = z.string().transform((text, context) => {
  const number = parseDecimal(text);
  if (number) return number;
  context.addIssue({ code: 'custom', message: 'no number' });
  return z.NEVER;
});

/** What was paid in one kind of coin, and what a coin was worth in dollars. */
const paidBy = z.object({
  rate: decimal,
  payments: z.array(
    z.object({
      value: decimal,
      /** A part of the value, which the shop asks for the costs of the network. */
      fee: decimal,
      status: z.enum(['Invalid', 'Processing', 'Settled']),
    }),
  ),
});
type PaidBy = z.infer<typeof paidBy>;

const INVOICES = '/invoices';
const pathOf = (id: string) => `${INVOICES}/${encodeURIComponent(id)}`;

export function createInvoice(
  client: BtcpayClient,
  payment: PaymentToStart,
): Promise<BtcpayInvoice> {
  const { origin, invoiceId, amountMicro, successUrl } = payment;
  return client.call({
    ...{ method: 'POST', path: INVOICES, answer: btcpayInvoice },
    body: {
      amount: displayAmount(amountMicro),
      currency: 'USD',
      metadata: {
        orderId: ownTag(payment),
        itemDesc: `${new URL(origin).host} · ${invoiceId}`,
      },
      checkout: { redirectURL: `${origin}${successUrl}`, redirectAutomatically: true },
    },
  });
}

export const findInvoice = (client: BtcpayClient, id: string): Promise<BtcpayInvoice | undefined> =>
  orUnknown(client.call({ method: 'GET', path: pathOf(id), answer: btcpayInvoice }));

/** By what was given with it, where its id is unknown because an answer was lost. */
export async function findByTag(
  client: BtcpayClient,
  tag: string,
): Promise<BtcpayInvoice | undefined> {
  const path = `${INVOICES}?${new URLSearchParams({ orderId: tag, take: '10' })}`;
  const found = await client.call({ method: 'GET', path, answer: z.array(btcpayInvoice) });
  return found.find(({ metadata }) => metadata?.orderId === tag);
}

/** Nothing of it is left to be paid. What somebody has begun to pay is left to come. */
export async function invalidate(client: BtcpayClient, id: string): Promise<void> {
  const invoice = await findInvoice(client, id);
  if (invoice?.status !== 'New' || invoice.additionalStatus !== 'None') return;
  const path = `${pathOf(id)}/status`;
  await client.call({ method: 'POST', path, body: { status: 'Invalid' }, answer: z.unknown() });
}

export async function stateOf(client: BtcpayClient, invoice: BtcpayInvoice): Promise<OutsideState> {
  const { id, status, checkoutLink } = invoice;
  const open: OutsideState = { state: 'open', reference: id, payment: { url: checkoutLink } };
  const askedMicro = amountOf(invoice);
  switch (status) {
    case 'New':
      return open;
    case 'Processing':
      return { ...open, isOnItsWay: true };
    case 'Settled': {
      // Also by the word of the shop, or within the tolerance that it has set. BTCPay does not call it
      // paid over where more comes later, and the address stays one to which anybody may pay.
      const { settledMicro } = await readPaid(client, id);
      return { state: 'paid', amountMicro: withoutDust(settledMicro, askedMicro) };
    }
    case 'Expired':
    case 'Invalid': {
      // In part, too late, or not confirmed in time: what has come by then counts.
      const { settledMicro, isMoreComing } = await readPaid(client, id);
      if (isMoreComing) return { ...open, isOnItsWay: true };
      if (settledMicro === 0n) return { state: 'failed' };
      const isEnough = settledMicro >= askedMicro;
      const amountMicro = isEnough ? withoutDust(settledMicro, askedMicro) : settledMicro;
      return { state: 'paid', amountMicro };
    }
  }
}

/** Invoices are made in dollars. */
function amountOf({ amount, currency }: BtcpayInvoice): bigint {
  const micro = currency === 'USD' ? parseAmount(amount) : undefined;
  if (micro === undefined) throw new ProviderUnclear('BTCPay names an amount that is not ours.');
  return micro;
}

/** At least what was asked for. A coin has a smallest part, up to which is paid more. */
function withoutDust(paidMicro: bigint, askedMicro: bigint): bigint {
  return paidMicro < askedMicro + MICRO_PER_CENT ? askedMicro : paidMicro;
}

interface Paid {
  settledMicro: bigint;
  /** Something is not confirmed yet. */
  isMoreComing: boolean;
}

async function readPaid(client: BtcpayClient, id: string): Promise<Paid> {
  const path = `${pathOf(id)}/payment-methods`;
  const methods = await client.call({ method: 'GET', path, answer: z.array(paidBy) });
  const settledMicro = methods.reduce((sum, method) => sum + settledBy(method), 0n);
  const all = methods.flatMap(({ payments }) => payments);
  return { settledMicro, isMoreComing: all.some(({ status }) => status === 'Processing') };
}

function settledBy({ rate, payments }: PaidBy): bigint {
  const settled = payments.filter(({ status }) => status === 'Settled');
  return settled.reduce((sum, { value, fee }) => sum + worth(minus(value, fee), rate), 0n);
}

function worth(amount: Decimal, rate: Decimal): bigint {
  const micro = worthFloor(amount, rate);
  return micro > 0n ? micro : 0n;
}
