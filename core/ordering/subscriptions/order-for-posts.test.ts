import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addLinkedCard,
  beginCard,
  CARDS,
  decideOnCard,
  saveCard,
} from '#core/billing/payments/testing/card-holder.ts';
import { balanceOf, SANDBOX_METHOD, settle } from '#core/billing/payments/testing/payer.ts';
import { giveMoney, problemsIn } from '#core/ordering/orders/testing/buyer.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs } from '#core/testing/mailbox.ts';
import { channelLink, playedPlatform } from './testing/played-platform.ts';
import {
  LIKES,
  lookAndOrder,
  newName,
  ordersOf,
  PATH,
  pay,
  readSubscription,
  subscribe,
  subscribed,
  subscriptionIn,
  VIEWS,
  closeStage,
  openStage,
  type Stage,
} from './testing/subscribers.ts';
import { mailSubscription } from './tell-of-subscription.ts';

const DOLLAR = 1_000_000n;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const platform = playedPlatform();
let test: TestCore;
let stage: Stage;
beforeAll(async () => {
  ({ test, stage } = await openStage(platform));
});
afterAll(() => closeStage(test));

describe('a post of a channel', () => {
  it('is ordered for once for each service and subscriber, if it is newer', async () => {
    const name = newName();
    const [ada, ben] = [await stage.buyer(20n), await stage.buyer(20n)];
    platform.post(name, test.clock.now());
    test.clock.advance(MINUTE_MS);
    const services = [VIEWS, LIKES].map((id) => ({ service_id: id, quantity: 1_000 }));
    const adas = await subscribed(ada, { url: channelLink(name), services });
    const bens = await subscribed(ben, { url: channelLink(name) });
    const before = platform.asked(name);
    const ids = await stage.posts(name, 2);
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
    expect(await stage.noticesOf(ada)).toEqual(['subscription_began']);
  });

  it('is seen late where the channel did not answer, and not missed', async () => {
    const name = newName();
    const who = await stage.buyer(5n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    platform.setSilent(name, true);
    await stage.posts(name, 2);
    expect(await ordersOf(test, who, id)).toHaveLength(0);
    platform.setSilent(name, false);
    test.clock.advance(3 * 60 * MINUTE_MS);
    await lookAndOrder(test);
    expect(await ordersOf(test, who, id)).toHaveLength(2);
  });

  it('completes a subscription that has reached its limit', async () => {
    const name = newName();
    const who = await stage.buyer(9n);
    const { id } = await subscribed(who, { url: channelLink(name), contents_limit: 2 });
    await stage.posts(name, 3);
    expect(await readSubscription(who, id)).toMatchObject({
      ...{ status: 'completed', ended_reason: 'limit', actions: { cancelable: false } },
      subscription_contents: [{ state: 'skipped', reason: 'ended' }, {}, {}],
    });
    await stage.posts(name);
    expect(await ordersOf(test, who, id)).toHaveLength(2);
    await settle(test);
    await runJobs(test, mailSubscription);
    expect((await mailsTo(test, who.email)).map(({ subject }) => subject)).toEqual([
      'Subscription started at Alder',
      'Your subscription at Alder has ended',
    ]);
    expect(await stage.noticesOf(who)).toEqual(['subscription_completed', 'subscription_began']);
  });

  it('is ordered for no more once it was canceled, and running orders go on', async () => {
    const name = newName();
    const who = await stage.buyer(9n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    await stage.posts(name);
    const canceled = await subscriptionIn(await who.post(`${PATH}/${id}/cancel`));
    expect(canceled).toMatchObject({ status: 'canceled', ended_reason: 'customer' });
    await stage.posts(name);
    expect(await ordersOf(test, who, id)).toMatchObject([{ status: 'in_processing' }]);
    expect(await subscriptionIn(await who.post(`${PATH}/${id}/cancel`))).toEqual(canceled);
    // And can be begun anew.
    expect((await subscribe(who, { url: channelLink(name) })).status).toBe(201);
  });
});

describe('a post that cannot be paid', () => {
  it('waits for the balance, is told of once, and is ordered for when money comes', async () => {
    const name = newName();
    const who = await stage.buyer(1n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    await stage.posts(name, 3);
    expect(await ordersOf(test, who, id)).toHaveLength(1);
    expect(await readSubscription(who, id)).toMatchObject({
      ...{ waiting_for: 'funds', waiting_contents_count: 2 },
      subscription_contents: [
        { state: 'waiting', reason: 'funds', waits_until: expect.any(String) },
        { state: 'waiting' },
        { state: 'ordered' },
      ],
    });
    await stage.posts(name);
    expect(await stage.noticesOf(who)).toEqual(['subscription_no_funds', 'subscription_began']);
    await giveMoney(test, who, 3n * DOLLAR);
    test.clock.advance(5 * MINUTE_MS);
    await lookAndOrder(test);
    expect(await ordersOf(test, who, id)).toHaveLength(4);
    expect(await readSubscription(who, id)).toMatchObject({ waiting_for: null });
    expect(await balanceOf(test, who)).toBe(0n);
  });

  it('is skipped after three days, and later ones are tried', async () => {
    const name = newName();
    const who = await stage.buyer(0n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    await stage.posts(name, 2);
    test.clock.advance(3 * DAY_MS);
    await lookAndOrder(test);
    expect(await readSubscription(who, id)).toMatchObject({
      ...{ waiting_for: null, waiting_contents_count: 0 },
      subscription_contents: [
        { state: 'skipped', reason: 'funds' },
        { state: 'skipped', reason: 'funds' },
      ],
    });
    await giveMoney(test, who, 9n * DOLLAR);
    await stage.posts(name);
    expect(await ordersOf(test, who, id)).toHaveLength(1);
  });

  it('is paid by the card where the balance lacks something, once for a post', async () => {
    const name = newName();
    const who = await stage.buyer(0n);
    const { cardId } = await addLinkedCard(test, who);
    const { id, billing_type: type } = await subscribed(who, {
      ...{ url: channelLink(name), recurring_payments_method_id: Number(cardId) },
    });
    expect(type).toBe('card');
    await stage.posts(name, 2);
    await settle(test);
    expect(await ordersOf(test, who, id)).toHaveLength(2);
    expect(await readSubscription(who, id)).toMatchObject({
      ...{ waiting_for: null, recurring_payment_methods: [{ id: Number(cardId) }] },
    });
  });

  it('is paid by a card that is saved for its subscription', async () => {
    const name = newName();
    const who = await stage.buyer(0n);
    const { id } = await subscribed(who, { url: channelLink(name) });
    await stage.posts(name);
    const setup = await beginCard(who, { subscription_id: id });
    await decideOnCard(who, setup, 'accept');
    await settle(test);
    expect(await readSubscription(who, id)).toMatchObject({
      ...{ billing_type: 'card', recurring_payment_methods: [{ last_four: expect.any(String) }] },
    });
    await lookAndOrder(test);
    expect(await ordersOf(test, who, id)).toHaveLength(1);
    await who.post(`${PATH}/${id}/cancel`);
    const over = await who.post(CARDS, { payment_method_id: SANDBOX_METHOD, subscription_id: id });
    expect(await problemsIn(over)).toEqual({ subscription_id: ['This subscription has ended'] });
  });

  it('waits for another card where one is declined, which is left alone for a day', async () => {
    const name = newName();
    const who = await stage.buyer(0n);
    const good = await addLinkedCard(test, who);
    const bad = await saveCard(who, 'refuse');
    const { id } = await subscribed(who, {
      ...{ url: channelLink(name), recurring_payments_method_id: bad.id },
    });
    await stage.posts(name);
    const invoices = () =>
      test.db.inInstance(who.instance.id, (trx) =>
        trx.selectFrom('invoices').select('status').where('customer_id', '=', who.id).execute(),
      );
    expect(await readSubscription(who, id)).toMatchObject({ waiting_for: 'card' });
    test.clock.advance(60 * MINUTE_MS);
    await lookAndOrder(test);
    expect(await invoices()).toEqual([{ status: 'failed' }]);
    expect(await stage.noticesOf(who)).toEqual(['subscription_card', 'subscription_began']);
    test.clock.advance(DAY_MS);
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
    const who = await stage.buyer(0n);
    const card = await saveCard(who, 'confirm');
    const { id } = await subscribed(who, {
      ...{ url: channelLink(name), recurring_payments_method_id: card.id },
    });
    await stage.posts(name);
    const waiting = await readSubscription(who, id);
    expect(waiting).toMatchObject({
      ...{ waiting_for: 'card_confirmation', invoice_id: expect.any(Number) },
    });
    await giveMoney(test, who, DOLLAR);
    test.clock.advance(MINUTE_MS);
    await lookAndOrder(test);
    expect(await ordersOf(test, who, id)).toHaveLength(1);
    expect(await readSubscription(who, id)).toMatchObject({ waiting_for: null, invoice_id: null });
  });
});
