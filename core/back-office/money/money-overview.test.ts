// On PostgreSQL: two processes count at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargeMonth } from '#core/billing/ledger/moves/charge-month.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import { giveMoney, line, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { countMoney } from './count-money.ts';
import type { MoneyOverview } from './money-overview.contract.ts';
import { verifyMoneyDays } from './verify-money-days.ts';

const PATH = '/api/v1/staff/money';
const DAY_MS = 86_400_000;

let test: TestCore;
let instanceId: number;
let owner: CustomerActor;
let buyer: CustomerActor;
let first: string;
let second: string;

beforeAll(async () => {
  test = await testCore();
  await openShop(test);
  instanceId = test.instances.a.id;
  owner = test.actors.ownerOfA;
  buyer = await newPayer(test);
  first = today();
  await giveMoney(test, buyer, 50_000_000n);
  await order(2_000, { delivered: 500, cost: 300_000n });
  test.clock.advance(DAY_MS);
  second = today();
  await order(3_000, { delivered: 3_000, cost: undefined });
  await count();
});
afterAll(() => test.close());

const today = () => test.clock.now().toISOString().slice(0, 10);

async function count(): Promise<void> {
  await sealLedgers(test.deps);
  await Promise.all([countMoney(test.deps), countMoney(test.deps)]);
}

/** Placed, sent by a price for a thousand, and ended with so many delivered. */
async function order(
  quantity: number,
  { delivered, cost }: { delivered: number; cost: bigint | undefined },
): Promise<void> {
  const { orders } = await placedIn(await place(buyer, { orders: [line({ quantity })] }));
  const orderId = BigInt(orders[0]?.id ?? 0);
  const now = test.clock.now();
  await test.db.inInstance(instanceId, async (trx) => {
    await trx
      .insertInto('dispatches')
      .values({
        ...{ instance_id: instanceId, order_id: orderId, route: 'manual' },
        ...{ request_id: crypto.randomUUID(), state: 'sent', reference: 'X' },
        ...{ provider_id: null, source_key: null, trade_type: null, cost_micro: cost ?? null },
        ...{ refusal: null, lease_until: null, next_check_at: null },
        ...{ created_at: now, sent_at: now, updated_at: now },
      })
      .execute();
    const event = delivered === quantity ? 'complete' : 'end_short';
    const end = { orderId, event, by: 'delivery', delivered } as const;
    await endOrder({ ...test.deps, trx, instanceId }, end);
  });
}

