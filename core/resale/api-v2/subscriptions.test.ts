import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { revokeRow } from '#core/accounts/api-tokens/api-token.store.ts';
import { balanceOf, newPayer } from '#core/billing/payments/testing/payer.ts';
import { runAlone } from '#core/billing/payments/testing/run-alone.ts';
import { PASSWORD, newHolder } from '#core/messaging/webhooks/testing/receiver.ts';
import { giveMoney, readOrder } from '#core/ordering/orders/testing/buyer.ts';
import { endIdle } from '#core/ordering/subscriptions/end-idle.ts';
import { playedPlatform } from '#core/ordering/subscriptions/testing/played-platform.ts';
import {
  closeStage,
  LIKES,
  lookAndOrder,
  newName,
  openChannelShop,
  openStage,
  ordersOf,
  readSubscription,
  VIEWS,
  type Stage,
} from '#core/ordering/subscriptions/testing/subscribers.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { subscribedServiceId } from './parent-ids.pure.ts';
import type { ListedService } from './service-list.ts';
import { asked, begun, idOf, OF_VIEWS, statusOf } from './testing/parents.ts';
import { addToken, newProgram, programOf, type Program } from './testing/program.ts';
import { SAYS } from './words.pure.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DOLLAR = 1_000_000n;
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

describe('services', () => {
  it('lists what can be ordered for each post of a channel by its link alone', async () => {
    const listed = (await (await newProgram(test)).call({ action: 'services' })) as ListedService[];
    const parents = listed.filter(({ type }) => type === 'Subscriptions');
    expect(parents.map(({ service }) => service)).toEqual(
      [VIEWS, LIKES].map((id) => subscribedServiceId(id)),
    );
    const once = listed.find(({ service }) => service === VIEWS);
    expect(parents[0]).toEqual({
      ...{ ...once, service: OF_VIEWS, type: 'Subscriptions', dripfeed: false },
    });
  });
});

