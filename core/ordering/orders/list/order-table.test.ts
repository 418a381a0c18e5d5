// On PostgreSQL: query plans, and a file read page by page.
import type { z } from 'zod';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { Order } from '../order.contract.ts';
import { DRIPPED, giveMoney, line, openShop, place, placedIn, PLAIN } from '../testing/buyer.ts';
import { fillOrders } from '../testing/many-orders.ts';
import { csvLine } from '#core/platform/lists/csv-line.ts';
import type { orderTableAnswer } from './order-table.contract.ts';
import { ORDER_SORTS } from './order-sorts.pure.ts';

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const KEY = 'youtube:video:dQw4w9WgXcQ';
const HOSTILE = 'https://video.example/watch?v=1%_\\"\'';

let test: TestCore;
let ada: CustomerActor;
/** In the order in which they were placed, a day between them. */
let orders: Order[];

beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
  ada = await newPayer(test);
  await giveMoney(test, ada, 100_000_000n);
  const drip_feed = { numberOfRuns: 2, dripFeedMinutes: 60 };
  orders = [];
  for (const own of [
    { quantity: 1_000 },
    { quantity: 3_000 },
    { quantity: 2_000, service_id: DRIPPED, drip_feed },
    { quantity: 2_000 },
  ]) {
    const { orders: placed } = await placedIn(await place(ada, { orders: [line(own)] }));
    orders.push(...placed);
    test.clock.advance(24 * 60 * 60 * 1000);
  }
  // No network of this shop is one that links are known of.
  await change(1, sql`link_url = ${VIDEO}, link_key = ${KEY}`);
  await change(3, sql`link_url = ${HOSTILE}, link_key = null`);
  await change(0, sql`status = 'completed', completed_at = '2030-01-20T10:00:00Z'`);
  await change(3, sql`status = 'completed', completed_at = '2030-01-19T10:00:00Z'`);
});
afterAll(() => test.close());

const change = (at: number, what: ReturnType<typeof sql>) =>
  test.db.inInstance(ada.instance.id, (trx) =>
    sql`update orders set ${what} where id = ${orders[at]?.id}`.execute(trx),
  );

type Answer = z.infer<typeof orderTableAnswer>;

