import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { StripeSettings } from '#core/billing/payments/stripe/stripe-client.ts';
import { createAccountsStandIn, type AccountsStandIn } from './stripe-accounts.ts';
import { createCardsStandIn, type CardsStandIn, type StandInAnswer } from './stripe-cards.ts';
import { createRefundsStandIn, type RefundsStandIn } from './stripe-refunds.ts';
import { answerAsPage, type PageAnswer } from './stripe-page.ts';

const SECRET = 'whsec_of_the_stand_in';

export interface StandInSession {
  id: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  success_url: string;
  cancel_url: string;
  mode: 'payment' | 'setup';
  /** Once a card was saved. */
  customer: string | null;
  payment_intent: string;
  setup_intent: object | null;
  /** Of whose key it was made, where it is one of an instance. */
  account: string | undefined;
}

export interface StripeStandIn {
  url: string;
  settings: StripeSettings;
  /** Accounts of instances, beside that of the deployment. */
  accounts: AccountsStandIn;
  /** Charges of saved cards. */
  cards: CardsStandIn;
  /** What was given back of payments. */
  refunds: RefundsStandIn;
  /** In the order in which they were made. */
  sessions: StandInSession[];
  /** What it does next instead of answering: refuses, or makes the session and says nothing. */
  next: 'refuse' | 'say nothing' | undefined;
  /** A delivery of an event, signed now or at another time, or by somebody else. */
  deliver(event: object, signed?: { at?: Date; secret?: string }): RequestInit;
  close(): Promise<void>;
}

/** Answers in Stripe's place on a port of its own, as far as payments need it. */
export async function startStripeStandIn(now: () => Date): Promise<StripeStandIn> {
  const byKey = new Map<string, StandInSession>();
  const server = createServer((request, response) => {
    void answer(request).then(({ status, headers, body }) => {
      if (status === 0) return response.destroy();
      response.writeHead(status, headers);
      return response.end(body);
    });
  });
  // A connection that is used again may not be closed at that very moment.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.

  const standIn: StripeStandIn = {
    url: `http://127.0.0.1:${port}`,
    settings: {
      secretKey: 'sk_test_of_the_stand_in',
      webhookSecrets: ['whsec_of_another_host', SECRET],
      host: { protocol: 'http', host: '127.0.0.1', port },
    },
    accounts: createAccountsStandIn(),
    cards: createCardsStandIn(),
    refunds: createRefundsStandIn(),
    sessions: [],
    next: undefined,
    deliver(event, { at = now(), secret = SECRET } = {}) {
      const payload = JSON.stringify({ object: 'event', ...event });
      const timestamp = Math.floor(at.getTime() / 1000);
      const signature = new Stripe('sk').webhooks.generateTestHeaderString({
        ...{ payload, secret, timestamp },
      });
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      return { method: 'POST', headers, body: payload };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function answer(request: IncomingMessage): Promise<PageAnswer> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.invalid');
    const shown = standIn.sessions.find(({ url }) => new URL(url).pathname === pathname);
    if (shown) {
      const isSlow = searchParams.has('slow');
      return answerAsPage({ method: request.method, isSlow }, shown);
    }
    const { status, body } = await answerAsApi(request, { pathname, query: searchParams });
    const headers = { 'content-type': 'application/json' };
    return { status, headers, body: JSON.stringify(body) };
  }

  async function answerAsApi(
    request: IncomingMessage,
    { pathname, query }: { pathname: string; query: URLSearchParams },
  ): Promise<StandInAnswer> {
    const [, , ...path] = pathname.split('/');
    const [resource, chargeId, id, verb] = path;
    if (resource === 'charges') {
      const named = standIn.sessions.find((session) => chargeOf(session).id === chargeId);
      return { status: 200, body: chargeOf(named ?? standIn.sessions[0]) };
    }
    const { method = 'GET' } = request;
    const form = new URLSearchParams(await textOf(request));
    const key = String(request.headers['idempotency-key']);
    const secret = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const ofAccounts = standIn.accounts.answer({ method, path, form, key: secret });
    if (ofAccounts) return ofAccounts;
    const account = standIn.accounts.accounts.get(secret)?.id;
    const own = standIn.sessions.filter((session) => session.account === account);
    const ofRefunds = standIn.refunds.answer({ method, path, query, form, key });
    if (ofRefunds) return ofRefunds;
    const ofCards = standIn.cards.answer({ method, path, query, form, key });
    if (ofCards) return ofCards;
    if (method === 'GET') {
      const list = { object: 'list', data: own.toReversed(), has_more: false };
      if (id === undefined) return { status: 200, body: list };
      const found = own.find((session) => session.id === id);
      return found ? { status: 200, body: found } : refusal('No such session.', 404);
    }
    const mood = standIn.next;
    if (mood === 'refuse') return refusal('This account takes no cards.');
    if (verb === 'expire') {
      const open = own.find((each) => each.id === id && each.status === 'open');
      if (!open) return refusal('Only open sessions can be expired.');
      return { status: 200, body: Object.assign(open, { status: 'expired' }) };
    }
    const session =
      byKey.get(key) ?? sessionOf(form, { number: standIn.sessions.length + 1, account });
    if (!byKey.has(key)) standIn.sessions.push(session);
    byKey.set(key, session);
    return mood === 'say nothing' ? { status: 0, body: {} } : { status: 200, body: session };
  }

  return standIn;
}

const refusal = (message: string, status = 400): StandInAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', message } },
});

/** Where a session says what is told of its payment or its card. */
const kindOf = (form: URLSearchParams) =>
  form.get('mode') === 'setup' ? 'setup_intent_data' : 'payment_intent_data';

function sessionOf(
  form: URLSearchParams,
  { number, account }: { number: number; account: string | undefined },
): StandInSession {
  return {
    id: `cs_test_${number}`,
    client_reference_id: form.get('client_reference_id') ?? '',
    metadata: {
      own_reference: form.get(`${kindOf(form)}[metadata][own_reference]`) ?? '',
      instance: form.get('metadata[instance]') ?? '',
    },
    url: `https://checkout.stripe.com/c/pay/cs_test_${number}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    mode: form.get('mode') === 'setup' ? 'setup' : 'payment',
    customer: null,
    payment_intent: `pi_of_session_${number}`,
    setup_intent: null,
    account,
  };
}

/** The charge that a payment has made. */
export const chargeOf = (session: StandInSession | undefined) => ({
  ...{ id: `ch_of_${session?.payment_intent}`, object: 'charge' },
  ...{ payment_intent: session?.payment_intent },
  ...{ currency: session?.currency, metadata: session?.metadata },
  ...{ amount: session?.amount_total, amount_refunded: 0 },
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString();
}
