import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { sessionCookieName } from '#app/lib/session/session.server.ts';
import type { CardBehaviour } from '#core/billing/payments/sandbox/sandbox-card.contract.ts';
import { request } from '#tests/harness/request.ts';
import type { PanelAddress } from './common-scene.ts';

/** The method of the demo that goes to the sandbox. */
const BANK_CARD = 1;
const BALANCE = 0;

interface Payer {
  server: PanelAddress;
  /** Where the customer is logged in. */
  context: BrowserContext;
}

/** Pays at the sandbox, as a client of the core, and waits for the money; answers what it is there. */
export async function topUp(payer: Payer, amount: string): Promise<string> {
  const before = await balanceOf(payer);
  const reference = await payAtSandbox(payer, amount);
  while ((await balanceOf(payer)) === before) await pause(100);
  return reference;
}

/** Pays so, and leaves it to the gateway when it tells. */
export async function payAtSandbox(payer: Payer, amount: string): Promise<string> {
  const invoice = await post(payer, '/api/v1/add-funds', { payment_method_id: BANK_CARD, amount });
  const { data } = invoice.json() as { data: { payment: { url: string } } };
  const reference = data.payment.url.split('/').at(-1) ?? '';
  const decision = { decision: 'approve' };
  await post(payer, `/api/v1/sandbox/payments/${reference}/decide`, decision);
  return reference;
}

/** Has the sandbox give a payment back. */
export async function giveBack(payer: Payer, reference: string): Promise<void> {
  await post(payer, `/api/v1/sandbox/payments/${reference}/decide`, { decision: 'refund' });
}

/** Says that a transfer is on its way; answers its number. */
export async function transfer(payer: Payer, amount: string): Promise<number> {
  const listed = await send(payer, '/api/v1/payment-methods', { method: 'GET' });
  const { data: methods } = listed.json() as { data: { id: number; strategy: string }[] };
  const byHand = methods.find(({ strategy }) => strategy === 'message');
  const made = await post(payer, '/api/v1/add-funds', { payment_method_id: byHand?.id, amount });
  const { data } = made.json() as { data: { id: number } };
  await post(payer, `/api/v1/invoices/${data.id}/mark-is-paid`, {});
  return data.id;
}

async function balanceOf(payer: Payer): Promise<unknown> {
  const answer = await send(payer, '/api/v1/profile', { method: 'GET' });
  return (answer.json() as { data: { balance: unknown } }).data.balance;
}

/** Saves a test card at the sandbox, which behaves so whenever it is charged. */
export async function linkCard(payer: Payer, behaviour: CardBehaviour): Promise<void> {
  const asked = { payment_method_id: BANK_CARD };
  const setup = await post(payer, '/api/v1/recurring-payments-methods', asked);
  const { data } = setup.json() as { data: { id: string; url: string } };
  const reference = data.url.split('/').at(-1) ?? '';
  const decision = { decision: behaviour };
  await post(payer, `/api/v1/sandbox/cards/${reference}/decide`, decision);
  // Who asks does not have to wait until it is told.
  await send(payer, `/api/v1/card-setups/${data.id}`, { method: 'GET' });
}

/** What the customer has ordered, the latest first. */
export async function ordersOf(payer: Payer): Promise<{ id: number; status: string }[]> {
  const answer = await send(payer, '/api/v1/orders', { method: 'GET' });
  const { data } = answer.json() as { data: { id: number; status: string }[] };
  return data;
}

/** Puts services into the cart of the customer, in the quantities of the demo's forms. */
export async function fillCart(payer: Payer, lines: readonly [slug: string, url: string][]) {
  await post(payer, '/api/v1/cart/lines', {
    lines: lines.map(([slug, url]) => ({ service_id: slug, url, quantity: 5_000 })),
  });
}

interface Ordering {
  service: string;
  url: string;
  quantity: number;
  paidBy?: number;
  runs?: number;
  isGuarantee?: boolean;
}

/** Orders a service of the demo for a link, as a client of the core. */
export async function order(payer: Payer, asked: Ordering): Promise<number> {
  const [id = 0] = await orderEach(payer, [asked.url], asked);
  return id;
}

/** Orders it for many links at once. */
export async function orderEach(
  payer: Payer,
  urls: readonly string[],
  asked: Omit<Ordering, 'url'>,
): Promise<number[]> {
  const listed = await send(payer, '/api/v1/services', { method: 'GET' });
  const { data: services } = listed.json() as { data: { id: number; name: string }[] };
  const service = services.find(({ name }) => name === asked.service);
  const line = {
    ...{ service_id: service?.id, quantity: asked.quantity },
    is_guarantee: asked.isGuarantee ?? false,
    ...(asked.runs !== undefined && {
      drip_feed: { numberOfRuns: asked.runs, dripFeedMinutes: 90 },
    }),
  };
  const orders = urls.map((url) => ({ ...line, url }));
  const body = { orders, payment_method_id: asked.paidBy ?? BALANCE };
  const placed = await post(payer, '/api/v1/orders', body);
  const { data } = placed.json() as { data: { orders: { id: number }[] } };
  return data.orders.map(({ id }) => id);
}

function post(payer: Payer, path: string, body: object) {
  return send(payer, path, { method: 'POST', body: JSON.stringify(body) });
}

async function send(
  { server, context }: Payer,
  path: string,
  sent: { method: string; body?: string },
) {
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === sessionCookieName(false))?.value ?? '';
  const answer = await request({
    url: server.url + path,
    host: `localhost:${server.port}`,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${session.split('.').at(-1) ?? ''}`,
      'idempotency-key': randomUUID(),
    },
    ...sent,
  });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer;
}
