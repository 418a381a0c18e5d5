// On PostgreSQL: days and months in raw SQL.
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { endOrder } from '../end-order.ts';
import type { PlacedOrders } from '../place-order.contract.ts';
import { startDueRuns } from '../start-due-runs.ts';
import type { dripFeedPageAnswer, dripFeedsAnswer } from '../drip-feeds/drip-feed.contract.ts';
import { DRIPPED, giveMoney, line, openShop, place, placedIn, PLAIN } from '../testing/buyer.ts';
import { monthsBetween } from './days.pure.ts';
import type { Dashboard, Statistics } from './statistics.contract.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestCore;
let ada: CustomerActor;
let placed: PlacedOrders[];

beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
  ada = await newPayer(test);
  await giveMoney(test, ada, 100_000_000n);
  const drip_feed = { numberOfRuns: 3, dripFeedMinutes: 60 };
  placed = [];
  for (const lines of [
    [line({ quantity: 1_000 }), line({ quantity: 2_000 })],
    [line({ quantity: 900, service_id: DRIPPED, drip_feed })],
  ]) {
    placed.push(await placedIn(await place(ada, { orders: lines })));
    test.clock.advance(DAY_MS);
  }
  const { id: instanceId } = ada.instance;
  await test.db.inInstance(instanceId, (trx) =>
    endOrder(
      { ...test.deps, trx, instanceId },
      {
        ...{ orderId: BigInt(placed[0]?.orders[0]?.id ?? 0), event: 'end_short', by: 'delivery' },
        delivered: 400,
      },
    ),
  );
});
afterAll(() => test.close());

