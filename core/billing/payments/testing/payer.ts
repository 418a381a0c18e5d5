import { randomUUID } from 'node:crypto';
import type { CustomerActor } from '#core/testing/actors.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { runJobs } from '#core/testing/mailbox.ts';
import type { Invoice } from '../invoices/invoice.contract.ts';
import { payments } from '../payments.noun.ts';
import type { Decision, TakingBack } from '../sandbox/decisions.pure.ts';

/** The method of the harness that goes to the sandbox, without a fee. */
export const SANDBOX_METHOD = 2;

/** A customer of a's instance with a session of now, and no money. */
export async function newPayer(
  test: TestCore,
  given: Parameters<typeof addCustomer>[2] = {},
): Promise<CustomerActor> {
  const instance = test.instances.a;
  const customer = await addCustomer(test.deps, instance.id, given);
  const authorization = await logInAs(test.deps, instance.id, customer);
  const request: CustomerActor['request'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', authorization);
    return test.request(path, { ...init, headers, host: instance.host });
  };
  const post: CustomerActor['post'] = (path, body = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { ...customer, instance, authorization, request, post };
}

/** Asks for an invoice, each time with a key of its own unless one is given. */
export function askForFunds(
  actor: CustomerActor,
  body: object = {},
  key: string = randomUUID(),
): Promise<Response> {
  return actor.request('/api/v1/add-funds', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ payment_method_id: SANDBOX_METHOD, amount: '20', ...body }),
  });
}

export async function invoiceIn(response: Response): Promise<Invoice> {
  const { data } = (await response.json()) as { data: Invoice };
  return data;
}

export async function readInvoice(actor: CustomerActor, id: number): Promise<Invoice> {
  return invoiceIn(await actor.request(`/api/v1/invoices/${id}`));
}

export function sandboxPath({ payment }: Invoice): string {
  const url = payment?.url ?? '';
  return `/api/v1/sandbox/payments/${url.split('/').at(-1) ?? ''}`;
}

/** Decides at the sandbox, as the customer does on its page. */
export function decide(actor: CustomerActor, invoice: Invoice, decision: Decision | TakingBack) {
  return actor.post(`${sandboxPath(invoice)}/decide`, { decision });
}

/** What brings about another job ends before; a removal may ask for itself again and again. */
const MOST_ROUNDS = 6;

/** Does the waiting jobs of payments until none is left. */
export async function settle(test: TestCore): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const waiting = await test.db.asSystem((trx) =>
      trx.selectFrom('jobs').select('kind').distinct().execute(),
    );
    const kinds = new Set(waiting.map(({ kind }) => kind));
    const due = (payments.jobs ?? []).filter(({ kind }) => kinds.has(kind));
    if (due.length === 0) return;
    for (const job of due) await runJobs(test, job);
  }
}

export async function balanceOf(test: TestCore, { instance, id }: CustomerActor): Promise<bigint> {
  const account = await test.db.inInstance(instance.id, (trx) =>
    trx
      .selectFrom('ledger_accounts')
      .select('balance_micro')
      .where('customer_id', '=', id)
      .where('kind', '=', 'balance')
      .executeTakeFirst(),
  );
  return account?.balance_micro ?? 0n;
}
