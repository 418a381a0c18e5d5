// Also on PostgreSQL: one key sent many times at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, newPayer } from '#core/billing/payments/testing/payer.ts';
import { countExchanges } from '#core/platform/db/exchanges.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import {
  COMMENTS,
  DRIPPED,
  giveMoney,
  KEYWORDS,
  line,
  LINKLESS,
  NEITHER,
  openShop,
  place,
  placedIn,
  problemsIn,
  readOrder,
} from './testing/buyer.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

const DOLLAR = 1_000_000n;

async function rich(micro = 100n * DOLLAR) {
  const payer = await newPayer(test);
  await giveMoney(test, payer, micro);
  return payer;
}

const text = (code: string, params: Record<string, string | number> = {}) =>
  test.deps.texts('en', `errors:field.${code}`, params);

describe('an order out of the balance', () => {
  it('is paid at once, with what its total said', async () => {
    const payer = await rich();
    const placed = await placedIn(await place(payer, { expected_total: '1' }));
    expect(placed).toMatchObject({ total: '1', next_step: 'done', payment: null });
    const [order] = placed.orders;
    expect(order).toMatchObject({
      status: 'in_processing',
      service_id: 107,
      quantity: 1_000,
      cost: '1',
      amount_to_pay: null,
      url: 'https://video.example/watch?v=1',
      service: { network: { name: 'Alder Tube' }, service_type: { name: 'Alder views' } },
    });
    expect(await balanceOf(test, payer)).toBe(99n * DOLLAR);
    expect(await readOrder(payer, order?.id)).toEqual(order);
  });

  it('asks the database few times, however much follows from it', async () => {
    const payer = await rich();
    await place(payer);
    // Who asks; the key, prices, the order, all that follows from it, its charge, the answer, the end.
    // A server is told of the begin and the end of each transaction by itself.
    const most = process.env['TEST_DATABASE_URL'] ? 14 : 10;
    expect(await countExchanges(() => place(payer))).toBeLessThanOrEqual(most);
  });

  it('has all lines or none, a line twice as well', async () => {
    const payer = await rich(2n * DOLLAR);
    const orders = [line(), line(), line()];
    expect(await problemsIn(await place(payer, { orders }))).toEqual({
      balance: [text('not_enough_balance')],
    });
    const listed = await payer.request('/api/v1/orders');
    expect(await listed.json()).toMatchObject({ data: [], meta: { next: null } });
    const placed = await placedIn(await place(payer, { orders: orders.slice(1) }));
    expect(placed.orders.map(({ cost }) => cost)).toEqual(['1', '1']);
    expect(await balanceOf(test, payer)).toBe(0n);
  });

  it('counts guarantee and speed-up where a line has them', async () => {
    const payer = await rich();
    const orders = [
      line({ service_id: DRIPPED, is_guarantee: true }),
      line({ is_guarantee: true }),
    ];
    const placed = await placedIn(await place(payer, { orders, is_speedup: true }));
    // 1 + 15 % = 1.15, + 25 % = 1.4375, up to the cent.
    expect(placed.orders).toMatchObject([
      { cost: '1.44', is_guarantee: true, is_speedup: true },
      { cost: '1', is_guarantee: false, is_speedup: false },
    ]);
    expect(await balanceOf(test, payer)).toBe(100n * DOLLAR - 2_440_000n);
  });

  it('speeds up the lines that say so and can be, at the total that was shown', async () => {
    const payer = await rich();
    const orders = [
      line({ service_id: DRIPPED, is_speedup: true }),
      line({ service_id: DRIPPED }),
      line({ is_speedup: true }),
    ];
    const asked = await payer.post('/api/v1/orders/total-cost', { services: orders });
    const { data } = (await asked.json()) as { data: { total: string } };
    expect(data.total).toBe('3.25');
    const placed = await placedIn(await place(payer, { orders, expected_total: data.total }));
    expect(placed.orders).toMatchObject([
      { cost: '1.25', is_speedup: true },
      { cost: '1', is_speedup: false },
      { cost: '1', is_speedup: false },
    ]);
  });

  it('of a drip-feed is paid as a whole, and its first run begins', async () => {
    const payer = await rich();
    const drip_feed = {
      numberOfRuns: 3,
      dripFeedMinutes: 90,
      mode: 'progressive',
      numberOfSteps: 100,
    };
    const orders = [line(), line({ service_id: DRIPPED, quantity: 100, drip_feed })];
    const placed = await placedIn(await place(payer, { orders }));
    expect(placed.drip_feeds).toMatchObject([
      {
        status: 'in_processing',
        cost: '0.6',
        total_quantity: 600,
        runs: 3,
        orders_count: 1,
        minutes_between_runs: 90,
        next_run_at: new Date(test.clock.now().getTime() + 90 * 60_000).toISOString(),
      },
    ]);
    expect(placed.orders[1]).toMatchObject({
      cost: '0.1',
      quantity: 100,
      run: 1,
      drip_feed_id: placed.drip_feeds[0]?.id,
    });
    expect(placed.total).toBe('1.6');
    expect(await balanceOf(test, payer)).toBe(100n * DOLLAR - 1_600_000n);
  });

  it('uses a coupon once for all of it', async () => {
    const payer = await rich();
    const body = { coupon_code: 'alder-off', orders: [line({ quantity: 5_000 }), line()] };
    const placed = await placedIn(await place(payer, body));
    expect(placed.total).toBe('3.5');
    expect(await balanceOf(test, payer)).toBe(100n * DOLLAR - 3_500_000n);
    const uses = await test.db.inInstance(payer.instance.id, (trx) =>
      trx.selectFrom('coupon_uses').select('state').where('customer_id', '=', payer.id).execute(),
    );
    expect(uses).toEqual([{ state: 'confirmed' }]);
    expect(await problemsIn(await place(payer, { coupon_code: 'nobody' }))).toEqual({
      coupon_code: [text('coupon_does_not_apply')],
    });
  });

  it('says first that it costs something else by now', async () => {
    const payer = await rich();
    for (const stale of [{ expected_total: '0.99' }, { versions: { price: '0', rate: '0' } }]) {
      const response = await place(payer, stale);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        code: 'total_changed',
        message: expect.stringContaining('$1.00 '),
      });
    }
    expect(await balanceOf(test, payer)).toBe(100n * DOLLAR);
  });

  it('is made once for its key', async () => {
    const payer = await rich();
    const calls = await Promise.all(Array.from({ length: 10 }, () => place(payer, {}, 'one key')));
    expect(calls.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const again = await place(payer, {}, 'one key');
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await balanceOf(test, payer)).toBe(99n * DOLLAR);
    const other = { orders: [line({ quantity: 2_000 })] };
    expect((await place(payer, other, 'one key')).status).toBe(422);
  });

  it('is made each time without a key', async () => {
    const payer = await rich();
    const body = { orders: [line()], payment_method_id: 0 };
    for (let times = 0; times < 2; times += 1) {
      expect((await payer.post('/api/v1/orders', body)).status).toBe(201);
    }
    expect(await balanceOf(test, payer)).toBe(98n * DOLLAR);
  });
});

