import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLinkedCard, saveCard } from '#core/billing/payments/testing/card-holder.ts';
import { balanceOf, newPayer, settle } from '#core/billing/payments/testing/payer.ts';
import { runAlone } from '#core/billing/payments/testing/run-alone.ts';
import { giveMoney, place, problemsIn } from '#core/ordering/orders/testing/buyer.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs } from '#core/testing/mailbox.ts';
import { endIdle } from './end-idle.ts';
import { channelLink, playedPlatform } from './testing/played-platform.ts';
import {
  COMMENTS,
  FOLLOWERS,
  LIKES,
  lookAndOrder,
  newName,
  openChannelShop,
  ordersOf,
  PATH,
  pay,
  readSubscription,
  subscribe,
  subscribed,
  subscriptionIn,
  VIEWS,
  YOUTUBE,
} from './testing/subscribers.ts';
import { findSubscription } from './subscription.store.ts';
import { mailSubscription } from './tell-of-subscription.ts';
import { verifySubscriptions } from './verify-subscriptions.ts';

const DOLLAR = 1_000_000n;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const platform = playedPlatform();
let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true, videoPlatform: platform });
  await openChannelShop(test);
});
afterAll(async () => {
  const { id } = test.instances.a;
  expect((await verifyOrders(test.deps, id)).faults).toEqual([]);
  expect((await verifySubscriptions(test.deps, id)).faults).toEqual([]);
  await test.close();
});

const pass = (ms: number) => test.clock.advance(ms);
const now = () => test.clock.now();

/** Publishes a minute later, and looks at everything a while after that. */
async function posts(name: string, times = 1): Promise<string[]> {
  const ids: string[] = [];
  for (let time = 0; time < times; time += 1) {
    pass(MINUTE_MS);
    ids.push(platform.post(name, now()));
  }
  pass(10 * MINUTE_MS);
  await lookAndOrder(test);
  return ids;
}

async function buyer(dollars: bigint): Promise<CustomerActor> {
  const payer = await newPayer(test);
  if (dollars > 0n) await giveMoney(test, payer, dollars * DOLLAR);
  return payer;
}

const noticesOf = async (who: CustomerActor) => {
  const answer = await who.request('/api/v1/notices');
  const { data } = (await answer.json()) as { data: { kind: string; subscription_id: number }[] };
  return data.filter(({ kind }) => kind.startsWith('subscription_')).map(({ kind }) => kind);
};