async function read(query = '', who = owner): Promise<MoneyOverview> {
  const answer = await who.request(`${PATH}${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as MoneyOverview;
}

describe('the overview of money', () => {
  it('says for each day what moved, and what was owed at its end', async () => {
    const { data, total, meta } = await read(`?start_date=${first}&end_date=${second}`);
    expect(data.map(({ key }) => key)).toEqual([first, second]);
    // Two dollars were charged and 1.5 given back; three on the next day.
    expect(data.map(({ sales }) => sales)).toEqual(['0.5', '3']);
    expect(data.map(({ owed }) => owed.balances)).toEqual(['49.5', '46.5']);
    expect(total).toMatchObject({ sales: '3.5', adjusted: '50', received: '0', bonuses: '0' });
    expect(meta).toMatchObject({ start_date: first, end_date: second, group_by: 'day' });
    expect(meta.counted_at).toBe(test.clock.now().toISOString());
  });

  it('begins with what was owed before', async () => {
    const { data } = await read(`?start_date=${second}`);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ sales: '3', owed: { balances: '46.5' } });
  });

  it('says what was delivered, what it cost, and of how many nobody knows', async () => {
    const { providers, delivered } = await read();
    const sums = { orders: 2, sales: '3.5', cost: '0.15', margin: '3.35', without_cost: 1 };
    expect(providers).toEqual([{ route: 'manual', name: null, ...sums }]);
    expect(delivered).toEqual(sums);
  });

  it('sums up months', async () => {
    const { data } = await read('?group_by=month');
    expect(data.at(-1)?.key).toBe(`${second.slice(0, 8)}01`);
    expect(data.reduce((sum, { sales }) => sum + Number(sales), 0)).toBe(3.5);
  });

  it('says what waits for somebody', async () => {
    const asked = await buyer.post('/api/v1/add-funds', { payment_method_id: 1, amount: '25' });
    const { data: invoice } = (await asked.json()) as { data: { id: number } };
    const { waiting: before } = await read();
    await buyer.post(`/api/v1/invoices/${invoice.id}/mark-is-paid`, { comment: 'paid' });
    const { waiting } = await read();
    expect(before.payments).toEqual({ count: 0, amount: '0' });
    expect(waiting.payments.count).toBe(1);
    expect(Number(waiting.payments.amount)).toBeGreaterThanOrEqual(25);
  });

  it('is a file of numbers as well', async () => {
    const answer = await owner.request(`${PATH}/export?start_date=${first}`);
    const [head, ...lines] = (await answer.text()).trimEnd().split('\r\n');
    expect(head).toBe(
      'start,received,sales,monthly,fees,bonuses,rewards,adjusted,paid_out,balances,earnings,held,debts',
    );
    expect(lines).toEqual([
      `${first},0,0.5,0,0,0,0,50,0,49.5,0,0,0`,
      `${second},0,3,0,0,0,0,0,0,46.5,0,0,0`,
    ]);
  });

  it('is counted until now, also where nothing happens, and no further than what waits', async () => {
    await count();
    test.clock.advance(60_000);
    const quiet = test.clock.now().toISOString();
    expect((await read()).meta.counted_at).toBe(quiet);
    await giveMoney(test, buyer, 1_000_000n);
    const counted = (await read()).meta.counted_at ?? '';
    expect(counted < quiet).toBe(true);
    await count();
    expect((await read()).meta.counted_at).toBe(quiet);
  });

  it('is of one brand alone', async () => {
    const { data, total, providers } = await read(
      `?start_date=${first}&end_date=${second}`,
      test.actors.ownerOfB,
    );
    expect(data.every(({ owed }) => owed.balances === '0')).toBe(true);
    expect(total.sales).toBe('0');
    expect(providers).toEqual([]);
  });

  it.each([
    ['?start_date=2026-02-30', 'start_date'],
    ['?end_date=yesterday', 'end_date'],
    ['?group_by=year', 'group_by'],
  ])('refuses %s', async (query, field) => {
    const answer = await owner.request(`${PATH}${query}`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { [field]: expect.anything() } });
  });

  it.each(['?start_date=0001-01-01', '?end_date=0001-01-01', '?start_date=9999-12-31'])(
    'keeps %s within what can be shown',
    async (query) => {
      const { data } = await read(query);
      expect(data.length).toBeGreaterThan(0);
      expect(data.length).toBeLessThanOrEqual(366);
    },
  );
});

describe('the daily sums', () => {
  it('tell what is paid by the month from what is ordered', async () => {
    const before = (await read()).total;
    await giveMoney(test, buyer, 5_000_000n);
    await test.db.inInstance(instanceId, (trx) =>
      chargeMonth(
        { ...test.deps, trx, instanceId },
        {
          ...{ kind: 'tariff', customerId: buyer.id, id: 1n, month: 1, amountMicro: 5_000_000n },
          actor: { kind: 'system' },
        },
      ),
    );
    await count();
    const { total } = await read();
    expect([total.monthly, total.sales]).toEqual(['5', before.sales]);
  });

  it('follow what is given back of an order that has ended long ago', async () => {
    const orderId = await test.db.inInstance(instanceId, async (trx) => {
      const { id } = await trx
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'completed')
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('orders')
        .set({ refunded_micro: 1_000_000n })
        .where('id', '=', id)
        .execute();
      return id;
    });
    await count();
    expect((await read()).delivered.sales).toBe('2.5');
    await test.db.inInstance(instanceId, (trx) =>
      trx.updateTable('orders').set({ refunded_micro: 0n }).where('id', '=', orderId).execute(),
    );
    await count();
    expect((await read()).delivered.sales).toBe('3.5');
  });

  it('are worked out anew, and each one that is wrong is named', async () => {
    expect((await verifyMoneyDays(test.deps, instanceId)).faults).toEqual([]);
    await test.db.inInstance(instanceId, async (trx) => {
      await trx
        .updateTable('money_days')
        .set(({ eb }) => ({ amount_micro: eb('amount_micro', '+', 1n) }))
        .where('account', '=', 'revenue')
        .where('amount_micro', '=', 3_000_000n)
        .execute();
      await trx
        .updateTable('provider_days')
        .set({ orders: 7 })
        .where('sales_micro', '=', 500_000n)
        .execute();
    });
    expect((await verifyMoneyDays(test.deps, instanceId)).faults).toEqual([
      `Day ${second}: its sums are not those of the ledger.`,
      `Day ${first}: its deliveries are not those of its orders.`,
    ]);
  });
});