describe('a subscription of a program', () => {
  it('costs nothing itself; each post becomes an order in a quantity of its own', async () => {
    const [name, own] = [newName(), await newProgram(test)];
    const order = await begun(own, name);
    expect(order).toBeGreaterThan(1_000_000_000);
    expect(await balanceOf(test, own.customer)).toBe(100n * DOLLAR);
    expect(await own.call({ action: 'status', order })).toEqual({
      ...{ charge: '0', start_count: '0', status: 'Processing', remains: '1000' },
      ...{ currency: 'USD', orders: [] },
    });
    await stage.posts(name, 8);
    const after = await statusOf(own, order);
    expect(after).toMatchObject({ status: 'In progress', remains: '992' });
    const orders = await Promise.all(after.orders.map((id) => readOrder(own.customer, id)));
    const quantities = orders.map(({ quantity }) => quantity);
    expect(quantities).toHaveLength(8);
    expect(quantities.every((count) => count >= 100 && count <= 500 && count % 10 === 0)).toBe(
      true,
    );
    expect(new Set(quantities).size).toBeGreaterThan(1);
    expect(orders[0]).toMatchObject({ source: 'subscription', status: 'in_processing' });
    const cost = quantities.reduce((all, count) => all + count, 0) / 1_000;
    expect(Number(after.charge)).toBeCloseTo(cost, 6);
    const left = 100n * DOLLAR - BigInt(Math.round(cost * 1e6));
    expect(await balanceOf(test, own.customer)).toBe(left);
    const [child = 0] = after.orders;
    expect(await own.call({ action: 'status', orders: `${order},x,${child},999999` })).toEqual({
      ...{ [order]: after, x: UNKNOWN, 999999: UNKNOWN },
      [child]: expect.objectContaining({ status: 'Processing', remains: String(quantities[0]) }),
    });
  });

  it('orders once the delay is over that began when the post was found', async () => {
    const [name, own] = [newName(), await newProgram(test)];
    const order = await begun(own, name, { delay: 120 });
    // Found ten minutes after it was posted.
    await stage.posts(name);
    expect((await statusOf(own, order)).orders).toEqual([]);
    test.clock.advance(119 * MINUTE_MS);
    await stage.posts(name);
    const early = await readSubscription(own.customer, idOf(order));
    expect(early).toMatchObject({ delay_minutes: 120, subscription_contents_count: 1 });
    expect(early.subscription_contents.map(({ state }) => state)).toEqual(['planned', 'ordered']);
    test.clock.advance(119 * MINUTE_MS);
    await lookAndOrder(test);
    expect((await statusOf(own, order)).orders).toHaveLength(1);
    test.clock.advance(MINUTE_MS);
    await lookAndOrder(test);
    expect((await statusOf(own, order)).orders).toHaveLength(2);
  });

  it('is complete after so many new posts, those from before besides', async () => {
    const [name, own] = [newName(), await newProgram(test)];
    await stage.posts(name, 4);
    const order = await begun(own, name, { posts: 2, old_posts: 3 });
    await stage.posts(name);
    expect(await statusOf(own, order)).toMatchObject({ status: 'In progress', remains: '1' });
    expect((await statusOf(own, order)).orders).toHaveLength(4);
    await stage.posts(name, 2);
    const done = await statusOf(own, order);
    expect(done).toMatchObject({ status: 'Completed', remains: '0' });
    expect(done.orders).toHaveLength(5);
    expect(await readSubscription(own.customer, idOf(order))).toMatchObject({
      ...{ ended_reason: 'limit', old_posts: 3, old_contents_count: 3 },
      subscription_contents_count: 5,
    });
  });

  it('takes no older post for one that is gone, and is not idle for an old one', async () => {
    const [name, own] = [newName(), await newProgram(test)];
    const [, second = ''] = await stage.posts(name, 2);
    test.clock.advance(40 * DAY_MS);
    const order = await begun(own, name, { old_posts: 1 });
    await lookAndOrder(test);
    platform.remove(name, second);
    test.clock.advance(30 * MINUTE_MS);
    await lookAndOrder(test);
    await runAlone(test, endIdle, {});
    expect(await statusOf(own, order)).toMatchObject({ status: 'In progress' });
    expect((await statusOf(own, order)).orders).toHaveLength(1);
  });

  it('lasts until the end of its last day', async () => {
    const [name, own] = [newName(), await newProgram(test)];
    const day = test.clock.now();
    const expiry = `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${day.getUTCFullYear()}`;
    const order = await begun(own, name, { expiry });
    const { expires_at: at } = await readSubscription(own.customer, idOf(order));
    const end = new Date(at ?? '');
    expect(end.getTime() % DAY_MS).toBe(0);
    expect(end.getTime() - day.getTime()).toBeLessThanOrEqual(DAY_MS);
    platform.post(name, new Date(end.getTime() - 1));
    platform.post(name, end);
    test.clock.advance(end.getTime() - day.getTime() + MINUTE_MS);
    await lookAndOrder(test);
    expect((await statusOf(own, order)).orders).toHaveLength(1);
    await runAlone(test, endIdle, {});
    expect(await statusOf(own, order)).toMatchObject({ status: 'Completed', remains: '0' });
    expect(await readSubscription(own.customer, idOf(order))).toMatchObject({
      ended_reason: 'expired',
    });
  });

  it('waits for funds, and for a price that is not above that of its beginning', async () => {
    const name = newName();
    const own = programOf(test, ...(await penniless()));
    const order = await begun(own, name);
    await stage.posts(name);
    expect(await readSubscription(own.customer, idOf(order))).toMatchObject({
      ...{ waiting_for: 'funds', waiting_contents_count: 1 },
    });
    await giveMoney(test, own.customer, DOLLAR);
    await openChannelShop(test, {
      [VIEWS]: { price_micro: 1_100_000n, default_price_micro: 1_100_000n },
    });
    test.clock.advance(6 * MINUTE_MS);
    await lookAndOrder(test);
    expect(await readSubscription(own.customer, idOf(order))).toMatchObject({
      waiting_for: 'price',
    });
    await openChannelShop(test);
    test.clock.advance(61 * MINUTE_MS);
    await lookAndOrder(test);
    expect((await statusOf(own, order)).orders).toHaveLength(1);
  });

  it('orders with the guarantee that its rate includes', async () => {
    await openChannelShop(test, { [VIEWS]: { has_refill: true, guarantee_days: 30 } });
    await changeSettings(test.deps, { slug: 'alder', patch: { guaranteeChargePercent: 0.15 } });
    const [name, own] = [newName(), await newProgram(test)];
    const listed = (await own.call({ action: 'services' })) as ListedService[];
    expect(listed.find(({ service }) => service === OF_VIEWS)).toMatchObject({ refill: true });
    const order = await begun(own, name, { min: 1_000, max: 1_000 });
    await stage.posts(name);
    const { charge, orders } = await statusOf(own, order);
    expect(charge).toBe('1.15');
    expect(await readOrder(own.customer, orders[0])).toMatchObject({ has_refill: true });
    await openChannelShop(test);
  });

  it('in test mode is for trying out', async () => {
    const holder = await newHolder(test);
    const body = { current_password: PASSWORD, name: 'Try', is_test: true };
    const made = await holder.post('/api/v1/api-tokens', body);
    const { data } = (await made.json()) as { data: { token: string; id: number } };
    const own = programOf(test, holder, { key: data.token, tokenId: BigInt(data.id) });
    const name = newName();
    const order = await begun(own, name);
    await stage.posts(name);
    expect(await statusOf(own, order)).toMatchObject({ status: 'In progress', remains: '999' });
    const orders = await ordersOf(test, holder, idOf(order));
    const kept = await test.db.inInstance(holder.instance.id, (trx) =>
      trx
        .selectFrom('orders')
        .select('is_test')
        .where('id', '=', orders[0]?.id ?? 0n)
        .executeTakeFirstOrThrow(),
    );
    expect(kept.is_test).toBe(true);
    expect(await balanceOf(test, holder)).toBe(0n);
  });
});