describe('what can be subscribed', () => {
  it('are channels of networks that can be watched, with what needs nothing but a link', async () => {
    const networks = await (await test.request(`${PATH}/networks`)).json();
    expect(networks).toMatchObject({
      data: [
        { slug: 'alder-tube', is_watched: false, reason: 'no_source' },
        { id: YOUTUBE, slug: 'youtube', is_watched: true, reason: null },
      ],
    });
    const types = await (await test.request(`${PATH}/networks/${YOUTUBE}/service-types`)).json();
    expect(types).toMatchObject({
      data: [
        { id: 151, services: [{ id: VIEWS, min_quantity: 100 }] },
        { id: 152, services: [{ id: LIKES }] },
      ],
    });
    expect((await test.request(`${PATH}/networks/9/service-types`)).status).toBe(404);
  });

  it.each([
    [
      { url: 'no link' },
      { url: ['This is not a link. Copy it from the app or from the address bar.'] },
    ],
    [
      { url: 'https://www.instagram.com/nasa' },
      { url: ['New posts of this network cannot be detected automatically'] },
    ],
    [
      { url: 'https://youtu.be/dQw4w9WgXcQ' },
      { url: ['This link does not lead to a channel. Use the link of the channel itself.'] },
    ],
    [{ url: channelLink('missing') }, { url: ['This channel was not found. Check the link.'] }],
    [
      { url: channelLink('silent') },
      { url: ['The network did not answer. Try again in a moment.'] },
    ],
    [
      { url: channelLink('hidden') },
      {
        url: [
          'We could not find the channel by this name. Use its link with /channel/ and the channel ID.',
        ],
      },
    ],
    [{ services: [] }, { services: [expect.any(String)] }],
    [{ contents_limit: 0 }, { contents_limit: [expect.any(String)] }],
    [{ contents_limit: 1001 }, { contents_limit: [expect.any(String)] }],
    [{ name: 'x'.repeat(101) }, { name: [expect.any(String)] }],
    [
      { services: [FOLLOWERS, COMMENTS, 9_999].map((id) => ({ service_id: id, quantity: 100 })) },
      {
        'services.0.service_id': ['This service cannot be ordered for new posts of a channel'],
        'services.1.service_id': ['This service cannot be ordered for new posts of a channel'],
        'services.2.service_id': ['This service cannot be ordered right now. Choose another one.'],
      },
    ],
    [
      { services: [VIEWS, VIEWS].map((id) => ({ service_id: id, quantity: 100 })) },
      { 'services.1.service_id': ['This value appears more than once'] },
    ],
    [
      { services: [{ service_id: VIEWS, quantity: 100, countries: [82] }] },
      { 'services.0.countries': ['This service cannot be ordered for one of these countries'] },
    ],
    [
      { recurring_payments_method_id: 999 },
      { recurring_payments_method_id: ['Choose another payment method'] },
    ],
  ])('refuses %j', async (body, problems) => {
    expect(await problemsIn(await subscribe(await buyer(0n), body))).toEqual(problems);
  });

  it('asks a guest for an account, and takes no plain order for it', async () => {
    expect(
      await problemsIn(await subscribe(test.actors.guestOfA, { email: 'a@b.example' })),
    ).toEqual({
      email: ['Log in or sign up first. Later posts are paid from your account.'],
    });
    const order = await place(await buyer(1n), { type: 'autopromotion' });
    expect(await problemsIn(order)).toEqual({
      type: ['Use a subscription to order for new posts'],
    });
  });

  it('is subscribed once by each customer, in quantities that are sold', async () => {
    const who = await buyer(0n);
    const name = newName();
    const services = [
      { service_id: VIEWS, quantity: 1_009 },
      { service_id: LIKES, quantity: 0 },
    ];
    const body = { url: channelLink(name), name: '', contents_limit: 5, services };
    const made = await subscriptionIn(await subscribe(who, body, 'one-key'));
    expect(made).toMatchObject({
      ...{ name: `Channel ${name}`, status: 'in_processing', billing_type: 'balance' },
      ...{ cost_per_publication: '1.2', total_cost: '6', spent: '0', waiting_for: null },
      actions: { cancelable: true },
      network: { slug: 'youtube' },
      subscription_services: [
        { quantity: 1_000, cost: '1', service: { id: VIEWS } },
        { quantity: 100, cost: '0.2', service: { id: LIKES } },
      ],
      subscription_contents: [],
    });
    expect(await subscriptionIn(await subscribe(who, body, 'one-key'))).toEqual(made);
    expect(await problemsIn(await subscribe(who, body))).toEqual({
      url: ['You have already subscribed to this channel'],
    });
    const other = { ...body, url: channelLink(newName()), expected_cost_per_publication: '1' };
    expect((await subscribe(who, other)).status).toBe(409);
  });
});

