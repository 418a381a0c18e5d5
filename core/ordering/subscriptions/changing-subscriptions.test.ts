import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAlone } from '#core/billing/payments/testing/run-alone.ts';
import { place } from '#core/ordering/orders/testing/buyer.ts';
import { pauseInstance } from '#core/tenancy/instances/pause-instance.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { endIdle } from './end-idle.ts';
import { channelLink, playedPlatform } from './testing/played-platform.ts';
import {
  LIKES,
  lookAndOrder,
  newName,
  openChannelShop,
  ordersOf,
  readSubscription,
  subscribe,
  subscribed,
  VIEWS,
  closeStage,
  openStage,
  type Stage,
} from './testing/subscribers.ts';
import { findSubscription } from './subscription.store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const platform = playedPlatform();
let test: TestCore;
let stage: Stage;
beforeAll(async () => {
  ({ test, stage } = await openStage(platform));
});
afterAll(() => closeStage(test));

describe('what changes while a subscription runs', () => {
  it('is never charged more for than was agreed on', async () => {
    const name = newName();
    const who = await stage.buyer(9n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    await openChannelShop(test, {
      [VIEWS]: { price_micro: 1_500_000n, default_price_micro: 1_500_000n },
    });
    await stage.posts(name);
    expect(await readSubscription(who, id)).toMatchObject({
      ...{ waiting_for: 'price', subscription_contents: [{ state: 'waiting', reason: 'price' }] },
    });
    // What is cheaper costs less.
    await openChannelShop(test, { [VIEWS]: { price_micro: 500_000n } });
    test.clock.advance(60 * MINUTE_MS);
    await lookAndOrder(test);
    expect(await ordersOf(test, who, id)).toMatchObject([{ cost_micro: 500_000n }]);
    await openChannelShop(test);
  });

  it('leaves out what is not sold any more, and tells so once', async () => {
    const name = newName();
    const who = await stage.buyer(9n);
    const services = [VIEWS, LIKES].map((id) => ({ service_id: id, quantity: 1_000 }));
    const { id } = await subscribed(who, { url: channelLink(name), services });
    await openChannelShop(test, { [LIKES]: { is_deactivated: true } });
    await stage.posts(name, 2);
    expect(await ordersOf(test, who, id)).toHaveLength(2);
    await openChannelShop(test, {
      ...{ [LIKES]: { is_deactivated: true }, [VIEWS]: { is_enabled: false } },
    });
    await stage.posts(name);
    expect(await readSubscription(who, id)).toMatchObject({
      subscription_contents: [
        { state: 'skipped', reason: 'not_sold' },
        { state: 'ordered', reason: 'not_sold', orders: [{}] },
        { state: 'ordered', reason: 'not_sold' },
      ],
    });
    const told = (await stage.noticesOf(who)).filter((kind) => kind === 'subscription_not_sold');
    expect(told).toHaveLength(2);
    await openChannelShop(test);
  });

  it('waits while the account is frozen, and goes on afterwards', async () => {
    const name = newName();
    const who = await stage.buyer(9n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    const freeze = (at: Date | null) =>
      test.db.inInstance(who.instance.id, (trx) =>
        trx.updateTable('customers').set({ frozen_at: at }).where('id', '=', who.id).execute(),
      );
    await freeze(test.clock.now());
    await stage.posts(name);
    expect(await readSubscription(who, id)).toMatchObject({ waiting_for: 'account' });
    expect((await subscribe(who)).status).toBe(423);
    await freeze(null);
    test.clock.advance(60 * MINUTE_MS);
    await lookAndOrder(test);
    expect(await ordersOf(test, who, id)).toHaveLength(1);
    expect(await stage.noticesOf(who)).toEqual(['subscription_began']);
  });

  it('waits while the shop is paused', async () => {
    const name = newName();
    const who = await stage.buyer(9n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    const pause = (isPaused: boolean) =>
      test.db.asSystem((trx) =>
        pauseInstance(trx, { instanceId: who.instance.id, isPaused, now: test.clock.now() }),
      );
    await pause(true);
    await stage.posts(name);
    expect(await ordersOf(test, who, id)).toHaveLength(0);
    await pause(false);
    test.clock.advance(60 * MINUTE_MS);
    await lookAndOrder(test);
    expect(await ordersOf(test, who, id)).toHaveLength(1);
  });

  it('skips a post that another order of the customer is running for, where only one may', async () => {
    await changeSettings(test.deps, { slug: 'alder', patch: { oneOrderPerLink: true } });
    const name = newName();
    const who = await stage.buyer(9n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    test.clock.advance(MINUTE_MS);
    const post = platform.post(name, test.clock.now());
    const url = `https://youtu.be/${post}`;
    expect(
      (await place(who, { orders: [{ service_id: VIEWS, quantity: 1_000, url }] })).status,
    ).toBe(201);
    await stage.posts(name);
    expect(await readSubscription(who, id)).toMatchObject({
      subscription_contents: [{ state: 'ordered' }, { state: 'skipped', reason: 'link_running' }],
    });
    await changeSettings(test.deps, { slug: 'alder', patch: { oneOrderPerLink: false } });
  });

  it('is over after a month without posts', async () => {
    const who = await stage.buyer(9n);
    const { id } = await subscribed(who);
    test.clock.advance(30 * DAY_MS);
    await runAlone(test, endIdle, {});
    const row = await test.db.inInstance(who.instance.id, (trx) =>
      findSubscription(trx, { instanceId: who.instance.id, id: BigInt(id) }),
    );
    expect(row).toMatchObject({ status: 'completed', ended_reason: 'idle' });
  });

  it('is exported with an account, and over when that is deleted', async () => {
    const name = newName();
    const who = await stage.buyer(2n);
    const { id } = await subscribed(who, { url: channelLink(name), name: 'Secret' });
    await stage.posts(name, 3);
    const kept = await (await who.post('/api/v1/profile/export')).json();
    expect(kept).toMatchObject({
      data: { subscriptions: [{ id: String(id), name: 'Secret', contents_count: 2 }] },
    });
    expect((await who.post('/api/v1/profile/delete')).status).toBe(204);
    const left = await test.db.inInstance(who.instance.id, async (trx) => ({
      rows: await trx
        .selectFrom('subscriptions')
        .select(['status', 'name', 'url', 'channel_id'])
        .where('customer_id', '=', who.id)
        .execute(),
      posts: await trx
        .selectFrom('subscription_posts')
        .select(['state', 'url', 'title'])
        .where('subscription_id', '=', BigInt(id))
        .where('state', '=', 'skipped')
        .execute(),
    }));
    expect(left).toEqual({
      rows: [{ status: 'canceled', name: '', url: '', channel_id: '' }],
      posts: [{ state: 'skipped', url: '', title: null }],
    });
  });
});
