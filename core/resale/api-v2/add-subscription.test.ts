import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newHolder } from '#core/messaging/webhooks/testing/receiver.ts';
import { readOrder } from '#core/ordering/orders/testing/buyer.ts';
import {
  channelLink,
  playedPlatform,
} from '#core/ordering/subscriptions/testing/played-platform.ts';
import {
  closeStage,
  COMMENTS,
  FOLLOWERS,
  LIKES,
  newName,
  openStage,
  subscribed,
  VIEWS,
  type Stage,
} from '#core/ordering/subscriptions/testing/subscribers.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { parentIdOf, subscribedServiceId } from './parent-ids.pure.ts';
import { asked, begun, statusOf } from './testing/parents.ts';
import { addToken, newProgram, programOf, type Said } from './testing/program.ts';
import { SAYS } from './words.pure.ts';

const UNKNOWN = { error: SAYS.order };

const platform = playedPlatform();
let test: TestCore;
let stage: Stage;
beforeAll(async () => {
  ({ test, stage } = await openStage(platform));
});
afterAll(() => closeStage(test));
// Every test has all the calls that a second allows.
beforeEach(() => test.clock.advance(5_000));

describe('add', () => {
  const LINK = 'https://www.youtube.com/watch?v=abcdefghijk';

  it.each<[string, Said, string, string?]>([
    ['no user', { username: '' }, SAYS.request, 'username'],
    ['undefined for a user', { username: 'undefined' }, SAYS.request, 'username'],
    ['a channel that is not there', { username: '@missing-one' }, SAYS.link, 'username'],
    ['one that does not answer', { username: '@silent-one' }, SAYS.link, 'username'],
    ['a post for a channel', { username: LINK }, SAYS.link, 'username'],
    ['an endless user', { username: 'x'.repeat(9_000) }, SAYS.link, 'username'],
    ['no least', { min: '' }, SAYS.least(100)],
    ['words for the least', { min: 'few' }, SAYS.least(100)],
    ['too few', { min: 90 }, SAYS.least(100)],
    ['no most', { max: '' }, SAYS.request, 'max'],
    ['too many', { max: 100_010 }, SAYS.most(100_000)],
    ['a most without an end', { max: '9'.repeat(400) }, SAYS.most(100_000)],
    ['less at most than at least', { min: 500, max: 400 }, SAYS.request, 'max'],
    ['no multiple of the step between both', { min: 101, max: 109 }, SAYS.request, 'max'],
    ['no posts at all', { posts: 0 }, SAYS.request, 'posts'],
    ['too many posts', { posts: 1_001 }, SAYS.request, 'posts'],
    ['words for posts', { posts: 'all' }, SAYS.request, 'posts'],
    ['too many old posts', { old_posts: 16 }, SAYS.request, 'old_posts'],
    ['no delay', { delay: '' }, SAYS.request, 'delay'],
    ['another delay', { delay: 25 }, SAYS.request, 'delay'],
    ['a delay beyond the last', { delay: 660 }, SAYS.request, 'delay'],
    ['a day that is over', { expiry: '31/12/2001' }, SAYS.request, 'expiry'],
    ['a day that no month has', { expiry: '31/2/2090' }, SAYS.request, 'expiry'],
    ['a day as others write it', { expiry: '2090-01-31' }, SAYS.request, 'expiry'],
    ['a service for channels', { service: subscribedServiceId(FOLLOWERS) }, SAYS.service],
    ['one that asks for comments', { service: subscribedServiceId(COMMENTS) }, SAYS.service],
    ['one of another network', { service: subscribedServiceId(107) }, SAYS.service],
    ['one that is not there', { service: subscribedServiceId(9_999) }, SAYS.service],
    ['the id of none', { service: 1_000_000_000 }, SAYS.service],
    ['an endless request_id', { request_id: 'x'.repeat(256) }, SAYS.request, 'request_id'],
  ])('refuses %s', async (_name, said, text, because) => {
    const own = await newProgram(test);
    const response = await own.send(asked(newName(), said));
    expect(response.status).toBe(200);
    expect(response.headers.get('x-refused-for')).toBe(because ?? null);
    expect(await response.json()).toEqual({ error: text });
  });

  it.each(['form', 'json', 'query'] as const)('takes every delay, as %s', async (way) => {
    const own = await newProgram(test);
    const delays = '0 5 10 15 20 30 40 50 60 90 120 150 180 210 240 270 300 360 420 480 540 600';
    for (const delay of delays.split(' ')) {
      test.clock.advance(1_000);
      const said = { delay, posts: 'undefined', old_posts: '', expiry: '1/1/2090' };
      const answer = await own.call(asked(newName(), said), way);
      expect(answer).toEqual({ order: expect.any(Number) });
    }
  });

  it('sent again with its name is the same subscription, and no order has it besides', async () => {
    const [name, own] = [newName(), await newProgram(test)];
    const order = await begun(own, name, { request_id: 'first' });
    expect(await begun(own, name, { request_id: 'first' })).toBe(order);
    expect(await begun(own, name, { request_id: 'first', username: '' })).toBe(order);
    const once = { action: 'add', service: VIEWS, quantity: 100, link: LINK };
    expect(await own.call({ ...once, request_id: 'first' })).toEqual({ order });
    expect(await own.call(asked(name, { request_id: 'second' }))).toEqual({ error: SAYS.running });
    const placed = (await own.call({ ...once, request_id: 'third' })) as { order: number };
    expect(await own.call(asked(newName(), { request_id: 'third' }))).toEqual(placed);
  });

  it('takes one for each service of a channel, beside what a person has begun', async () => {
    const [name, own] = [newName(), await newProgram(test)];
    await subscribed(own.customer, { url: channelLink(name) });
    await begun(own, name);
    const likes = await begun(own, name, { service: subscribedServiceId(LIKES) });
    expect(await own.call(asked(name))).toEqual({ error: SAYS.running });
    await own.call({ action: 'cancel', order: likes });
    expect(await begun(own, name, { service: subscribedServiceId(LIKES) })).not.toBe(likes);
  });
});