/** A customer without money, and a token of theirs. */
async function penniless() {
  const customer = await newPayer(test);
  return [customer, await addToken(test, customer)] as const;
}

describe('what the token may do', () => {
  it('holds for each order: a day’s cap makes posts wait for the next', async () => {
    const name = newName();
    const own = await newProgram(test, { daily_cap_micro: 600_000n });
    const order = await begun(own, name, { min: 500, max: 500 });
    await stage.posts(name, 2);
    expect((await statusOf(own, order)).orders).toHaveLength(1);
    expect(await readSubscription(own.customer, idOf(order))).toMatchObject({
      waiting_for: 'daily_cap',
    });
    test.clock.advance(DAY_MS);
    await lookAndOrder(test);
    expect((await statusOf(own, order)).orders).toHaveLength(2);
    // The cap counts both together.
    const said = { action: 'add', service: VIEWS, quantity: 500 };
    const link = 'https://www.youtube.com/watch?v=abcdefghijk';
    expect(await own.call({ ...said, link })).toEqual({ error: SAYS.funds });
  });

  it('makes no more orders at once than it may call', async () => {
    const name = newName();
    const own = await newProgram(test);
    const order = await begun(own, name, { delay: 5 });
    await stage.posts(name, 12);
    const before = (await statusOf(own, order)).orders.length;
    // All calls of the token but a few are spent at the moment that the rest is due.
    test.clock.advance(5 * MINUTE_MS);
    for (let at = 0; at < 40; at += 1) await own.call({ action: 'balance' });
    await lookAndOrder(test);
    expect(await ordersOf(test, own.customer, idOf(order))).toHaveLength(before);
    test.clock.advance(5_000);
    await lookAndOrder(test);
    expect(await ordersOf(test, own.customer, idOf(order))).toHaveLength(12);
  });

  it.each<[string, (own: Program) => Promise<unknown>]>([
    [
      'was revoked',
      ({ tokenId, customer: { instance } }) =>
        test.db.inInstance(instance.id, (trx) =>
          revokeRow(trx, { instanceId: instance.id, tokenId, now: test.clock.now() }),
        ),
    ],
    ['has expired', (own) => changeToken(own, { expires_at: test.clock.now() })],
    ['may not order any more', (own) => changeToken(own, { scopes: ['read'] })],
    ['may not order this any more', (own) => changeToken(own, { service_ids: [LIKES] })],
  ])('ends it where the token %s', async (_why, change) => {
    const [name, own] = [newName(), await newProgram(test)];
    const order = await begun(own, name);
    await change(own);
    await stage.posts(name);
    expect(await readSubscription(own.customer, idOf(order))).toMatchObject({
      ...{ status: 'canceled', ended_reason: 'token', subscription_contents_count: 0 },
    });
  });

  it('is asked for: scopes, and services by the ids of those that are ordered', async () => {
    const name = newName();
    const own = await newProgram(test, { service_ids: [VIEWS] });
    const order = await begun(own, name);
    expect(await own.call(asked(name, { service: subscribedServiceId(LIKES) }))).toEqual({
      error: SAYS.service,
    });
    const { customer } = own;
    const others = await addToken(test, customer, { service_ids: [LIKES] });
    const other = programOf(test, customer, others);
    expect(await other.call({ action: 'status', order })).toEqual(UNKNOWN);
    expect(await other.call({ action: 'cancel', order })).toEqual([{ order, cancel: UNKNOWN }]);
    const reader = programOf(test, customer, await addToken(test, customer, { scopes: ['read'] }));
    expect(await reader.call(asked(newName()))).toEqual({ error: SAYS.request });
    expect(await reader.call({ action: 'cancel', order })).toEqual({ error: SAYS.request });
    expect(await statusOf(reader, order)).toMatchObject({ status: 'Processing' });
  });
});

const changeToken = ({ tokenId, customer: { instance } }: Program, change: object) =>
  test.db.inInstance(instance.id, (trx) =>
    trx.updateTable('api_tokens').set(change).where('id', '=', tokenId).execute(),
  );
