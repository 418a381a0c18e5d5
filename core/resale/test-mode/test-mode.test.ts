import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewApiToken } from '#core/accounts/api-tokens/api-token.contract.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { balanceOf } from '#core/billing/payments/testing/payer.ts';
import { checkDispatches } from '#core/fulfilment/dispatch/check-dispatches.ts';
import { dispatchOrder } from '#core/fulfilment/dispatch/dispatch-order.ts';
import {
  createReceiver,
  newEndpoint,
  newHolder,
  PASSWORD,
  sendUntil,
} from '#core/messaging/webhooks/testing/receiver.ts';
import type { CustomerEvent } from '#core/messaging/webhooks/events/event.contract.ts';
import {
  DRIPPED,
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  PLAIN,
} from '#core/ordering/orders/testing/buyer.ts';
import { startDueRuns } from '#core/ordering/orders/start-due-runs.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import { programOf } from '#core/resale/api-v2/testing/program.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';

const DOLLAR = 1_000_000n;
const TOKENS = '/api/v1/api-tokens';

const receiver = createReceiver();
let test: TestCore;
let links = 0;
beforeAll(async () => {
  // No demo: what is real waits for staff.
  test = await testCore({ outbound: receiver.outbound });
  receiver.tellTime(() => test.clock.now());
  await openShop(test);
});
afterAll(() => test.close());

async function newTrier() {
  const holder = await newHolder(test);
  const made = await holder.post(TOKENS, {
    current_password: PASSWORD,
    name: 'Try',
    is_test: true,
  });
  expect(made.status).toBe(201);
  const { data: token } = (await made.json()) as { data: NewApiToken };
  const asProgram = (path: string, init: RequestInit = {}) =>
    test.request(path, {
      ...init,
      headers: {
        ...{ authorization: `Bearer ${token.token}`, 'content-type': 'application/json' },
        ...{ 'idempotency-key': crypto.randomUUID() },
      },
    });
  const send = (path: string, body: object) =>
    asProgram(path, { method: 'POST', body: JSON.stringify(body) });
  const key = { key: token.token, tokenId: BigInt(token.id) };
  return { holder, token, asProgram, send, program: programOf(test, holder, key) };
}

const read = async <T>(response: Response | Promise<Response>): Promise<T> =>
  ((await (await response).json()) as { data: T }).data;

/** Unless told, all of it comes; how a link goes that says nothing is drawn. */
const link = (end = '&demo-full') => `https://video.example/watch?v=t${(links += 1)}${end}`;
const order = (own: object = {}) => ({
  orders: [line({ url: link(), ...own })],
  payment_method_id: 0,
});

/** As the worker would, until all that was begun is over. */
async function deliverAll(): Promise<void> {
  await runJobs(test, dispatchOrder);
  for (let minutes = 0; minutes < 4; minutes += 1) {
    test.clock.advance(60_000);
    await runJob(test, checkDispatches);
  }
}

const testBalance = async ({ asProgram }: Awaited<ReturnType<typeof newTrier>>) =>
  (await read<{ balance: string }>(asProgram('/api/v1/test-account'))).balance;

