import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf } from '#core/billing/payments/testing/payer.ts';
import {
  COMMENTS,
  DRIPPED,
  KEYWORDS,
  NEITHER,
  PLAIN,
  readOrder,
} from '#core/ordering/orders/testing/buyer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { ListedService } from './service-list.ts';
import {
  COMMENT_PACKAGE,
  MORE,
  openWholeShop,
  PACKAGE,
  UNNAMED,
} from './testing/contract-world.ts';
import { newProgram, type Program, type Said } from './testing/program.ts';

const RESTRICTED = 105;
const DEACTIVATED = 104;
const DOLLAR = 1_000_000n;
let test: TestCore;
let program: Program;
beforeAll(async () => {
  test = await testCore();
  await openWholeShop(test);
  program = await newProgram(test);
});
afterAll(() => test.close());
// Every test has all the calls that a second allows.
beforeEach(() => test.clock.advance(5_000));

let links = 0;
/** Each order has a link of its own. */
const newLink = () => `https://video.example/watch?v=n${(links += 1)}`;

/** What an order has become that is placed in the words of the contract. */
const placed = async (said: Said, by = program) => {
  const answer = (await by.call({ action: 'add', ...said })) as { order: number };
  if (!answer.order) throw new Error(JSON.stringify(answer));
  return answer.order;
};

/** Something for each field of what is asked for beside the link. */
const WRITTEN = {
  ...{ usernames: 'ada\nbob', hashtags: '#boats', hashtag: '#boats', username: 'ada' },
  ...{ media: 'https://photos.example/p/1', answer_number: 1, groups: 'One' },
  ...{ country: 'US', device: 1, type_of_traffic: 3 },
};
const COUNTS: Readonly<Record<string, number>> = {
  'Custom Comments': 1,
  'Mentions Custom List': 2,
};

describe('services', () => {
  const list = async (by = program) => (await by.call({ action: 'services' })) as ListedService[];

  it('are listed with strings for numbers', async () => {
    const listed = await list();
    expect(listed.find(({ service: id }) => id === PLAIN)).toEqual({
      ...{
        service: PLAIN,
        name: 'Alder 서비스',
        type: 'Default',
        category: 'Alder Tube Alder views',
      },
      ...{ rate: '1.00', min: '100', max: '100000', refill: false, cancel: true, dripfeed: false },
      ...{ desc: 'Quantities are multiples of 10.', average_time: 'Not enough data' },
    });
  });

  it.each<[id: number, type: string, rate: string]>([
    [PLAIN, 'Default', '1.00'],
    [COMMENTS, 'Custom Comments', '1.00'],
    [KEYWORDS, 'SEO', '1.00'],
    [PACKAGE, 'Package', '2.50'],
    [COMMENT_PACKAGE, 'Custom Comments Package', '2.50'],
    // With what the guarantee adds, as it is charged.
    [DRIPPED, 'Default', '1.15'],
    [102, 'Default', '0.0004'],
    ...Object.entries(MORE).map(([type, id]): [number, string, string] => [id, type, '1.00']),
  ])('%i is sold as %s for %s', async (id, type, rate) => {
    const listed = await list();
    expect(listed.find(({ service: own }) => own === id)).toMatchObject({ type, rate });
  });

  it('are delivered in runs where their type takes them as well', async () => {
    const listed = await list();
    const inRuns = (id: number) => listed.find(({ service: own }) => own === id)?.dripfeed;
    expect([DRIPPED, MORE['Web Traffic'], MORE.Poll].map(inRuns)).toEqual([true, true, false]);
  });

  it('are only those that a program can order', async () => {
    const ids = (await list()).map(({ service: id }) => id);
    for (const id of [RESTRICTED, DEACTIVATED, NEITHER, UNNAMED]) expect(ids).not.toContain(id);
    const some = await newProgram(test, { service_ids: [COMMENTS, PLAIN] });
    expect((await list(some)).map(({ service: id }) => id).sort()).toEqual([PLAIN, COMMENTS]);
  });

  it('can each be ordered for the rate that is listed', async () => {
    const rich = await newProgram(test);
    for (const { service: id, type, rate, min } of await list(rich)) {
      const said = {
        ...{ action: 'add', service: id, link: newLink(), quantity: min },
        ...{ comments: 'One', keywords: 'boats', ...WRITTEN },
      };
      // Two calls each, of those that a second allows.
      test.clock.advance(1_000);
      const order = await placed(said, rich);
      const { charge } = (await rich.call({ action: 'status', order })) as { charge: string };
      const count = COUNTS[type] ?? Number(min);
      const units = type.endsWith('Package') ? 1 : count / 1_000;
      expect(Number(charge)).toBeCloseTo(Number(rate) * units, 2);
    }
  });
});

describe('add', () => {
  const PLAINLY = { service: PLAIN, quantity: 1_000 };

  it('orders as the panel does, out of the balance', async () => {
    const own = await newProgram(test);
    const link = newLink();
    const answer = await own.call({ action: 'add', ...PLAINLY, link });
    const { order } = answer as { order: number };
    expect(answer).toEqual({ order: expect.any(Number) });
    expect(await readOrder(own.customer, order)).toMatchObject({
      ...{ url: link, quantity: 1_000, cost: '1', source: 'api', status: 'in_processing' },
    });
    expect(await balanceOf(test, own.customer)).toBe(99n * DOLLAR);
  });

  it('keeps what was written beside the link', async () => {
    const comments = await placed({ service: COMMENTS, link: newLink(), comments: 'One\nTwo' });
    const keywords = await placed({
      ...{ service: KEYWORDS, link: newLink(), quantity: 100, keywords: 'boats\nships' },
    });
    const valuesOf = async (id: number) =>
      (await readOrder(program.customer, id)).targetable_values.map(({ values }) => values);
    expect(await valuesOf(comments)).toEqual([['One', 'Two']]);
    expect(await valuesOf(keywords)).toEqual([['boats', 'ships']]);
  });

  it('named by its request is the same order when it is sent again', async () => {
    const own = await newProgram(test);
    const said = { ...PLAINLY, link: newLink(), request_id: 'first' };
    const order = await placed(said, own);
    expect(await placed(said, own)).toBe(order);
    expect(await placed({ service: 999, request_id: 'first' }, own)).toBe(order);
    expect(await placed({ ...said, link: newLink(), request_id: 'second' }, own)).not.toBe(order);
    expect(await balanceOf(test, own.customer)).toBe(98n * DOLLAR);
  });

  it('spends no more on a day than its token may', async () => {
    const capped = await newProgram(test, { daily_cap_micro: 1_500_000n });
    await placed({ ...PLAINLY, link: newLink() }, capped);
    const more = await capped.call({ action: 'add', ...PLAINLY, link: newLink() });
    expect(more).toHaveProperty('error');
    expect(await balanceOf(test, capped.customer)).toBe(99n * DOLLAR);
    await placed({ ...PLAINLY, quantity: 500, link: newLink() }, capped);
  });

  it('orders only what its token may', async () => {
    const some = await newProgram(test, { service_ids: [COMMENTS] });
    const refused = await some.call({ action: 'add', ...PLAINLY, link: newLink() });
    expect(refused).toHaveProperty('error');
    await placed({ service: COMMENTS, link: newLink(), comments: 'One' }, some);
  });
});
