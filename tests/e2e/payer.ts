import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { sessionCookieName } from '#app/lib/session.server.ts';
import type { CardBehaviour } from '#core/payments/sandbox/sandbox-card.contract.ts';
import { request } from '#tests/harness/request.ts';
import type { RunningServer } from '#tests/harness/start-server.ts';

/** The method of the demo that goes to the sandbox. */
const BANK_CARD = 1;

interface Payer {
  server: RunningServer;
  /** Where the customer is logged in. */
  context: BrowserContext;
}

/** Pays at the sandbox, as a client of the core; the money comes a moment after the answer. */
export async function topUp(payer: Payer, amount: string): Promise<void> {
  const invoice = await post(payer, '/api/v1/add-funds', { payment_method_id: BANK_CARD, amount });
  const { data } = invoice.json() as { data: { payment: { url: string } } };
  const reference = data.payment.url.split('/').at(-1) ?? '';
  const decision = { decision: 'approve' };
  await post(payer, `/api/v1/sandbox/payments/${reference}/decide`, decision);
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
