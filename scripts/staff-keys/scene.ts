import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_OWNER } from '#fixtures/demo-owner.ts';
import { sessionCookie } from '#tests/e2e/customer.ts';
import { order, topUp, transfer } from '#tests/e2e/payer.ts';
import { request } from '#tests/harness/request.ts';
import type { RunningServer } from '#tests/harness/start-server.ts';

const SERVICE = 'YouTube views · Advertising · Worldwide · Quick start';
const TRANSFERS = 11;
const HANGS_MS = 150_000;

/** What waits for staff of the first demo brand, all of it by one customer. */
export interface Scene {
  server: RunningServer;
  staff: BrowserContext;
  /** Asks the core as the member of staff. */
  ask(path: string): Promise<Record<string, unknown>>;
  orders: { refunded: number; completed: number };
  /** What the first of them is for; nobody outside delivers it, so that it has no other number. */
  link: string;
}

type Ask = (path: string, body?: object) => Promise<Record<string, unknown>>;

async function caller(
  server: RunningServer,
  { email }: { email: string },
): Promise<{ ask: Ask; cookie: Awaited<ReturnType<typeof sessionCookie>> }> {
  const cookie = await sessionCookie({ server, host: 'localhost' }, { email }, DEMO_PASSWORD);
  const ask: Ask = async (path, body) => {
    const answer = await request({
      ...{ url: server.url + path, host: `localhost:${server.port}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${cookie.value.split('.').at(-1) ?? ''}`,
        'idempotency-key': randomUUID(),
      },
    });
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.json() as Record<string, unknown>; // Each answer is read by who asks.
  };
  return { ask, cookie };
}

export async function setScene(server: RunningServer, browser: Browser): Promise<Scene> {
  const customer = await caller(server, DEMO_CUSTOMER);
  const owner = await caller(server, DEMO_OWNER);
  const context = await browser.newContext();
  await context.addCookies([customer.cookie]);
  const payer = { server, context };
  await topUp(payer, '50');
  const byHand = (at: number) =>
    order(payer, { service: SERVICE, quantity: 1_000, url: linkOf(at) });
  const orders = { refunded: await byHand(1), completed: await byHand(2) };
  await byHand(3);
  const question = { subject: 'When does it begin?', text: 'It is for tomorrow.' };
  await customer.ask(`/api/v1/orders/${orders.refunded}/support`, question);
  await customer.ask('/api/v1/tickets', { ...question, topic: 'other' });
  for (let at = 0; at < TRANSFERS; at += 1) await transfer(payer, '20');
  await context.close();
  await handedOver(owner.ask);
  const staff = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await staff.addCookies([owner.cookie]);
  return { server, staff, ask: owner.ask, orders, link: linkOf(1) };
}

const linkOf = (at: number) => `https://www.youtube.com/watch?v=demo-hand${at}${at}`;

/** Once the last order has got to who delivers it. */
async function handedOver(ask: Ask): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < HANGS_MS) {
    const { data: queue } = await ask('/api/v1/staff/orders?queue=waiting');
    if (Array.isArray(queue) && queue.length >= 3) return;
    await pause(500);
  }
  throw new Error('The orders did not get into the queue.');
}
