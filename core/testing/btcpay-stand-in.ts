import { createHmac } from 'node:crypto';
import type { BtcpayKeys } from '#core/billing/payments/accounts/payment-account.contract.ts';
import type { Outbound } from '#core/platform/outbound/outbound.ts';
import {
  startProviderServer,
  type ProviderReply,
  type ProviderRequest,
} from './provider-server.ts';

export interface StandInCoins {
  value: string;
  fee: string;
  status: 'Invalid' | 'Processing' | 'Settled';
}

export interface StandInInvoice {
  id: string;
  storeId: string;
  status: string;
  additionalStatus: string;
  amount: string;
  currency: string;
  checkoutLink: string;
  metadata: { orderId?: string };
  checkout: Record<string, unknown>;
  /** On the chain, a coin is 50,000 dollars; by Lightning, one and a half cents less. */
  onChain: StandInCoins[];
  lightning: StandInCoins[];
}

export interface StandInBtcpayWebhook {
  id: string;
  url: string;
  secret: string;
  authorizedEvents: { specificEvents: string[] };
}

type Mood = 'break off' | 'do and break off' | 'fail' | 'nonsense' | 'refuse' | 'move';

export interface BtcpayStandIn {
  url: string;
  keys: BtcpayKeys;
  /** Asks this machine, as nobody else may. */
  outbound: Outbound;
  /** In the order in which they were made. */
  invoices: StandInInvoice[];
  webhooks: StandInBtcpayWebhook[];
  /** Every call, as `POST /invoices`. */
  calls: string[];
  /** For as many calls as there are. */
  moods: Mood[];
  /** The permissions that the key does not have. */
  missing: string[];
  isWalletThere: boolean;
  /** As the server tells of the store. */
  store: { id: string; name: string };
  newest(): StandInInvoice;
  /** A delivery of an event about an invoice, or one that somebody else has made up. */
  deliver(type: string, invoiceId: string, told?: Told): Delivery;
  close(): Promise<void>;
}

interface Told {
  secret?: string;
  storeId?: string;
  /** That of the first delivery, where it is not the first. */
  original?: string;
}

interface Delivery {
  headers: Headers;
  rawBody: Uint8Array;
}

const ORIGIN = 'https://coins.example';
const STORE = 'StoreOfTheStandIn';
const RATES = { onChain: '50000.00', lightning: '49999.985' };