async function table(query: string, who: CustomerActor = ada): Promise<Answer> {
  const response = await who.request(`/api/v1/orders/datatable?${query}`);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** By their places among those that were placed. */
const placesIn = ({ data }: Answer) =>
  data.map(({ id }) => orders.findIndex((order) => order.id === id));

describe('the table of orders', () => {
  it.each([
    ['', [3, 2, 1, 0]],
    ['order_by=createdAt&order_on=asc', [0, 1, 2, 3]],
    ['order_by=quantity', [1, 3, 2, 0]],
    ['order_by=cost&order_on=asc', [0, 2, 3, 1]],
    ['order_by=completedAt&order_on=asc', [3, 0, 1, 2]],
    ['order_by=completedAt', [2, 1, 0, 3]],
    ['order_by=status&order_on=asc', [0, 3, 1, 2]],
    ['order_by=service&order_on=asc', [0, 1, 3, 2]],
    ['status=completed', [3, 0]],
    ['status=completed,in_processing&status=error', [3, 2, 1, 0]],
    [`service_id=${DRIPPED}`, [2]],
    [`service_id=${PLAIN}&status=in_processing`, [1]],
    ['name=SERVICE 110', [2]],
    ['name=%', []],
    [`url=${encodeURIComponent('https://youtu.be/dQw4w9WgXcQ')}`, [1]],
    ['url=WATCH?v', [3, 2, 1, 0]],
    [`commonSearch=${encodeURIComponent('%_\\"')}`, [3]],
    ['commonSearch=video.EXAMPLE', [3, 2, 0]],
    ['quantity=2000', [3, 2]],
    ['quantity=2000,', [3, 2, 1]],
    ['quantity=&quantity=1999', [0]],
    ['price=0,0.5', []],
    ['createdAt=2030-01-16', [1]],
    ['createdAt=2030-01-16,', [3, 2, 1]],
    ['createdAt=&createdAt=2030-01-16 11:59:59', [0]],
    ['createdAt=0000-01-01,9999-12-31', [3, 2, 1, 0]],
    ['createdAt=0000-01-01,0001-01-01', []],
    ['createdAt=2029-01-01,2029-12-31', []],
    ['completedAt=2030-01-20,', [0]],
    ['id=999999999999999999', []],
    ['subscription_id=1', []],
    ['status=&name=&url=&price=&createdAt=&id=&page=&order_by=&cursor=', [3, 2, 1, 0]],
    ['per_page=3&page=2', [0]],
    ['page=500', []],
  ])('answers ?%s', async (query, places) => {
    const answer = await table(query);
    expect(placesIn(answer)).toEqual(places);
    if (!query.includes('page')) {
      expect(answer).toMatchObject({ recordsFiltered: places.length, meta: { is_counted: true } });
    }
  });

  it('finds an order by its number, and the runs of a drip-feed by that of it', async () => {
    expect(placesIn(await table(`commonSearch=%23${orders[1]?.id}`))).toEqual([1]);
    expect(placesIn(await table(`drip_feed_id=${orders[2]?.drip_feed_id}`))).toEqual([2]);
    expect(placesIn(await table('drip_feed_id=99999'))).toEqual([]);
  });

  it.each(ORDER_SORTS)('leads through all of them by %s, none twice', async (sort) => {
    for (const direction of ['asc', 'desc']) {
      const order = `order_by=${sort}&order_on=${direction}`;
      const read: Order[] = [];
      for (let next: string | null = ''; next !== null && read.length < 9;) {
        const page = await table(`${order}&per_page=1&cursor=${next}`);
        read.push(...page.data);
        next = page.meta.next;
      }
      expect(read).toEqual((await table(order)).data);
      expect(read).toHaveLength(4);
    }
  });

  it.each([
    ['status=gone', 'status.0'],
    ['id=0', 'id'],
    ['id=1e3', 'id'],
    ['price=1,2,3', 'price'],
    ['price=-1', 'price'],
    ['quantity=many', 'quantity'],
    ['createdAt=2030-02-30', 'createdAt'],
    ['completedAt=soon,', 'completedAt'],
    ['order_by=url', 'order_by'],
    ['order_on=up', 'order_on'],
    ['cursor=1', 'cursor'],
    ['per_page=101', 'per_page'],
    ['page=0', 'page'],
    ['page=1002', 'page'],
  ])('refuses ?%s', async (query, field) => {
    const response = await ada.request(`/api/v1/orders/datatable?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  it.each(['id.1', 'open.5', '999999999999999999.1', 'no_such.7'])(
    'takes the made-up place %s for one',
    async (cursor) => {
      for (const sort of ORDER_SORTS) await table(`order_by=${sort}&cursor=${cursor}`);
    },
  );

  it('is empty for everybody else', async () => {
    const { otherCustomerOfA, customerOfB } = test.actors;
    for (const who of [otherCustomerOfA, customerOfB]) {
      for (const query of ['', `id=${orders[0]?.id}`, `drip_feed_id=${orders[2]?.drip_feed_id}`]) {
        expect(await table(query, who)).toMatchObject({ data: [], recordsFiltered: 0 });
      }
      const csv = await who.request('/api/v1/orders/export');
      expect((await csv.text()).trim().split('\r\n')).toHaveLength(1);
    }
  });

  it('looks through a long list piece by piece, and says so', async () => {
    const whole = await newPayer(test);
    const { id: instanceId } = whole.instance;
    const orderId = BigInt(orders[0]?.id ?? 0);
    await fillOrders(test.db, { instanceId, customerId: whole.id, orderId, orders: 10_500 });
    const first = await table('name=nobody', whole);
    expect(first).toMatchObject({
      ...{ data: [], recordsFiltered: 0 },
      meta: { next: expect.any(String), is_counted: false, is_whole: false },
    });
    const rest = await table(`name=nobody&cursor=${first.meta.next}`, whole);
    expect(rest).toMatchObject({ data: [], meta: { next: null, is_whole: true } });
    expect(await table('', whole)).toMatchObject({ recordsFiltered: 10_500 });
    const csv = await whole.request('/api/v1/orders/export?status=canceled');
    expect((await csv.text()).trim().split('\r\n')).toHaveLength(1_501);
  });
});

describe('the list as a file', () => {
  it('has what the filters leave, and nothing that a spreadsheet calculates', async () => {
    const response = await ada.request(`/api/v1/orders/export?createdAt=2030-01-18,&order_on=asc`);
    expect(response.headers.get('content-disposition')).toContain('orders.csv');
    const [head, ...lines] = (await response.text()).trimEnd().split('\r\n');
    expect(head).toMatch(/^id,status,service_id,service,/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"https://video.example/watch?v=1%_\\""\'"');
  });

  it.each([
    ['=1+1', "'=1+1\r\n"],
    ['@x', "'@x\r\n"],
    ['-2+3', "'-2+3\r\n"],
    ['\t+1', "'\t+1\r\n"],
    ['a "b", c', '"a ""b"", c"\r\n'],
    ['a=b', 'a=b\r\n'],
  ])('writes %j so that it stays a text', (text, written) => {
    expect(csvLine([text])).toBe(written);
  });
});

describe('the name of what was ordered', () => {
  const english = (name: string) =>
    test.db.inInstance(ada.instance.id, (trx) =>
      sql`update service_texts set name = ${name} where service_id = ${DRIPPED} and language = 'en'`.execute(
        trx,
      ),
    );
  const nameIn = async (query: string) => {
    const { data } = await table(query);
    return data.map(({ name, service }) => [name, service.name]);
  };

  beforeAll(async () => {
    await test.db.inInstance(ada.instance.id, (trx) =>
      sql`insert into service_texts (instance_id, language, service_id, name)
        values (${ada.instance.id}, 'de', ${DRIPPED}, 'Erle 110')`.execute(trx),
    );
  });
  afterAll(() => english('Alder service 110'));

  it('is in the language that is asked for, and found by both', async () => {
    expect(await nameIn('locale=de&name=erle')).toEqual([['Erle 110', 'Erle 110']]);
    expect(await nameIn('locale=de&name=alder service 110')).toHaveLength(1);
    expect(await nameIn('locale=fr&name=alder service 110')).toEqual([
      ['Alder service 110', 'Alder service 110'],
    ]);
    expect(await nameIn('name=erle')).toEqual([]);
    const feed = await ada.request(`/api/v1/drip-feeds/${orders[2]?.drip_feed_id}?locale=de`);
    expect(await feed.json()).toMatchObject({ data: { name: 'Erle 110' } });
    const briefs = await ada.request(`/api/v1/orders/briefs?ids=${orders[2]?.id}&locale=de`);
    expect(await briefs.json()).toMatchObject({ data: [{ name: 'Erle 110' }] });
    const csv = await ada.request('/api/v1/orders/export?locale=de&name=erle');
    expect(await csv.text()).toContain('Erle 110');
  });

  it('stays as it was bought once the service is called otherwise', async () => {
    await english('Something else');
    expect(await nameIn(`locale=de&service_id=${DRIPPED}`)).toEqual([
      ['Alder service 110', 'Alder service 110'],
    ]);
  });
});
