import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { sessionCookieName } from '#app/lib/session.server.ts';
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

async function post({ server, context }: Payer, path: string, body: object) {
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === sessionCookieName(false))?.value ?? '';
  const answer = await request({
    url: server.url + path,
    host: `localhost:${server.port}`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${session.split('.').at(-1) ?? ''}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer;
}