/** Answers in the place of a BTCPay server on a port of its own, as far as payments need it. */
export async function startBtcpayStandIn(): Promise<BtcpayStandIn> {
  const server = await startProviderServer((request) => {
    const reply = answer(request);
    return (request.method === 'POST' ? takeMood('after') : undefined) ?? reply;
  });
  let count = 0;
  const standIn: BtcpayStandIn = {
    url: server.url,
    keys: { url: `${ORIGIN}/pay/`, store_id: STORE, api_key: 'key-of-the-stand-in' },
    outbound: server.outboundFor(ORIGIN),
    store: { id: STORE, name: 'Alder’s coins' },
    ...{ invoices: [], webhooks: [], calls: [], moods: [], missing: [], isWalletThere: true },
    newest() {
      const invoice = standIn.invoices.at(-1);
      if (!invoice) throw new Error('An invoice was made');
      return invoice;
    },
    deliver(type, invoiceId, { secret, storeId = STORE, original } = {}) {
      const deliveryId = `delivery-${(count += 1)}`;
      const event = { deliveryId, originalDeliveryId: original ?? deliveryId, type, storeId };
      const rawBody = new TextEncoder().encode(JSON.stringify({ ...event, invoiceId }));
      const key = secret ?? standIn.webhooks.at(-1)?.secret ?? '';
      const sign = createHmac('sha256', key).update(rawBody).digest('hex');
      return { headers: new Headers({ 'btcpay-sig': `sha256=${sign}` }), rawBody };
    },
    close: () => server.close(),
  };

  function takeMood(when: 'before' | 'after'): ProviderReply | undefined {
    const [mood] = standIn.moods;
    if (!mood || (mood === 'do and break off') !== (when === 'after')) return undefined;
    standIn.moods.shift();
    return REPLIES[mood];
  }

  function answer(request: ProviderRequest): ProviderReply {
    const { method, path, headers } = request;
    const [before, rest = ''] = path.split(`/api/v1/stores/`);
    if (before !== '/pay') return { status: 404, body: '<html>' };
    const [storeId, noun, id, verb] = rest.split('/');
    standIn.calls.push(`${method} ${rest.slice((storeId ?? '').length)}`);
    const mood = takeMood('before');
    if (mood) return mood;
    if (headers.authorization !== `token ${standIn.keys.api_key}`) {
      return refusal(401, 'unauthenticated', `Authentication failed: ${headers.authorization}`);
    }
    const needed = permissionFor(method, noun, verb);
    if (standIn.missing.includes(needed)) {
      return refusal(403, 'missing-permission', `The key lacks ${needed}`);
    }
    if (storeId !== STORE) return refusal(404, 'store-not-found', 'The store was not found');
    if (noun === undefined) return { status: 200, body: standIn.store };
    if (noun === 'payment-methods') {
      return { status: 200, body: [{ paymentMethodId: 'BTC', enabled: standIn.isWalletThere }] };
    }
    return noun === 'webhooks' ? answerWebhooks(request, id) : answerInvoices(request, id, verb);
  }

  function answerWebhooks({ method, text }: ProviderRequest, id: string | undefined) {
    if (method === 'GET') {
      return { status: 200, body: standIn.webhooks.map(({ secret: _, ...shown }) => shown) };
    }
    if (method === 'DELETE') {
      const known = standIn.webhooks.findIndex((each) => each.id === id);
      if (known < 0) return refusal(404, 'webhook-not-found', 'The webhook was not found');
      standIn.webhooks.splice(known, 1);
      return { status: 200 };
    }
    const asked = JSON.parse(text) as Omit<StandInBtcpayWebhook, 'id'>; // A test's.
    const made = { ...asked, id: `Webhook${(count += 1)}` };
    standIn.webhooks.push(made);
    return { status: 200, body: made };
  }

  function answerInvoices(
    { method, query, text }: ProviderRequest,
    id: string | undefined,
    verb: string | undefined,
  ): ProviderReply {
    if (id === undefined) {
      const orderId = query.get('orderId');
      const found = standIn.invoices.filter(({ metadata }) => metadata.orderId === orderId);
      return method === 'GET' ? { status: 200, body: found } : create(text);
    }
    const invoice = standIn.invoices.find((each) => each.id === id);
    if (!invoice) return refusal(404, 'invoice-not-found', 'The invoice was not found');
    if (verb === 'payment-methods') {
      const { onChain, lightning } = invoice;
      const total = { totalPaid: '9999', paymentMethodPaid: '9999' };
      const body = [
        { paymentMethodId: 'BTC-CHAIN', rate: RATES.onChain, ...total, payments: onChain },
        { paymentMethodId: 'BTC-LN', rate: RATES.lightning, ...total, payments: lightning },
      ];
      return { status: 200, body };
    }
    if (verb === 'status') {
      const { status } = JSON.parse(text) as { status: string }; // A test's.
      Object.assign(invoice, { status, additionalStatus: 'Marked' });
    }
    return { status: 200, body: invoice };
  }

  function create(text: string): ProviderReply {
    const asked = JSON.parse(text) as Pick<
      StandInInvoice,
      'amount' | 'currency' | 'metadata' | 'checkout'
    >; // A test's.
    if (asked.amount.startsWith('-')) {
      const body = [{ path: 'Amount', message: 'The amount should be 0 or more.' }];
      return { status: 422, body };
    }
    const id = `Invoice${(count += 1)}`;
    const invoice: StandInInvoice = {
      ...asked,
      ...{ id, storeId: STORE, status: 'New', additionalStatus: 'None' },
      checkoutLink: `${server.url}/pay/i/${id}`,
      ...{ onChain: [], lightning: [] },
    };
    standIn.invoices.push(invoice);
    return { status: 200, body: invoice };
  }

  return standIn;
}

function permissionFor(method: string, noun: string | undefined, verb: string | undefined): string {
  if (noun === 'webhooks') return 'btcpay.store.webhooks.canmodifywebhooks';
  if (noun !== 'invoices') return 'btcpay.store.canviewstoresettings';
  if (verb === 'status') return 'btcpay.store.canmodifyinvoices';
  return method === 'POST' ? 'btcpay.store.cancreateinvoice' : 'btcpay.store.canviewinvoices';
}

const refusal = (status: number, code: string, message: string): ProviderReply => ({
  status,
  body: { code, message },
});

const REPLIES: Record<Mood, ProviderReply> = {
  'break off': { status: 0 },
  'do and break off': { status: 0 },
  fail: { status: 502, body: '<html>' },
  nonsense: { status: 200, body: { id: 7 } },
  refuse: refusal(400, 'generic-error', 'No payment method is set up.'),
  move: { status: 301 },
};