async function read<Answer>(path: string, who: CustomerActor = ada): Promise<Answer> {
  const response = await who.request(`/api/v1/${path}`);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

const statistics = (query: string, who?: CustomerActor) =>
  read<Statistics>(`orders/statistics?${query}`, who);

const told = ({ data }: Statistics) =>
  data.map(({ key, orders, cost, refunded, spent }) => [key, orders, cost, refunded, spent]);

describe('the statistics of orders', () => {
  it('have each day, what was given back, and the sums', async () => {
    const answer = await statistics('startDate=2030-01-14&endDate=2030-01-17');
    expect(told(answer)).toEqual([
      ['2030-01-14', 0, '0', '0', '0'],
      ['2030-01-15', 2, '3', '0.6', '2.4'],
      ['2030-01-16', 1, '0.9', '0', '0.9'],
      ['2030-01-17', 0, '0', '0', '0'],
    ]);
    expect(answer.total).toMatchObject({
      ...{ orders: 3, quantity: 3_900, cost: '3.9', refunded: '0.6', spent: '3.3' },
      statuses: { canceled: 1, in_processing: 2, completed: 0 },
    });
  });

  it.each([
    ['groupBy=month&startDate=2029-12-31', ['2029-12-01', '2030-01-01']],
    ['groupBy=service', [String(PLAIN), String(DRIPPED)]],
    ['groupBy=network', ['100']],
    ['groupBy=service&endDate=2029-12-31', []],
    ['startDate=2030-01-17&endDate=2030-01-16', []],
    ['groupBy=&startDate=0000-01-01&endDate=0001-01-01&orders=', []],
    ['groupBy=month&endDate=1970-01-02&startDate=1970-01-01', ['1970-01-01']],
  ])('are grouped by ?%s', async (query, keys) => {
    const found = await statistics(query);
    expect(found.data.map(({ key }) => key).slice(0, 3)).toEqual(
      query.includes('network') ? [expect.any(String)] : keys,
    );
  });

  it('are those of named orders, and of nobody else’s', async () => {
    const [one, two] = placed[0]?.orders.map(({ id }) => id) ?? [];
    const query = `groupBy=service&orders=${two},999999`;
    expect(told(await statistics(query))).toEqual([[String(PLAIN), 1, '2', '0', '2']]);
    expect(told(await statistics(`groupBy=service&orders=${one}`))).toEqual([
      [String(PLAIN), 1, '1', '0.6', '0.4'],
    ]);
    for (const who of [test.actors.otherCustomerOfA, test.actors.customerOfB]) {
      expect(await statistics(`groupBy=network&orders=${one}`, who)).toMatchObject({ data: [] });
      expect((await statistics('', who)).total).toMatchObject({ orders: 0, cost: '0' });
    }
  });

  it('end today, and have no more days than can be drawn', async () => {
    const { data } = await statistics('startDate=0000-01-01&endDate=9999-12-31');
    expect(data).toHaveLength(366);
    expect(data.at(-1)?.key).toBe('2030-01-17');
    expect((await statistics('')).data).toHaveLength(28);
  });

  it.each([
    ['groupBy=hour', 'groupBy'],
    ['startDate=2030-02-30', 'startDate'],
    ['endDate=soon', 'endDate'],
    ['orders=1,x', 'orders'],
    [`orders=${Array(101).fill(1).join()}`, 'orders'],
  ])('are refused for ?%s', async (query, field) => {
    const response = await ada.request(`/api/v1/orders/statistics?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  it('knows every month between two days', () => {
    expect(monthsBetween('2029-11-30', '2030-03-01')).toEqual([
      '2029-11-01',
      '2029-12-01',
      '2030-01-01',
      '2030-02-01',
      '2030-03-01',
    ]);
  });
});

describe('the dashboard', () => {
  it('counts what there is, and has the last ones of a state', async () => {
    const { data } = await read<{ data: Dashboard }>('dashboard');
    expect(data).toMatchObject({ orders: 3, statuses: { canceled: 1, in_processing: 2 } });
    expect(data.last_in_processing.map(({ id }) => id)).toEqual([
      placed[1]?.orders[0]?.id,
      placed[0]?.orders[1]?.id,
    ]);
    expect(data.last_completed).toEqual([]);
  });

  it('is empty for who has ordered nothing', async () => {
    const { data } = await read<{ data: Dashboard }>('dashboard', test.actors.otherCustomerOfA);
    expect(data).toMatchObject({ orders: 0, last_in_processing: [] });
  });
});

describe('a drip-feed', () => {
  type Page = z.infer<typeof dripFeedPageAnswer>;
  const feedId = () => placed[1]?.drip_feeds[0]?.id;

  it('tells of its runs, done and to come, and they cost all that was paid', async () => {
    const { data } = await read<Page>(`drip-feeds/${feedId()}`);
    expect(data).toMatchObject({ runs: 3, orders_count: 1, actions: { cancelable: true } });
    expect(data.run_list.map(({ run, state, starts_at: at }) => [run, state, at])).toEqual([
      [1, 'made', '2030-01-16T12:00:00.000Z'],
      [2, 'planned', '2030-01-16T13:00:00.000Z'],
      [3, 'planned', '2030-01-16T14:00:00.000Z'],
    ]);
    const costs = data.run_list.map(({ cost_float: cost }) => cost);
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeCloseTo(data.cost_float, 6);
  });

  it('goes on, and what is canceled is said to be dropped', async () => {
    const prepared = startDueRuns.prepare({});
    if ('refused' in prepared) throw new Error(prepared.refused);
    const { signal } = new AbortController();
    await prepared.run(test.deps, { id: 1n, instanceId: null, attempt: 1, signal });
    const path = `/api/v1/drip-feeds/${feedId()}/cancel`;
    const states = async () => {
      const { data } = await read<Page>(`drip-feeds/${feedId()}`);
      return data.run_list.map(({ state }) => state);
    };
    expect(await states()).toEqual(['made', 'made', 'planned']);
    expect((await ada.post(path, {})).status).toBe(200);
    expect(await states()).toEqual(['made', 'made', 'dropped']);
  });

  it('stands in the list of its customer and of nobody else', async () => {
    const list = (who?: CustomerActor) => read<z.infer<typeof dripFeedsAnswer>>('drip-feeds', who);
    expect(await list()).toMatchObject({ recordsFiltered: 1, data: [{ id: feedId() }] });
    const { otherCustomerOfA, customerOfB } = test.actors;
    const headers = { 'x-request-id': 'caller-00000009' };
    const missing = await ada.request('/api/v1/drip-feeds/999999', { headers });
    const text = await missing.text();
    for (const who of [otherCustomerOfA, customerOfB]) {
      expect(await list(who)).toMatchObject({ recordsFiltered: 0, data: [] });
      const foreign = await who.request(`/api/v1/drip-feeds/${feedId()}`, { headers });
      expect([foreign.status, await foreign.text()]).toEqual([404, text]);
    }
  });
});
