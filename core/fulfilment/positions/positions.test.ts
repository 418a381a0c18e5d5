// On PostgreSQL: two jobs that measure at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDispatches } from '#core/fulfilment/dispatch/check-dispatches.ts';
import { dispatchOrder } from '#core/fulfilment/dispatch/dispatch-order.ts';
import {
  giveMoney,
  KEYWORDS,
  line,
  openShop,
  place,
  placedIn,
  readOrder,
} from '#core/ordering/orders/testing/buyer.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { keywordsOf } from '#core/ordering/keywords/keywords-of.pure.ts';
import { measurePositions } from './measure-positions.ts';
import { keepPositions } from '#core/ordering/keywords/position.store.ts';
import type { OrderKeywords } from '#core/ordering/keywords/position.contract.ts';
import { simulatedPosition } from './simulated-positions.pure.ts';

const HOUR = 3_600;
const url = 'https://video.example/watch?v=demo-quick';
/** As a form without a script says it: what a target is for is the service's to say. */
const WORDS = { targetId: 103, viewType: null, values: ['red shoes', ' Red  hats \nred shoes'] };

let test: TestCore;
let payer: CustomerActor;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
  payer = await newPayer(test);
  await giveMoney(test, payer, 100_000_000n);
});
afterAll(() => test.close());

async function ordered(own: object = {}): Promise<number> {
  const orders = [line({ service_id: KEYWORDS, url, targetable_values: [WORDS], ...own })];
  const placed = await placedIn(await place(payer, { orders }));
  return placed.orders[0]!.id;
}

async function deliver(): Promise<void> {
  await runJobs(test, dispatchOrder);
  for (const seconds of [2, 10]) {
    test.clock.advance(seconds * 1_000);
    await runJob(test, checkDispatches);
  }
}

const keywords = async (id: number, actor = payer) =>
  (await (await actor.request(`/api/v1/orders/${id}/keywords`)).json()) as OrderKeywords;
const expected = (moment: 'on_create' | 'on_complete' | 'after_five_days') =>
  ['red shoes', 'Red hats'].map((keyword) => ({
    keyword,
    position: simulatedPosition({ url, keyword, moment }),
  }));

describe('the positions of an order for keywords', () => {
  it('are measured before it is delivered, when it is complete and five days later', async () => {
    const id = await ordered();
    expect(await readOrder(payer, id)).toMatchObject({
      keywords: ['red shoes', 'Red hats'],
      seo_positions: { on_create: null, on_complete: null, after_five_days: null },
    });
    await runJob(test, measurePositions);
    const begun = await readOrder(payer, id);
    expect(begun.seo_positions).toEqual({
      ...{ on_create: expected('on_create'), on_complete: null, after_five_days: null },
    });
    await deliver();
    await runJob(test, measurePositions);
    test.clock.advance(119 * HOUR * 1_000);
    await runJob(test, measurePositions);
    expect((await readOrder(payer, id)).seo_positions).toMatchObject({
      ...{ on_complete: expected('on_complete'), after_five_days: null },
    });
    test.clock.advance(2 * HOUR * 1_000);
    await runJob(test, measurePositions);
    const { seo_positions: after } = await readOrder(payer, id);
    expect(after?.after_five_days).toEqual(expected('after_five_days'));
    const { data, meta } = await keywords(id);
    expect(meta).toEqual({ is_measured: true });
    expect(data[1]).toEqual({
      keyword: 'Red hats',
      on_create: { position: expected('on_create')[1]?.position },
      on_complete: { position: expected('on_complete')[1]?.position },
      after_five_days: { position: expected('after_five_days')[1]?.position },
    });
  });

  it('are measured once, whoever does it again', async () => {
    const id = await ordered();
    await runJob(test, measurePositions);
    const rows = () =>
      test.db.inInstance(test.instances.a.id, (trx) =>
        trx.selectFrom('search_positions').selectAll().where('order_id', '=', BigInt(id)).execute(),
      );
    const before = await rows();
    expect(before).toMatchObject([{ moment: 'on_create', next_try_at: null }]);
    test.clock.advance(1_000);
    await Promise.all([runJob(test, measurePositions), runJob(test, measurePositions)]);
    const [ref] = before;
    await test.db.inInstance(test.instances.a.id, (trx) =>
      keepPositions(trx, ref!, { positions: [1, 1], at: test.clock.now() }),
    );
    expect(await rows()).toEqual(before);
  });

  it('are not made up for a moment that has passed, nor where nobody measures', async () => {
    const id = await ordered();
    const live = { ...test, deps: { ...test.deps, isDemo: false } };
    await runJob(live, measurePositions);
    expect((await readOrder(payer, id)).seo_positions?.on_create).toBeNull();
    test.clock.advance(25 * HOUR * 1_000);
    await runJob(test, measurePositions);
    expect((await readOrder(payer, id)).seo_positions?.on_create).toBeNull();
  });

  it('are of orders for keywords alone', async () => {
    const id = await ordered({ ...line({ url }), targetable_values: [] });
    expect(await readOrder(payer, id)).toMatchObject({ keywords: [], seo_positions: null });
    expect((await keywords(id)).data).toEqual([]);
  });
});

it.each([
  ['of one line each', ['a', 'b'], ['a', 'b']],
  ['of one text with many', ['a, b;c\nd\u3001e'], ['a', 'b', 'c', 'd', 'e']],
  ['said twice', ['a', ' a ', 'A'], ['a', 'A']],
  ['with nothing between them', [',,', ' '], []],
])('keywords %s are read', (_how, values, read) => {
  const target = { targetId: 1, viewType: 'seo_keywords', values };
  expect(keywordsOf([target, { ...target, viewType: 'comments', values: ['no'] }])).toEqual(read);
});

it('what is simulated is better once all is there', () => {
  for (let at = 0; at < 500; at += 1) {
    const standing = (moment: 'on_create' | 'on_complete' | 'after_five_days') =>
      simulatedPosition({ url, keyword: `word ${at}`, moment });
    const first = standing('on_create') ?? 101;
    for (const moment of ['on_complete', 'after_five_days'] as const) {
      expect(standing(moment)).toBeGreaterThanOrEqual(1);
      expect(standing(moment)).toBeLessThan(first);
    }
  }
});