describe('what cannot be ordered', () => {
  const at = (field: string) => `orders.0.${field}`;
  const comments = (values: string[]) => [{ targetId: 101, viewType: 'comments', values }];
  type Refused = [what: string, body: object, field: string, code: string, params?: object];
  it.each<Refused>([
    ['no way to pay', { payment_method_id: null }, 'payment_method_id', 'required'],
    [
      'a way that is not offered',
      { payment_method_id: 3 },
      'payment_method_id',
      'method_unavailable',
    ],
    [
      'less than its method takes',
      { payment_method_id: 1 },
      'payment_method_id',
      'method_needs_more',
      { amount: '10' },
    ],
    [
      'more than its method takes',
      { payment_method_id: 1, orders: Array(11).fill(line({ quantity: 100_000 })) },
      'payment_method_id',
      'method_takes_less',
      { amount: '1000' },
    ],
    [
      'one of the seven by balance',
      { orders: [line({ service_id: NEITHER })] },
      'payment_method_id',
      'method_unavailable',
    ],
    [
      'nobody’s service',
      { orders: [line({ service_id: 9 })] },
      at('service_id'),
      'service_unavailable',
    ],
    [
      'a deactivated one',
      { orders: [line({ service_id: 104 })] },
      at('service_id'),
      'service_unavailable',
    ],
    [
      'a restricted one by its id',
      { orders: [line({ service_id: 105 })] },
      at('service_id'),
      'service_unavailable',
    ],
    [
      'too few',
      { orders: [line({ quantity: 90 })] },
      at('quantity'),
      'too_small',
      { limit: '100' },
    ],
    [
      'between two steps',
      { orders: [line({ quantity: 101 })] },
      at('quantity'),
      'not_a_multiple',
      { divisor: 10 },
    ],
    [
      'runs where there are none',
      { orders: [line({ drip_feed: { numberOfRuns: 2, dripFeedMinutes: 60 } })] },
      at('drip_feed'),
      'no_drip_feed',
    ],
    [
      'one run',
      {
        orders: [
          line({ service_id: DRIPPED, drip_feed: { numberOfRuns: 1, dripFeedMinutes: 60 } }),
        ],
      },
      at('drip_feed.numberOfRuns'),
      'too_small',
      { limit: '2' },
    ],
    ['no link', { orders: [line({ url: '' })] }, at('url'), 'required'],
    [
      'somebody else’s link',
      { orders: [line({ url: 'https://x.com/a' })] },
      at('url'),
      'link_elsewhere',
    ],
    ['no address', { orders: [line({ url: 'video' })] }, at('url'), 'link_unreadable'],
    [
      'a country that is not its own',
      { orders: [line({ service_id: LINKLESS, country_ids: [1] })] },
      at('country_ids'),
      'country_unavailable',
    ],
    [
      'a target that it has not',
      { orders: [line({ targetable_values: comments(['a']) })] },
      at('targetable_values'),
      'unrecognized',
    ],
    [
      'a value that is not offered',
      {
        orders: [
          line({
            service_id: COMMENTS,
            quantity: 1,
            targetable_values: [...comments(['a']), { targetId: 102, values: ['fr'] }],
          }),
        ],
      },
      at('targetable_values.target_102'),
      'not_one_of',
      { options: 'de' },
    ],
    [
      'another quantity than its lines',
      {
        orders: [
          line({ service_id: COMMENTS, quantity: 3, targetable_values: comments(['a', '', 'b']) }),
        ],
      },
      at('quantity'),
      'quantity_of_lines',
      { lines: 2 },
    ],
    [
      'no lines to count',
      { orders: [line({ service_id: COMMENTS, quantity: 1 })] },
      at('targetable_values.target_101'),
      'required',
    ],
    [
      'no keywords',
      { orders: [line({ service_id: KEYWORDS })] },
      at('targetable_values.target_103'),
      'required',
    ],
  ])('is refused at its field: %s', async (_, body, field, code, params = {}) => {
    const payer = await rich();
    expect(await problemsIn(await place(payer, body))).toEqual({
      [field]: [text(code, params as Record<string, string>)],
    });
    expect(await balanceOf(test, payer)).toBe(100n * DOLLAR);
  });

  it('is said of all lines at once, and by the check alone as well', async () => {
    const orders = [line(), line({ quantity: 90, url: '' }), line({ service_id: 9 })];
    const problems = await problemsIn(
      await test.actors.guestOfA.post('/validate-order', { orders }),
    );
    expect(Object.keys(problems).sort()).toEqual([
      'orders.1.quantity',
      'orders.1.url',
      'orders.2.service_id',
    ]);
    const good = await test.actors.guestOfA.post('/validate-order', { orders: [line()] });
    expect(await good.json()).toEqual({
      data: { orders: [{ service_id: 107, url: line().url, total_quantity: 1_000 }] },
    });
  });

  it('is not given a total either, by a way that takes more or less', async () => {
    const total = async (payment_method_id: number, quantity: number) => {
      const services = Array<object>(11).fill(line({ quantity }));
      const body = { services, payment_method_id };
      return test.actors.customerOfA.post('/api/v1/orders/total-cost', body);
    };
    expect((await total(1, 1_000)).status).toBe(200);
    // What is on the balance was paid in before.
    expect((await total(0, 100)).status).toBe(200);
    expect(await problemsIn(await total(1, 100))).toEqual({
      payment_method_id: [text('method_needs_more', { amount: '10' })],
    });
    expect(await problemsIn(await total(1, 100_000))).toEqual({
      payment_method_id: [text('method_takes_less', { amount: '1000' })],
    });
  });

  it('is not asked of who may not: guests, frozen accounts', async () => {
    expect((await place(test.actors.guestOfA)).status).toBe(401);
    const frozen = await newPayer(test, { frozen_at: test.clock.now() });
    expect((await place(frozen)).status).toBe(423);
  });
});

it('is not placed as a subscription to a channel until there are any', async () => {
  const payer = await rich();
  const response = await place(payer, { type: 'autopromotion' });
  expect(await problemsIn(response)).toEqual({ type: [text('no_autopromotion')] });
  expect(await balanceOf(test, payer)).toBe(100n * DOLLAR);
});