describe('a post of a channel', () => {
  it('is ordered for once for each service and subscriber, if it is newer', async () => {
    const name = newName();
    const [ada, ben] = [await buyer(20n), await buyer(20n)];
    platform.post(name, now());
    pass(MINUTE_MS);
    const services = [VIEWS, LIKES].map((id) => ({ service_id: id, quantity: 1_000 }));
    const adas = await subscribed(ada, { url: channelLink(name), services });
    const bens = await subscribed(ben, { url: channelLink(name) });
    const before = platform.asked(name);
    const ids = await posts(name, 2);
    expect(platform.asked(name)).toBe(before + 1);
    await lookAndOrder(test);
    const orders = await ordersOf(test, ada, adas.id);
    expect(orders.map((row) => [row.service_id, row.link_url?.slice(-11)])).toEqual(
      ids.flatMap((id) => [
        [VIEWS, id],
        [LIKES, id],
      ]),
    );
    expect(orders[0]).toMatchObject({ type: 'autopromotion', status: 'in_processing' });
    expect(await ordersOf(test, ben, bens.id)).toHaveLength(2);
    expect(await balanceOf(test, ada)).toBe(14n * DOLLAR);
    const shown = await readSubscription(ada, adas.id);
    expect(shown).toMatchObject({
      ...{ subscription_contents_count: 2, spent: '6', waiting_contents_count: 0 },
      subscription_contents: [
        { state: 'ordered', reason: null, cost: '3', orders: [{}, {}] },
        { state: 'ordered', title: expect.stringMatching(/^Post/), promotable: {} },
      ],
    });
    const table = await ada.request(`/api/v1/orders/datatable?subscription_id=${adas.id}`);
    expect(await table.json()).toMatchObject({ recordsFiltered: 4, data: [{}, {}, {}, {}] });
    const none = await ben.request(`/api/v1/orders/datatable?subscription_id=${adas.id}`);
    expect(await none.json()).toMatchObject({ recordsFiltered: 0 });
    expect((await ben.request(`${PATH}/${adas.id}`)).status).toBe(404);
    expect(await noticesOf(ada)).toEqual(['subscription_began']);
  });

  it('is seen late where the channel did not answer, and not missed', async () => {
    const name = newName();
    const who = await buyer(5n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    platform.setSilent(name, true);
    await posts(name, 2);
    expect(await ordersOf(test, who, id)).toHaveLength(0);
    platform.setSilent(name, false);
    pass(3 * 60 * MINUTE_MS);
    await lookAndOrder(test);
    expect(await ordersOf(test, who, id)).toHaveLength(2);
  });

  it('completes a subscription that has reached its limit', async () => {
    const name = newName();
    const who = await buyer(9n);
    const { id } = await subscribed(who, { url: channelLink(name), contents_limit: 2 });
    await posts(name, 3);
    expect(await readSubscription(who, id)).toMatchObject({
      ...{ status: 'completed', ended_reason: 'limit', actions: { cancelable: false } },
      subscription_contents: [{ state: 'skipped', reason: 'ended' }, {}, {}],
    });
    await posts(name);
    expect(await ordersOf(test, who, id)).toHaveLength(2);
    await settle(test);
    await runJobs(test, mailSubscription);
    expect((await mailsTo(test, who.email)).map(({ subject }) => subject)).toEqual([
      'Subscription started at Alder',
      'Your subscription at Alder has ended',
    ]);
    expect(await noticesOf(who)).toEqual(['subscription_completed', 'subscription_began']);
  });

  it('is ordered for no more once it was canceled, and running orders go on', async () => {
    const name = newName();
    const who = await buyer(9n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    await posts(name);
    const canceled = await subscriptionIn(await who.post(`${PATH}/${id}/cancel`));
    expect(canceled).toMatchObject({ status: 'canceled', ended_reason: 'customer' });
    await posts(name);
    expect(await ordersOf(test, who, id)).toMatchObject([{ status: 'in_processing' }]);
    expect(await subscriptionIn(await who.post(`${PATH}/${id}/cancel`))).toEqual(canceled);
    // And can be begun anew.
    expect((await subscribe(who, { url: channelLink(name) })).status).toBe(201);
  });
});

describe('a post that cannot be paid', () => {
  it('waits for the balance, is told of once, and is ordered for when money comes', async () => {
    const name = newName();
    const who = await buyer(1n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    await posts(name, 3);
    expect(await ordersOf(test, who, id)).toHaveLength(1);
    expect(await readSubscription(who, id)).toMatchObject({
      ...{ waiting_for: 'funds', waiting_contents_count: 2 },
      subscription_contents: [
        { state: 'waiting', reason: 'funds', waits_until: expect.any(String) },
        { state: 'waiting' },
        { state: 'ordered' },
      ],
    });
    await posts(name);
    expect(await noticesOf(who)).toEqual(['subscription_no_funds', 'subscription_began']);
    await giveMoney(test, who, 3n * DOLLAR);
    pass(5 * MINUTE_MS);
    await lookAndOrder(test);
    expect(await ordersOf(test, who, id)).toHaveLength(4);
    expect(await readSubscription(who, id)).toMatchObject({ waiting_for: null });
    expect(await balanceOf(test, who)).toBe(0n);
  });

  it('is skipped after three days, and later ones are tried', async () => {
    const name = newName();
    const who = await buyer(0n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    await posts(name, 2);
    pass(3 * DAY_MS);
    await lookAndOrder(test);
    expect(await readSubscription(who, id)).toMatchObject({
      ...{ waiting_for: null, waiting_contents_count: 0 },
      subscription_contents: [
        { state: 'skipped', reason: 'funds' },
        { state: 'skipped', reason: 'funds' },
      ],
    });
    await giveMoney(test, who, 9n * DOLLAR);
    await posts(name);
    expect(await ordersOf(test, who, id)).toHaveLength(1);
  });

  it('is paid by the card where the balance lacks something, once for a post', async () => {
    const name = newName();
    const who = await buyer(0n);
    const { cardId } = await addLinkedCard(test, who);
    const { id, billing_type: type } = await subscribed(who, {
      ...{ url: channelLink(name), recurring_payments_method_id: Number(cardId) },
    });
    expect(type).toBe('card');
    await posts(name, 2);
    await settle(test);
    expect(await ordersOf(test, who, id)).toHaveLength(2);
    expect(await readSubscription(who, id)).toMatchObject({
      ...{ waiting_for: null, recurring_payment_methods: [{ id: Number(cardId) }] },
    });
  });

  it('waits for another card where one is declined, which is left alone for a day', async () => {
    const name = newName();
    const who = await buyer(0n);
    const good = await addLinkedCard(test, who);
    const bad = await saveCard(who, 'refuse');
    const { id } = await subscribed(who, {
      ...{ url: channelLink(name), recurring_payments_method_id: bad.id },
    });
    await posts(name);
    const invoices = () =>
      test.db.inInstance(who.instance.id, (trx) =>
        trx.selectFrom('invoices').select('status').where('customer_id', '=', who.id).execute(),
      );
    expect(await readSubscription(who, id)).toMatchObject({ waiting_for: 'card' });
    pass(60 * MINUTE_MS);
    await lookAndOrder(test);
    expect(await invoices()).toEqual([{ status: 'failed' }]);
    expect(await noticesOf(who)).toEqual(['subscription_card', 'subscription_began']);
    pass(DAY_MS);
    await lookAndOrder(test);
    expect(await invoices()).toHaveLength(2);
    expect((await pay(who, id, Number(good.cardId))).status).toBe(200);
    await lookAndOrder(test);
    expect(await ordersOf(test, who, id)).toHaveLength(1);
    expect((await invoices()).map(({ status }) => status)).toEqual(['failed', 'failed', 'paid']);
    expect((await pay(who, id, 999)).status).toBe(422);
  });

  it('waits for who has to confirm a charge, and is ordered for once that is done', async () => {
    const name = newName();
    const who = await buyer(0n);
    const card = await saveCard(who, 'confirm');
    const { id } = await subscribed(who, {
      ...{ url: channelLink(name), recurring_payments_method_id: card.id },
    });
    await posts(name);
    const waiting = await readSubscription(who, id);
    expect(waiting).toMatchObject({
      ...{ waiting_for: 'card_confirmation', invoice_id: expect.any(Number) },
    });
    await giveMoney(test, who, DOLLAR);
    pass(MINUTE_MS);
    await lookAndOrder(test);
    expect(await ordersOf(test, who, id)).toHaveLength(1);
    expect(await readSubscription(who, id)).toMatchObject({ waiting_for: null, invoice_id: null });
  });
});

describe('what changes while a subscription runs', () => {
  it('is never charged more for than was agreed on', async () => {
    const name = newName();
    const who = await buyer(9n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    await openChannelShop(test, {
      [VIEWS]: { price_micro: 1_500_000n, default_price_micro: 1_500_000n },
    });
    await posts(name);
    expect(await readSubscription(who, id)).toMatchObject({
      ...{ waiting_for: 'price', subscription_contents: [{ state: 'waiting', reason: 'price' }] },
    });
    // What is cheaper costs less.
    await openChannelShop(test, { [VIEWS]: { price_micro: 500_000n } });
    pass(60 * MINUTE_MS);
    await lookAndOrder(test);
    expect(await ordersOf(test, who, id)).toMatchObject([{ cost_micro: 500_000n }]);
    await openChannelShop(test);
  });

  it('leaves out what is not sold any more, and tells so once', async () => {
    const name = newName();
    const who = await buyer(9n);
    const services = [VIEWS, LIKES].map((id) => ({ service_id: id, quantity: 1_000 }));
    const { id } = await subscribed(who, { url: channelLink(name), services });
    await openChannelShop(test, { [LIKES]: { is_deactivated: true } });
    await posts(name, 2);
    expect(await ordersOf(test, who, id)).toHaveLength(2);
    await openChannelShop(test, {
      ...{ [LIKES]: { is_deactivated: true }, [VIEWS]: { is_enabled: false } },
    });
    await posts(name);
    expect(await readSubscription(who, id)).toMatchObject({
      subscription_contents: [
        { state: 'skipped', reason: 'not_sold' },
        { state: 'ordered', reason: 'not_sold', orders: [{}] },
        { state: 'ordered', reason: 'not_sold' },
      ],
    });
    const told = (await noticesOf(who)).filter((kind) => kind === 'subscription_not_sold');
    expect(told).toHaveLength(2);
    await openChannelShop(test);
  });

  it('waits while the account is frozen, and goes on afterwards', async () => {
    const name = newName();
    const who = await buyer(9n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    const freeze = (at: Date | null) =>
      test.db.inInstance(who.instance.id, (trx) =>
        trx.updateTable('customers').set({ frozen_at: at }).where('id', '=', who.id).execute(),
      );
    await freeze(now());
    await posts(name);
    expect(await readSubscription(who, id)).toMatchObject({ waiting_for: 'account' });
    expect((await subscribe(who)).status).toBe(423);
    await freeze(null);
    pass(60 * MINUTE_MS);
    await lookAndOrder(test);
    expect(await ordersOf(test, who, id)).toHaveLength(1);
    expect(await noticesOf(who)).toEqual(['subscription_began']);
  });

  it('skips a post that another order of the customer is running for, where only one may', async () => {
    await changeSettings(test.deps, { slug: 'alder', patch: { oneOrderPerLink: true } });
    const name = newName();
    const who = await buyer(9n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    pass(MINUTE_MS);
    const post = platform.post(name, now());
    const url = `https://youtu.be/${post}`;
    expect(
      (await place(who, { orders: [{ service_id: VIEWS, quantity: 1_000, url }] })).status,
    ).toBe(201);
    await posts(name);
    expect(await readSubscription(who, id)).toMatchObject({
      subscription_contents: [{ state: 'ordered' }, { state: 'skipped', reason: 'link_running' }],
    });
    await changeSettings(test.deps, { slug: 'alder', patch: { oneOrderPerLink: false } });
  });

  it('is over after a month without posts', async () => {
    const who = await buyer(9n);
    const { id } = await subscribed(who);
    pass(30 * DAY_MS);
    await runAlone(test, endIdle, {});
    const row = await test.db.inInstance(who.instance.id, (trx) =>
      findSubscription(trx, { instanceId: who.instance.id, id: BigInt(id) }),
    );
    expect(row).toMatchObject({ status: 'completed', ended_reason: 'idle' });
  });

  it('is exported with an account, and over when that is deleted', async () => {
    const name = newName();
    const who = await buyer(2n);
    const { id } = await subscribed(who, { url: channelLink(name), name: 'Secret' });
    await posts(name, 3);
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

describe('the table', () => {
  it('is paged, sorted and filtered', async () => {
    const who = await buyer(0n);
    const made = [await subscribed(who), await subscribed(who), await subscribed(who)];
    await who.post(`${PATH}/${made[1]?.id}/cancel`);
    const read = async (query: string) =>
      (await (await who.request(`${PATH}?${query}`)).json()) as {
        data: { id: number }[];
        recordsFiltered: number;
        meta: { next: string | null };
      };
    const ids = made.map(({ id }) => id).toReversed();
    expect(await read('')).toMatchObject({ recordsFiltered: 3, data: ids.map((id) => ({ id })) });
    expect(await read('status=canceled')).toMatchObject({
      ...{ recordsFiltered: 1, data: [{ id: made[1]?.id }] },
    });
    const first = await read('per_page=2&order_by=status&order_on=asc');
    const rest = await read(`per_page=2&order_by=status&order_on=asc&cursor=${first.meta.next}`);
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual([
      ...[made[1]?.id, made[0]?.id, made[2]?.id],
    ]);
    expect((await who.request(`${PATH}?status=paused`)).status).toBe(422);
  });
});
