import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { balanceOf } from '#core/billing/payments/testing/payer.ts';
import {
  COMMENTS,
  DRIPPED,
  KEYWORDS,
  LINK,
  LINKLESS,
  NEITHER,
  openShop,
  PLAIN,
  readOrder,
} from '#core/ordering/orders/testing/buyer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { testService } from '#core/testing/owner-catalogue.ts';
import type { ListedService } from './service-list.ts';
import { newProgram, WAYS, type Program, type Said } from './testing/program.ts';

const PACKAGE = 120;
const COMMENT_PACKAGE = 121;
const RESTRICTED = 105;
const DEACTIVATED = 104;
const DOLLAR = 1_000_000n;
const service = (id: number, own: object) =>
  testService({
    ...{ id, service_type_id: 101, slug: `alder-service-${id}` },
    ...{ texts: { en: { name: `Alder service ${id}` } }, ...own },
  });
const FIXED = {
  ...{ price_type: 'fixed', pricing_per: 1, min_quantity: 1, max_quantity: 1, quantity_step: 1 },
  ...{ default_quantity: 1, price_micro: 2_500_000n, default_price_micro: 2_500_000n },
} as const;

let test: TestCore;
let program: Program;
beforeAll(async () => {
  test = await testCore();
  await openShop(test, [
    service(PACKAGE, FIXED),
    service(COMMENT_PACKAGE, { ...FIXED, target_ids: [101] }),
  ]);
  program = await newProgram(test);
});
afterAll(() => test.close());
// Every test has all the calls that a second allows.
beforeEach(() => test.clock.advance(5_000));

let links = 0;
/** Each order has a link of its own. */
const newLink = () => `https://video.example/watch?v=n${(links += 1)}`;

const error = (text: string) => ({ error: text });
/** What an order has become that is placed in the words of the contract. */
const placed = async (said: Said, by = program) => {
  const answer = (await by.call({ action: 'add', ...said })) as { order: number };
  if (!answer.order) throw new Error(JSON.stringify(answer));
  return answer.order;
};

