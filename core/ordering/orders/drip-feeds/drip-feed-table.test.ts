// On PostgreSQL: query plans.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placedIn, place, openShop, giveMoney, DRIPPED, line } from '../testing/buyer.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { DRIP_FEED_SORTS, type ShownDripFeed } from './drip-feed.contract.ts';

let test: TestCore;
let payer: CustomerActor;
const QUANTITIES = [300, 100, 200, 100, 500];
let fed = 0;

beforeAll(async () => {
  test = await testCore();
  await openShop(test);
  payer = await newPayer(test);
  await giveMoney(test, payer, 1_000_000_000n);
  for (const quantity of QUANTITIES) {
    const drip_feed = { numberOfRuns: 2, dripFeedMinutes: 60 };
    fed += 1;
    const url = `https://video.example/watch?v=fed-${fed}`;
    await placedIn(
      await place(payer, { orders: [line({ service_id: DRIPPED, quantity, drip_feed, url })] }),
    );
    test.clock.advance(60_000);
  }
});
afterAll(() => test.close());

interface Page {
  data: ShownDripFeed[];
  recordsFiltered: number;
  meta: { next: string | null };
}

async function read(query: string): Promise<Page> {
  const response = await payer.request(`/api/v1/drip-feeds?${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Page;
}

const VALUE_OF: Record<(typeof DRIP_FEED_SORTS)[number], (feed: ShownDripFeed) => number | string> =
  {
    id: ({ id }) => id,
    createdAt: ({ created_at: at }) => Date.parse(at),
    status: ({ status }) => status,
    cost: ({ cost_float: cost }) => cost,
    quantity: ({ total_quantity: quantity }) => quantity,
  };

describe('the table of drip-feeds', () => {
  it('has the newest first, ten on a page, and says how many there are', async () => {
    const { data, recordsFiltered, meta } = await read('');
    const ids = data.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect({ recordsFiltered, ...meta }).toEqual({ recordsFiltered: 5, next: null });
  });

  it.each(DRIP_FEED_SORTS.flatMap((by) => [`${by} asc`, `${by} desc`]))(
    'is sorted by %s, and its pages fit together by number and by cursor',
    async (sorting) => {
      const [by = '', on = ''] = sorting.split(' ');
      const valueOf = VALUE_OF[by as keyof typeof VALUE_OF];
      const order = `order_by=${by}&order_on=${on}`;
      const whole = (await read(`${order}&per_page=100`)).data;
      const values = whole.map(valueOf);
      const sign = on === 'asc' ? 1 : -1;
      expect(values).toEqual([...values].sort((a, b) => (a < b ? -sign : a > b ? sign : 0)));
      const ids = whole.map(({ id }) => id);
      const first = await read(`${order}&per_page=2`);
      const second = await read(`${order}&per_page=2&cursor=${first.meta.next}`);
      const third = await read(`${order}&per_page=2&cursor=${second.meta.next}`);
      expect([first, second, third].flatMap(({ data }) => data.map(({ id }) => id))).toEqual(ids);
      expect(third.meta.next).toBeNull();
      expect((await read(`${order}&per_page=2&page=2`)).data).toEqual(second.data);
    },
  );

  it.each([
    'page=0',
    'per_page=101',
    'order_by=name',
    'order_on=up',
    'cursor=x',
    'page=9999&per_page=100',
  ])('refuses %s', async (query) => {
    expect((await payer.request(`/api/v1/drip-feeds?${query}`)).status).toBe(422);
  });

  it('takes each sorting from an index, and sorts nothing itself', async () => {
    const columns = ['id', 'status', 'cost_micro', 'total_quantity'];
    for (const column of columns) {
      const plan = await test.db.asSystem(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx);
        await sql`set local enable_sort = off`.execute(trx);
        const places = column === 'id' ? sql`id desc` : sql`${sql.ref(column)} desc, id desc`;
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from drip_feeds
          where instance_id = 1 and customer_id = 1 order by ${places} limit 11`.execute(trx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect(plan, column).toContain('Index Scan Backward');
      expect(plan, column).not.toContain('Sort');
    }
  });
});
