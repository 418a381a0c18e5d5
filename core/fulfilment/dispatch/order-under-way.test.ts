// On PostgreSQL: two orders for one link at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { forgetWordsOfGone } from '#core/ordering/orders/forget-words-of-gone.ts';
import { mailOrder } from '#core/ordering/orders/mails/mail-order.ts';
import {
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  problemsIn,
  readOrder,
} from '#core/ordering/orders/testing/buyer.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJob, runJobs } from '#core/testing/mailbox.ts';
import { dispatchOrder } from './dispatch-order.ts';
import { deliveringIn } from './testing/delivering.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

const { rich, ordered, check } = deliveringIn(() => test);

const demo = (word: string) => ({ url: `https://video.example/watch?v=demo-${word}` });

async function historyOf(payer: CustomerActor, id: number): Promise<string[]> {
  const response = await payer.request(`/api/v1/orders/${id}/history`);
  const { data } = (await response.json()) as { data: { kind: string }[] };
  return data.map(({ kind }) => kind);
}

describe('an order that is paused', () => {
  const hold = async (payer: CustomerActor, orderId: number, what: 'pause' | 'activate') =>
    (await payer.post(`/api/v1/orders/${orderId}/${what}`)).status;

  it('stays where it is until it goes on, and comes whole', async () => {
    const payer = await rich();
    const id = await ordered(payer, demo('slow'));
    await check(600);
    const { current_quantity: before, actions } = await readOrder(payer, id);
    expect(actions).toMatchObject({ pausable: true, activable: false });
    expect(await hold(payer, id, 'pause')).toBe(200);
    await check(24 * 3_600);
    const paused = await readOrder(payer, id);
    expect(paused).toMatchObject({ status: 'stopped', current_quantity: before });
    expect(paused.actions).toMatchObject({ pausable: false, activable: true });
    expect(await hold(payer, id, 'pause')).toBe(409);
    expect(await hold(await rich(), id, 'activate')).toBe(404);
    expect(await hold(payer, id, 'activate')).toBe(200);
    await check(10);
    expect(await readOrder(payer, id)).toMatchObject({ status: 'in_processing' });
    await check(3_600);
    expect(await readOrder(payer, id)).toMatchObject({ status: 'completed' });
    expect(await historyOf(payer, id)).toEqual([
      'sent',
      'started',
      'paused',
      'activated',
      'completed',
    ]);
  });

  it('is given to nobody before it goes on', async () => {
    const payer = await rich();
    const { orders } = await placedIn(await place(payer, { orders: [line(demo('full'))] }));
    const id = orders[0]!.id;
    expect(await hold(payer, id, 'pause')).toBe(200);
    await runJobs(test, dispatchOrder);
    expect(await historyOf(payer, id)).toEqual(['paused']);
    expect(await hold(payer, id, 'activate')).toBe(200);
    await runJobs(test, dispatchOrder);
    expect(await historyOf(payer, id)).toEqual(['paused', 'activated', 'sent']);
  });
});

it('a customer reads how an order has ended, in their language, unless they do not want to', async () => {
  const payer = await rich('de');
  const [whole, none] = [await ordered(payer, demo('quick')), await ordered(payer, demo('fail'))];
  await check(120);
  await runJobs(test, mailOrder);
  const told = await mailsTo(test, payer.email);
  expect(told.map(({ subject }) => subject).sort()).toEqual([
    // In the words that this owner has given that mail.
    `Alder: ${whole} geliefert`,
    `Ihre Bestellung ${none} bei Alder wurde storniert`,
  ]);
  expect(told.find(({ subject }) => /storniert/.test(subject))?.text).toMatch(/1,00\s\$ wurden/);
  await test.db.inInstance(payer.instance.id, (trx) =>
    trx
      .updateTable('customers')
      .set({ notify_order_actions: false })
      .where('id', '=', payer.id)
      .execute(),
  );
  await ordered(payer, demo('quick'));
  await check(120);
  await runJobs(test, mailOrder);
  expect(await mailsTo(test, payer.email)).toHaveLength(2);
});

it('where the owner wants one order for a link, the second waits for the first', async () => {
  const only = (isOn: boolean) =>
    changeSettings(test.deps, { slug: 'alder', patch: { oneOrderPerLink: isOn } });
  await only(true);
  const [payer, other] = [await rich(), await rich()];
  const orders = [line(demo('quick'))];
  const twice = await place(payer, { orders: [...orders, ...orders] });
  expect(Object.keys(await problemsIn(twice))).toEqual(['orders.1.url']);
  const both = await Promise.all([place(payer, { orders }), place(payer, { orders })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  const [made, refused] = both[0]?.status === 201 ? both : [both[1]!, both[0]!];
  const { id } = (await placedIn(made!)).orders[0]!;
  expect((await problemsIn(refused!))['orders.0.url']?.[0]).toContain(`${id}`);
  expect((await place(other, { orders })).status).toBe(201);
  expect((await place(payer, { orders: [line(demo('other'))] })).status).toBe(201);
  await runJobs(test, dispatchOrder);
  await check(120);
  const paused = (await placedIn(await place(payer, { orders }))).orders[0]!;
  await runJobs(test, dispatchOrder);
  expect((await payer.post(`/api/v1/orders/${paused.id}/pause`)).status).toBe(200);
  expect(Object.keys(await problemsIn(await place(payer, { orders })))).toEqual(['orders.0.url']);
  await only(false);
  expect((await place(payer, { orders })).status).toBe(201);
});

describe('a customer who deletes the account', () => {
  const wordsOf = (ids: readonly number[]) =>
    test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('orders')
        .select(['status', 'url', 'link_key'])
        .where('id', 'in', ids.map(BigInt))
        .orderBy('id')
        .execute(),
    );
  const forget = async () => {
    await runJob(test, forgetWordsOfGone);
    return test.db.asSystem((trx) => trx.selectFrom('words_to_forget').selectAll().execute());
  };

  it('leaves the links of what is under way, until it is over', async () => {
    const payer = await newPayer(test);
    await giveMoney(test, payer, 3_000_000n);
    const [whole, slow, paused] = [
      await ordered(payer, demo('quick')),
      await ordered(payer, demo('slow')),
      await ordered(payer, demo('slow-2')),
    ];
    await check(60);
    expect((await payer.post(`/api/v1/orders/${paused}/pause`)).status).toBe(200);
    expect((await payer.post('/api/v1/profile/delete', {})).status).toBe(204);
    const gone = { url: '', link_key: null };
    const kept = { status: 'in_processing', url: demo('slow').url };
    const ids = [whole, slow, paused];
    const expected = [{ status: 'completed', ...gone }, kept, { status: 'stopped', ...gone }];
    expect(await wordsOf(ids)).toMatchObject(expected);
    expect(await forget()).toHaveLength(1);
    expect(await wordsOf(ids)).toMatchObject(expected);
    await check(2 * 3_600);
    expect(await forget()).toEqual([]);
    const over = { status: 'completed', ...gone };
    expect(await wordsOf(ids)).toMatchObject([over, over, expected[2]]);
  });
});
