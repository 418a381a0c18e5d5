import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordEvents } from '#core/messaging/webhooks/events/record-events.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { callsWritten } from '#core/resale/api-calls/write-calls.ts';
import { runJobs } from '#core/testing/mailbox.ts';
import { issueToken } from '#core/accounts/one-time/one-time-token.ts';
import { mailPasswordReset } from '#core/accounts/passwords/ask-for-reset.ts';

const PASSWORD = 'a harbour of quiet boats';

let core: TestCore;
beforeAll(async () => {
  core = await testCore();
});
afterAll(() => core.close());

test('leaves no key, mail, cart, draft, mark or name behind, and takes nothing of others', async () => {
  const [gone, stays] = [await newCustomer(), await newCustomer()];
  for (const { id, email, authorization } of [gone, stays]) {
    await leaveTraces(id, email, authorization);
  }
  const before = await tracesOf(stays.id, stays.email);
  expect(before).toEqual(await tracesOf(gone.id, gone.email));
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
  const erased = await post('/api/v1/profile/delete', { current_password: PASSWORD }, gone);
  expect(erased.status).toBe(204);
  const after = await tracesOf(gone.id, gone.email);
  // The one mail is the goodbye.
  expect(after).toEqual({
    ...Object.fromEntries(Object.keys(after).map((name) => [name, 0])),
    mails: 1,
  });
  expect(await tracesOf(stays.id, stays.email)).toEqual(before);
});

async function newCustomer() {
  const { id: instanceId } = core.instances.a;
  const known = { password: PASSWORD, name: 'Grace Meadow', vat: 'DE123' };
  const customer = await addCustomer(core.deps, instanceId, known);
  return { ...customer, authorization: await logInAs(core.deps, instanceId, customer) };
}

const post = (path: string, body: object, { authorization }: { authorization?: string } = {}) =>
  core.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
  });

const KEPT_IN = [
  'one_time_tokens',
  'customer_identities',
  'customer_passkeys',
  'cart_lines',
  'order_drafts',
  'favourites',
  'notices',
  'api_tokens',
  'customer_events',
  'customer_event_heads',
  'webhook_endpoints',
  'api_calls',
  'announcement_dismissals',
  'customer_erasures',
] as const;

/** One row wherever a customer leaves something. */
async function leaveTraces(id: bigint, email: string, authorization: string): Promise<void> {
  const { id: instanceId } = core.instances.a;
  await core.db.inInstance(instanceId, (trx) =>
    createNotice(
      { ...core.deps, trx, instanceId },
      {
        customerId: id,
        kind: 'order_completed',
        event: `of ${id}`,
        about: { orderId: 1n },
        facts: { quantity: 10 },
      },
    ),
  );
  await core.db.inInstance(instanceId, (trx) =>
    recordEvents({ ...core.deps, trx, instanceId }, [
      {
        ...{ customerId: id, type: 'order.created', resource: 'order' },
        ...{ resourceId: 1n, data: {} },
      },
    ]),
  );
  await core.request('/api/v1/events', { headers: { authorization } });
  const ask = (path: string, body: object) => post(path, body, { authorization });
  const url = 'https://video.example/watch?v=1';
  const lines = [{ service_id: 107, quantity: 1_000, url }];
  expect((await ask('/api/v1/cart/lines', { lines })).status).toBeLessThan(300);
  expect((await ask('/api/v1/order-drafts', { entries: [['url', url]] })).status).toBe(200);
  const proof = { current_password: PASSWORD };
  const made = await ask('/api/v1/api-token', proof);
  expect(made.status).toBe(201);
  const { data } = (await made.json()) as { data: { token: string } };
  await core.request('/api/v1/orders', { headers: { authorization: `Bearer ${data.token}` } });
  await callsWritten(core.db);
  const hook = { ...proof, url: 'https://hooks.test/' };
  expect((await ask('/api/v1/webhook-endpoints', hook)).status).toBe(201);
  expect((await ask('/api/v1/services/107/favorites/toggle', {})).status).toBe(200);
  await core.db.inInstance(instanceId, async (trx) => {
    await issueToken(
      { ...core.deps, trx },
      { instanceId, purpose: 'reset_password', customerId: id },
    );
    const now = core.clock.now();
    await trx
      .insertInto('customer_identities')
      .values({
        ...{ instance_id: instanceId, customer_id: id, provider: 'google' },
        ...{ subject: `s${id}`, created_at: now },
      })
      .execute();
    await trx
      .insertInto('customer_passkeys')
      .values({
        ...{ instance_id: instanceId, customer_id: id, name: 'Phone of Grace', sign_count: 0n },
        ...{ credential_id: Buffer.from(`c${id}`), public_key: Buffer.from('k') },
        ...{ transports: [], is_backed_up: false, created_at: now },
      })
      .execute();
    await trx
      .updateTable('customers')
      .set({ partner_click_id: 'click', marketing_source: 'news' })
      .where('id', '=', id)
      .execute();
  });
  await leaveToStaff(id);
  expect((await post('/password/email', { email })).status).toBe(204);
  await runJobs(core, mailPasswordReset);
}

/** What is kept of what staff tell them, and have asked about them. */
async function leaveToStaff(id: bigint): Promise<void> {
  const { staffOfA } = core.actors;
  const told = { title: { en: 'Works' }, text: { en: 'We move.' } };
  const answer = await staffOfA.post('/api/v1/staff/announcements', told);
  const { data } = (await answer.json()) as { data: { id: number }[] };
  const row = { instance_id: core.instances.a.id, customer_id: id };
  const now = core.clock.now();
  await core.db.inInstance(core.instances.a.id, async (trx) => {
    await trx
      .insertInto('announcement_dismissals')
      .values({ ...row, announcement_id: BigInt(data[0]?.id ?? 0), dismissed_at: now })
      .execute();
    await trx
      .insertInto('customer_erasures')
      .values({ ...row, reason: 'By letter', pay_to: null, asked_by: id, asked_at: now })
      .execute();
  });
}

async function tracesOf(id: bigint, email: string): Promise<Record<string, number>> {
  return core.db.inInstance(core.instances.a.id, async (trx) => {
    const count = async (table: string, column: string, value: bigint | string) => {
      const { rows } = await sql<{ count: bigint }>`select count(*) from ${sql.table(table)}
        where ${sql.ref(column)} = ${value}`.execute(trx);
      return Number(rows[0]?.count);
    };
    const traces: Record<string, number> = {
      mails: await count('outgoing_mails', 'to_address', email),
    };
    for (const table of KEPT_IN) {
      if (table === 'cart_lines') continue;
      traces[table] = await count(table, 'customer_id', id);
    }
    const { rows } = await sql<{ lines: bigint }>`select count(*) as lines from cart_lines l
      join carts c on c.id = l.cart_id where c.customer_id = ${id}`.execute(trx);
    traces['cart_lines'] = Number(rows[0]?.lines);
    const { rows: named } = await sql<{ named: bigint }>`select count(*) as named from customers
      where id = ${id} and (name <> '' or partner_click_id is not null
        or marketing_source is not null or vat is not null)`.execute(trx);
    traces['named'] = Number(named[0]?.named);
    return traces;
  });
}