describe('how a call is sent', () => {
  it.each(WAYS)('%s', async (way) => {
    expect(await program.call({ action: 'balance' }, way)).toEqual({
      balance: expect.stringMatching(/^\d+\.\d{2,}$/),
      currency: 'USD',
    });
  });

  it('with a slash behind it', async () => {
    const response = await program.send({ action: 'balance' }, 'form', '/api/v2/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('the body counts before the query', async () => {
    const response = await program.send({ action: 'balance' }, 'form', '/api/v2?action=services');
    expect(await response.json()).toHaveProperty('balance');
  });

  it.each([
    ['{', 'application/json'],
    ['{"key": ', 'application/x-www-form-urlencoded'],
    [new Uint8Array([0xff, 0xfe]), 'application/json'],
    ['{"key":"\\u0000","action":"balance"}', 'text/plain'],
    ['x'.repeat(600 * 1024), 'text/plain'],
    ['--a\r\nbroken', 'multipart/form-data; boundary=a'],
  ])('what cannot be read says nothing: %j', async (body, type) => {
    const headers = { 'content-type': type };
    const response = await test.request('/api/v2', { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(error('Incorrect request'));
  });
});

describe('who calls', () => {
  const WRONG_KEYS = ['', 'undefined', 'nobody', `mqk_${'0'.repeat(49)}`];
  it.each(WRONG_KEYS)('the key %j is nobody’s', async (key) => {
    expect(await program.call({ key, action: 'balance' })).toEqual(error('Invalid API key'));
  });

  it('with no key at all', async () => {
    const response = await test.request('/api/v2', { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(error('Invalid API key'));
  });

  it('is known at one instance', async () => {
    const { host } = test.instances.b;
    const path = `/api/v2?key=${program.key}&action=balance`;
    expect(await (await test.request(path, { host })).json()).toEqual(error('Invalid API key'));
  });

  it.each([
    ['from another address', { addresses: ['203.0.113.0/24'] }],
    ['expired', { expires_at: new Date('2001-01-01') }],
    ['revoked', { revoked_at: new Date('2001-01-01') }],
  ])('%s, looks like nobody', async (_, given) => {
    const other = await newProgram(test, given);
    expect(await other.call({ action: 'balance' })).toEqual(error('Invalid API key'));
  });

  it.each(['services', 'balance', 'status', 'add', 'refill', 'refill_status', 'cancel'])(
    'frozen, may not %s',
    async (action) => {
      const frozen = await newProgram(test, {}, { frozen_at: test.clock.now() });
      const said = { action, service: PLAIN, link: newLink(), quantity: 100, order: 1, refill: 1 };
      expect(await frozen.call(said)).toEqual(error('Your account has been suspended.'));
    },
  );

  it.each([
    [['read'], ['add', 'refill', 'cancel']],
    [['order'], ['services', 'balance', 'status', 'refill_status', 'refill', 'cancel']],
    [['manage'], ['services', 'balance', 'status', 'refill_status', 'add']],
  ] as const)('with %j only, may not %j', async (scopes, refused) => {
    const { send, customer } = await newProgram(test, { scopes: [...scopes] });
    for (const action of refused) {
      const said = { action, service: PLAIN, link: newLink(), quantity: 100, order: 1, refill: 1 };
      const response = await send(said);
      expect(response.headers.get('x-refused-for')).toBe('scope');
      expect(await response.json()).toEqual(error('Incorrect request'));
    }
    expect(await balanceOf(test, customer)).toBe(100n * DOLLAR);
  });

  it.each(['', 'undefined', 'buy', 'constructor', 'ADD'])('asks for %j', async (action) => {
    expect(await program.call({ action })).toEqual(error('Incorrect request'));
  });

  it('too often is told when to come again', async () => {
    const busy = await newProgram(test);
    for (let at = 0; at < 40; at += 1) await busy.call({ action: 'balance' });
    const response = await busy.send({ action: 'balance' });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toEqual(error('Too many requests'));
    test.clock.advance(1_000);
    for (let at = 0; at < 20; at += 1) await busy.call({ action: 'balance' });
    expect((await busy.send({ action: 'balance' })).status).toBe(429);
  });
});

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

  it.each([
    [PLAIN, 'Default', '1.00'],
    [COMMENTS, 'Custom Comments', '1.00'],
    [KEYWORDS, 'SEO', '1.00'],
    [PACKAGE, 'Package', '2.50'],
    [COMMENT_PACKAGE, 'Custom Comments Package', '2.50'],
    // With what the guarantee adds, as it is charged.
    [DRIPPED, 'Default', '1.15'],
    [102, 'Default', '0.0004'],
  ])('%i is sold as %s for %s', async (id, type, rate) => {
    const listed = await list();
    expect(listed.find(({ service: own }) => own === id)).toMatchObject({ type, rate });
  });

  it('are only those that a program can order', async () => {
    const ids = (await list()).map(({ service: id }) => id);
    for (const id of [RESTRICTED, DEACTIVATED, NEITHER]) expect(ids).not.toContain(id);
    const some = await newProgram(test, { service_ids: [COMMENTS, PLAIN] });
    expect((await list(some)).map(({ service: id }) => id).sort()).toEqual([PLAIN, COMMENTS]);
  });

  it('can each be ordered for the rate that is listed', async () => {
    const rich = await newProgram(test);
    for (const { service: id, type, rate, min } of await list(rich)) {
      const said = {
        ...{ action: 'add', service: id, link: newLink(), quantity: min },
        ...{ comments: 'One', keywords: 'boats' },
      };
      const order = await placed(said, rich);
      const { charge } = (await rich.call({ action: 'status', order })) as { charge: string };
      const count = type === 'Custom Comments' ? 1 : Number(min);
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

  it('takes numbers, and words for nothing', async () => {
    const said = { ...PLAINLY, link: newLink(), runs: 'undefined', interval: '', comments: '' };
    expect(await program.call({ action: 'add', ...said }, 'json')).toHaveProperty('order');
  });

  it.each([
    [{ ...PLAINLY, service: '' }, 'Incorrect service ID'],
    [{ ...PLAINLY, service: 999 }, 'Incorrect service ID'],
    [{ ...PLAINLY, service: 'alder-views' }, 'Incorrect service ID'],
    [{ ...PLAINLY, service: '107x' }, 'Incorrect service ID'],
    [{ ...PLAINLY, service: '99999999999' }, 'Incorrect service ID'],
    [{ ...PLAINLY, service: RESTRICTED }, 'Incorrect service ID'],
    [{ ...PLAINLY, service: DEACTIVATED }, 'Incorrect service ID'],
    [{ ...PLAINLY, service: NEITHER }, 'Incorrect service ID'],
    [{ ...PLAINLY, service: 207 }, 'Incorrect service ID'],
    [{ ...PLAINLY, link: '' }, 'Incorrect link'],
    [{ ...PLAINLY, link: 'undefined' }, 'Incorrect link'],
    [{ ...PLAINLY, link: 'not a link' }, 'Incorrect link'],
    [{ ...PLAINLY, link: `https://video.example/${'x'.repeat(9_000)}` }, 'Incorrect link'],
    [{ ...PLAINLY, quantity: '' }, 'Quantity less than minimal 100'],
    [{ ...PLAINLY, quantity: 'many' }, 'Quantity less than minimal 100'],
    [{ ...PLAINLY, quantity: '-500' }, 'Quantity less than minimal 100'],
    [{ ...PLAINLY, quantity: 90 }, 'Quantity less than minimal 100'],
    [{ ...PLAINLY, quantity: 100_010 }, 'Quantity more than maximum 100000'],
    [{ ...PLAINLY, quantity: 105 }, 'Incorrect request'],
    [{ ...PLAINLY, runs: 2 }, 'Incorrect request'],
    [{ ...PLAINLY, runs: 2, interval: 60 }, 'Incorrect request'],
    [{ ...PLAINLY, service: DRIPPED, runs: 'x', interval: 60 }, 'Incorrect request'],
    [{ ...PLAINLY, service: DRIPPED, runs: 2, interval: 0 }, 'Incorrect request'],
    [{ ...PLAINLY, service: COMMENTS }, 'Incorrect request'],
    [{ ...PLAINLY, service: KEYWORDS }, 'Incorrect request'],
    [{ ...PLAINLY, service: COMMENT_PACKAGE }, 'Incorrect request'],
    [{ ...PLAINLY, request_id: 'x'.repeat(256) }, 'Incorrect request'],
    // What belongs to types that are not sold orders nothing.
    [{ service: PLAIN, username: 'ada', min: 100, max: 200, delay: 0 }, 'Incorrect link'],
    [{ service: PLAIN, link: LINK, answer_number: 1 }, 'Quantity less than minimal 100'],
    [{ ...PLAINLY, quantity: 100_000 }, 'Not enough funds on balance'],
  ] as const)('%j is refused: %s', async (said, text) => {
    const isTooDear = text === 'Not enough funds on balance';
    const poor = isTooDear ? await newProgram(test) : program;
    if (isTooDear) await placed({ service: PLAIN, quantity: 10_000, link: newLink() }, poor);
    const before = await balanceOf(test, poor.customer);
    const whole: Said = { action: 'add', link: newLink(), ...said };
    if ('username' in said) delete whole['link'];
    expect(await poor.call(whole)).toEqual(error(text));
    expect(await balanceOf(test, poor.customer)).toBe(before);
  });

  it.each([
    ['Package', { service: PACKAGE, quantity: 500 }, { quantity: 1, cost: '2.5' }],
    ['Custom Comments', { service: COMMENTS, comments: 'One\r\n\nTwo\n' }, { quantity: 2 }],
    ['Custom Comments Package', { service: COMMENT_PACKAGE, comments: 'One' }, { quantity: 1 }],
    ['SEO', { service: KEYWORDS, keywords: 'boats\nships', quantity: 100 }, { quantity: 100 }],
    ['without a link', { service: LINKLESS, link: '', quantity: 100 }, { url: '' }],
    ['one run', { service: PLAIN, quantity: 100, runs: 1 }, { drip_feed_id: null }],
    [
      'with its guarantee',
      { service: DRIPPED, quantity: 1_000 },
      { has_refill: true, cost: '1.15' },
    ],
  ])('%s', async (_, said, expected) => {
    const order = await placed({ link: newLink(), ...said });
    expect(await readOrder(program.customer, order)).toMatchObject(expected);
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
    const response = await capped.send({ action: 'add', ...PLAINLY, link: newLink() });
    expect(response.headers.get('x-refused-for')).toBe('daily_cap');
    expect(await response.json()).toEqual(error('Not enough funds on balance'));
    expect(await balanceOf(test, capped.customer)).toBe(99n * DOLLAR);
    await placed({ ...PLAINLY, quantity: 500, link: newLink() }, capped);
  });

  it('orders only what its token may', async () => {
    const some = await newProgram(test, { service_ids: [COMMENTS] });
    const said = { action: 'add', ...PLAINLY, link: newLink() };
    expect(await some.call(said)).toEqual(error('Incorrect service ID'));
    await placed({ service: COMMENTS, link: newLink(), comments: 'One' }, some);
  });

  it('waits where an order for the same link is under way', async () => {
    await changeSettings(test.deps, { slug: 'alder', patch: { oneOrderPerLink: true } });
    const said = { action: 'add', ...PLAINLY, link: newLink() };
    await placed(said);
    expect(await program.call(said)).toEqual(
      error('You have active order with this link. Please wait until order being completed.'),
    );
    await changeSettings(test.deps, { slug: 'alder', patch: { oneOrderPerLink: false } });
    await placed(said);
  });
});