describe('cancel and refill', () => {
  it('end it at once, each id in its place, and its orders go on', async () => {
    const [name, own] = [newName(), await newProgram(test)];
    const order = await begun(own, name);
    await stage.posts(name);
    const { orders } = await statusOf(own, order);
    expect(await own.call({ action: 'cancel', orders: `999999,${order},x` })).toEqual([
      { order: 999_999, cancel: UNKNOWN },
      { order, cancel: 1 },
      { order: 'x', cancel: UNKNOWN },
    ]);
    expect(await own.call({ action: 'cancel', order })).toEqual([{ order, cancel: UNKNOWN }]);
    await stage.posts(name);
    const after = await statusOf(own, order);
    expect(after).toMatchObject({ status: 'Canceled', remains: '0', orders });
    expect(await readOrder(own.customer, orders[0])).toMatchObject({ status: 'in_processing' });
  });

  it('is refused a refill in the words of the contract', async () => {
    const [name, own, other] = [newName(), await newProgram(test), await newProgram(test)];
    const order = await begun(own, name);
    const refused = { error: SAYS.refillDisabled };
    expect(await own.call({ action: 'refill', order })).toEqual(refused);
    expect(await own.call({ action: 'refill', orders: `${order},999999` })).toEqual([
      { order, refill: refused },
      { order: 999_999, refill: UNKNOWN },
    ]);
    expect(await own.call({ action: 'refill_status', order })).toEqual({ error: SAYS.refill });
    expect(await other.call({ action: 'refill', order })).toEqual(UNKNOWN);
  });

  it('takes a hundred ids and no more', async () => {
    const [name, own] = [newName(), await newProgram(test)];
    const order = await begun(own, name);
    const many = (count: number) => Array.from({ length: count }, (_, at) => 1_900_000_000 + at);
    const all = await own.call({ action: 'status', orders: [...many(99), order].join() });
    expect(Object.keys(all as object)).toHaveLength(100);
    expect(await own.call({ action: 'status', orders: [...many(100), order].join() })).toEqual({
      error: SAYS.request,
    });
  });
});

describe('whoever else asks', () => {
  it('knows nothing of it: others, other instances, and of what persons have begun', async () => {
    const [name, own, other] = [newName(), await newProgram(test), await newProgram(test)];
    const order = await begun(own, name);
    const byPerson = await subscribed(own.customer, { url: channelLink(newName()) });
    const ofB = await newHolder(test, test.instances.b);
    const elsewhere = programOf(test, ofB, await addToken(test, ofB));
    const byOwnKey = programOf(test, ofB, own);
    expect(await byOwnKey.call({ action: 'status', order })).toEqual({ error: SAYS.key });
    for (const asking of [other, elsewhere]) {
      expect(await asking.call({ action: 'status', order })).toEqual(UNKNOWN);
      expect(await asking.call({ action: 'cancel', order })).toEqual([{ order, cancel: UNKNOWN }]);
    }
    const persons = Number(parentIdOf(BigInt(byPerson.id)));
    expect(await own.call({ action: 'status', order: persons })).toEqual(UNKNOWN);
    expect(await own.call({ action: 'cancel', order: persons })).toEqual([
      { order: persons, cancel: UNKNOWN },
    ]);
    expect(await statusOf(own, order)).toMatchObject({ status: 'Processing' });
  });
});