describe('a token that only tries things out', () => {
  it('is told apart by how it begins, and has money of its own from the beginning', async () => {
    const trier = await newTrier();
    expect(trier.token).toMatchObject({ is_test: true, name: 'Try' });
    expect(trier.token.token).toMatch(/^mqt_[0-9A-Za-z]{49}$/);
    expect(await testBalance(trier)).toBe('1000');
    expect(await trier.program.call({ action: 'balance' })).toMatchObject({ balance: '1000.00' });
    const more = await trier.send('/api/v1/test-account/top-up', { amount: '12.5' });
    expect(await more.json()).toEqual({ data: { balance: '1012.5' } });
    expect(await balanceOf(test, trier.holder)).toBe(0n);
    const toMuch = await trier.send('/api/v1/test-account/top-up', { amount: '2000000' });
    expect(toMuch.status).toBe(422);
    expect(await testBalance(trier)).toBe('1012.5');
  });

  it('orders by both ways, which go on to their end by themselves and cost nothing', async () => {
    const trier = await newTrier();
    const { asProgram, send, program, holder } = trier;
    const first = await placedIn(await send('/api/v1/orders', order()));
    const said = { action: 'add', service: PLAIN, quantity: 1_000 };
    const second = (await program.call({ ...said, link: link('&demo-part') })) as { order: number };
    const third = (await program.call({ ...said, link: link('&demo-refuse') })) as {
      order: number;
    };
    expect(await testBalance(trier)).toBe('997');
    await deliverAll();
    const whole = await read(asProgram(`/api/v1/orders/${first.orders[0]!.id}`));
    expect(whole).toMatchObject({ status: 'completed', current_quantity: 1_000 });
    const statuses = await program.call({
      action: 'status',
      orders: `${second.order},${third.order}`,
    });
    expect(statuses).toMatchObject({
      [second.order]: { status: 'Partial' },
      [third.order]: { status: 'Canceled', charge: '0' },
    });
    expect(await balanceOf(test, holder)).toBe(0n);
  });

  it('goes through the same checks', async () => {
    const { program, send } = await newTrier();
    const said = { action: 'add', service: PLAIN, link: link() };
    expect(await program.call({ ...said, quantity: 1 })).toMatchObject({
      error: expect.stringMatching(/^Quantity less/),
    });
    expect(await program.call({ ...said, quantity: 1_000, link: 'no link' })).toMatchObject({
      error: 'Incorrect link',
    });
    expect(await program.call({ ...said, quantity: 90_000_000 })).toHaveProperty('error');
    const dear = await send('/api/v1/orders', order({ quantity: 2_000_000 }));
    expect(dear.status).toBe(422);
    const byGateway = await send('/api/v1/orders', { ...order(), payment_method_id: 1 });
    expect(byGateway.status).toBe(422);
    const withCoupon = await send('/api/v1/orders', { ...order(), coupon_code: 'WELCOME' });
    expect(await withCoupon.json()).toHaveProperty('errors.coupon_code');
  });

  it('runs drip-feeds, cancels, and does not write to people', async () => {
    const { program, send } = await newTrier();
    const said = { action: 'add', service: DRIPPED, quantity: 1_000, runs: 2, interval: 60 };
    const feed = (await program.call({ ...said, link: link() })) as { order: number };
    test.clock.advance(60 * 60_000);
    await runJob(test, startDueRuns);
    await deliverAll();
    const status = (await program.call({ action: 'status', order: feed.order })) as {
      orders: number[];
    };
    expect(status.orders).toHaveLength(2);
    const one = await placedIn(await send('/api/v1/orders', order()));
    const { id } = one.orders[0]!;
    expect((await send(`/api/v1/orders/${id}/cancel`, {})).status).toBe(200);
    const written = await send(`/api/v1/orders/${id}/support`, { subject: 'Hi', text: 'There' });
    expect(await written.json()).toMatchObject({ code: 'test_refused' });
  });

  it('is told by events and webhooks of its own, which say so', async () => {
    const { holder, asProgram, send } = await newTrier();
    const real = await newEndpoint(holder);
    const trying = await newEndpoint(holder, { is_test: true });
    await giveMoney(test, holder, 10n * DOLLAR);
    await placedIn(await place(holder, order()));
    await placedIn(await send('/api/v1/orders', order()));
    await sendUntil(test);
    expect(receiver.eventsAt(real.url)).toMatchObject([{ type: 'order.created', test: false }]);
    expect(receiver.eventsAt(trying.url)).toMatchObject([{ type: 'order.created', test: true }]);
    const events = await read<CustomerEvent[]>(asProgram('/api/v1/events'));
    expect(events).toMatchObject([{ type: 'order.created', test: true }]);
    const own = await read<CustomerEvent[]>(holder.request('/api/v1/events'));
    expect(own).toMatchObject([{ type: 'order.created', test: false }]);
    const seen = await read<{ id: number }[]>(asProgram('/api/v1/webhook-endpoints'));
    expect(seen.map(({ id }) => id)).toEqual([trying.id]);
  });
});

describe('what was only tried out', () => {
  let trier: Awaited<ReturnType<typeof newTrier>>;
  let tried: number;
  const sums = () =>
    test.db.inInstance(test.instances.a.id, async (trx) => {
      const { rows } = await sql<{ kind: string; sum: bigint }>`
        select a.kind, sum(p.amount_micro)::bigint as sum from ledger_postings p
        join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
        where a.kind in ('revenue', 'bonus_expense', 'fees') and a.instance_id = ${
          test.instances.a.id
        }
        group by a.kind order by a.kind`.execute(trx);
      return rows;
    });
  let before: Awaited<ReturnType<typeof sums>>;
  let records: number;
  const counted = () =>
    test.db.inInstance(test.instances.a.id, async (trx) => {
      const { rows } = await sql<{ count: number }>`
        select ((select count(*) from deliveries) + (select count(*) from customer_services)
          + (select count(*) from order_counts o
              join customers c on c.instance_id = o.instance_id and c.id = o.customer_id
              where not c.is_test))::integer as count`.execute(trx);
      return rows[0]!.count;
    });

  beforeAll(async () => {
    trier = await newTrier();
    [before, records] = [await sums(), await counted()];
    const placed = await placedIn(await trier.send('/api/v1/orders', order()));
    tried = placed.orders[0]!.id;
    await trier.send('/api/v1/orders', order({ url: link('&demo-fail') }));
    await deliverAll();
  });

  it('is in no list of its customer, and none of their money', async () => {
    const { holder } = trier;
    expect(await read(holder.request('/api/v1/orders'))).toEqual([]);
    expect((await holder.request(`/api/v1/orders/${tried}`)).status).toBe(404);
    expect(await read(holder.request('/api/v1/payments/statistics'))).toEqual([]);
    expect(await read(holder.request('/api/v1/notices'))).toEqual([]);
  });

  it('is in no list of staff', async () => {
    const { ownerOfA } = test.actors;
    for (const asked of ['', `?q=%23${tried}`, '?q=status:completed']) {
      const found = await ownerOfA.request(`/api/v1/staff/orders/list${asked}`);
      expect(found.status).toBe(200);
      const ids = (await read<{ id: number }[]>(found)).map(({ id }) => id);
      expect(ids).not.toContain(tried);
    }
    for (const queue of ['waiting', 'unknown', 'held', 'refills']) {
      const found = await ownerOfA.request(`/api/v1/staff/orders?queue=${queue}`);
      const ids = (await read<{ id: number }[]>(found)).map(({ id }) => id);
      expect(ids).not.toContain(tried);
    }
    expect((await ownerOfA.request(`/api/v1/staff/orders/${tried}`)).status).toBe(404);
    const account = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('customers')
        .select('id')
        .where('test_of', '=', trier.holder.id)
        .executeTakeFirstOrThrow(),
    );
    const page = await ownerOfA.request(`/api/v1/staff/customers/${account.id}`);
    expect(page.status).toBe(404);
    const customers = await read<{ id: number }[]>(ownerOfA.request('/api/v1/staff/customers'));
    expect(customers.map(({ id }) => BigInt(id))).not.toContain(account.id);
  });

  it('is in no total, no statistic and no counter, and the books are right', async () => {
    expect(await sums()).toEqual(before);
    expect(await counted()).toBe(records);
    const { id: instanceId } = test.instances.a;
    await sealLedgers(test.deps);
    expect(await verifyLedger(test.deps, instanceId)).toMatchObject({ faults: [] });
    expect(await verifyOrders(test.deps, instanceId)).toMatchObject({ faults: [] });
  });

  it('cannot be written as if it were real', async () => {
    const { id: instanceId } = test.instances.a;
    const writing = test.db.inInstance(instanceId, (trx) =>
      sql`update orders set is_test = false where id = ${tried}`.execute(trx),
    );
    await expect(writing).rejects.toThrow(/orders_customer/);
  });

  it('is gone with the account', async () => {
    const { holder, program } = await newTrier();
    const gone = await holder.post('/api/v1/profile/delete', { current_password: PASSWORD });
    expect(gone.status).toBe(204);
    expect(await program.call({ action: 'balance' })).toEqual({ error: 'Invalid API key' });
  });
});

it('belongs to one customer: another’s test account is nobody’s business', async () => {
  const [one, other] = [await newTrier(), await newTrier()];
  const placed = await placedIn(await one.send('/api/v1/orders', order()));
  const { id } = placed.orders[0]!;
  expect((await other.asProgram(`/api/v1/orders/${id}`)).status).toBe(404);
  const none: CustomerActor = await newHolder(test);
  expect(await read(none.request('/api/v1/test-account'))).toBeNull();
  expect((await none.post('/api/v1/test-account/top-up', { amount: '1' })).status).toBe(404);
});
