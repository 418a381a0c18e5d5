// On PostgreSQL: workers that wait for one order.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askToCancel } from '#core/ordering/orders/ask-to-cancel.ts';
import type { Database } from '#core/platform/db/database.ts';
import {
  line,
  openShop,
  place,
  placedIn,
  PLAIN,
  readOrder,
  send,
} from '#core/ordering/orders/testing/buyer.ts';
import { createOutbound, type Outbound } from '#core/platform/outbound/outbound.ts';
import { balanceOf, newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { passOnCancel } from './cancel-order.ts';
import { checkDispatches } from './check-dispatches.ts';
import { leaveProvider } from './leave-provider.ts';
import { addProvider } from './testing/add-provider.ts';
import { deliveringIn } from './testing/delivering.ts';
import { openProvider, type Provider } from './testing/provider-server.ts';

const DOLLAR = 1_000_000n;
const outbound = createOutbound({
  isAllowed: () => true,
  lookUp: async () => [{ address: '127.0.0.1', family: 4 }],
});

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true, outbound });
  await openShop(test);
});
afterAll(() => test.close());

const { rich, ordered, check, eventsOf, dispatchesOf, runOnce } = deliveringIn(() => test);

const inAlder = <T>(work: Parameters<typeof test.db.inInstance<T>>[1]) =>
  test.db.inInstance(test.instances.a.id, work);

const change = (orderId: number, own: object) =>
  inAlder((trx) =>
    trx.updateTable('dispatches').set(own).where('order_id', '=', BigInt(orderId)).execute(),
  );

describe('providers', () => {
  const providers: Provider[] = [];
  let cheap: Provider;
  let dear: Provider;

  beforeAll(async () => {
    for (const [name, costMicro] of [
      ['cheap', 400_000n],
      ['dear', 900_000n],
    ] as const) {
      const provider = await openProvider();
      providers.push(provider);
      const instanceId = test.instances.a.id;
      const { url } = provider;
      await addProvider(test, { instanceId, name, url, serviceId: PLAIN, costMicro });
    }
    [cheap, dear] = [providers[0]!, providers[1]!];
  });
  beforeEach(() => providers.forEach((provider) => provider.asked.splice(0)));
  afterAll(() => providers.forEach(({ server }) => server.close()));

  it('are asked in turn, the cheapest first, until one takes the order', async () => {
    cheap.answer = () => ({ body: { error: 'Quantity less than minimal 5000' } });
    dear.answer = () => ({ body: { order: 99 } });
    const payer = await rich();
    const id = await ordered(payer);
    expect(await dispatchesOf(id)).toEqual([
      { ...{ route: 'api_v2', state: 'refused', reference: null }, refusal: expect.any(String) },
      { route: 'api_v2', state: 'sent', reference: '99', refusal: null },
    ]);
    expect(Object.fromEntries(dear.asked[0]!)).toMatchObject({
      ...{ action: 'add', key: 'key of dear', service: 'dear-7', quantity: '1000' },
      link: 'https://video.example/watch?v=1',
    });
    dear.answer = () => ({ body: { status: 'Partial', start_count: '5', remains: '250' } });
    await check(120);
    expect(await readOrder(payer, id)).toMatchObject({
      ...{ status: 'canceled', current_quantity: 750, start_quantity: 5 },
    });
    expect(await balanceOf(test, payer)).toBe(99n * DOLLAR + 250_000n);
  });

  it.each<[string, ReturnType<Provider['answer']>]>([
    ['hangs up', { isSilent: true }],
    ['breaks', { status: 500, body: { error: 'x' } }],
    ['says nothing of an order', { body: { ok: true } }],
  ])('one that %s is never sent the order again, nor is another', async (_how, answer) => {
    cheap.answer = () => answer;
    dear.answer = () => ({ body: { order: 1 } });
    const payer = await rich();
    const id = await ordered(payer);
    await runOnce(id);
    await runOnce(id);
    expect(await dispatchesOf(id)).toMatchObject([{ state: 'unknown' }]);
    expect(cheap.asked).toHaveLength(1);
    expect(dear.asked).toHaveLength(0);
    expect(await readOrder(payer, id)).toMatchObject({ status: 'in_processing' });
    expect(await balanceOf(test, payer)).toBe(99n * DOLLAR);
  });

  it('who have an order are told of the wish to cancel, each time that it is said', async () => {
    const wishes = () => cheap.asked.filter((asked) => asked.get('action') === 'cancel').length;
    cheap.answer = () => ({ body: { order: 5 } });
    const payer = await rich();
    const id = await ordered(payer);
    expect((await payer.post(`/api/v1/orders/${id}/pause`)).status).toBe(409);
    for (const times of [1, 2]) {
      cheap.answer = () => ({ body: [{ order: 5, cancel: { error: 'Incorrect order ID' } }] });
      expect((await payer.post(`/api/v1/orders/${id}/cancel`)).status).toBe(200);
      expect(await readOrder(payer, id)).toMatchObject({
        ...{ status: 'in_processing', cancel_state: 'asked', refunded: '0' },
      });
      await runJobs(test, passOnCancel);
      expect(wishes()).toBe(times);
      expect(await readOrder(payer, id)).toMatchObject({ cancel_state: 'refused' });
      test.clock.advance(1_000);
    }
    expect(await balanceOf(test, payer)).toBe(99n * DOLLAR);
  });

  it('are not asked any more once the customer wants to cancel and the first one declines', async () => {
    const payer = await rich();
    const { orders } = await placedIn(await place(payer, { orders: [line()] }));
    const { id } = orders[0]!;
    dear.answer = () => ({ body: { order: 8 } });
    cheap.answer = () => ({
      body: { error: 'Quantity less than minimal 5000' },
      after: payer.post(`/api/v1/orders/${id}/cancel`),
    });
    await runOnce(id);
    expect(cheap.asked).toHaveLength(1);
    expect(dear.asked).toHaveLength(0);
    expect(await readOrder(payer, id)).toMatchObject({
      ...{ status: 'canceled', cancel_state: 'confirmed', cancel_reason: 'canceled' },
    });
    expect(await balanceOf(test, payer)).toBe(100n * DOLLAR);
    await runJobs(test, passOnCancel);
    expect(await eventsOf(id)).toEqual(['cancel_asked', 'not_taken', 'canceled']);
  });

  it('who all declined leave nobody to answer a request to cancel, so it is granted', async () => {
    const payer = await rich();
    for (const provider of providers) provider.answer = () => ({ body: { error: 'No' } });
    const id = await ordered(payer);
    expect(await readOrder(payer, id)).toMatchObject({ status: 'error' });
    await inAlder(async (trx) => {
      const asked = { instanceId: test.instances.a.id, clock: test.clock, trx };
      await askToCancel(asked, { orderId: BigInt(id), by: 'customer' });
    });
    const payload = { orderId: String(id) };
    await runJob(test, passOnCancel, { instanceId: test.instances.a.id, payload });
    expect(await readOrder(payer, id)).toMatchObject({ status: 'canceled', refunded: '1' });
  });

  it('are not asked while somebody else may be asking them', async () => {
    cheap.answer = () => ({ body: { order: 6 } });
    const id = await ordered(await rich());
    cheap.asked.splice(0);
    const later = new Date(test.clock.now().getTime() + 1);
    await change(id, { state: 'sending', reference: null, lease_until: later });
    await expect(runOnce(id)).rejects.toThrow('being sent');
    expect(await dispatchesOf(id)).toMatchObject([{ state: 'sending' }]);
    test.clock.advance(1);
    await runOnce(id);
    expect(await dispatchesOf(id)).toMatchObject([{ state: 'unknown' }]);
    expect(cheap.asked).toEqual([]);
  });

  it.each([
    ['sending', false],
    ['sent', false],
    ['unknown', false],
    ['refused', true],
    ['ended', true],
  ] as const)('may be left while an order of theirs is %s: %s', async (state, may) => {
    cheap.answer = () => ({ body: { order: 7 } });
    const id = await ordered(await rich());
    await change(id, { state });
    const left = await inAlder(async (trx) => {
      const instanceId = test.instances.a.id;
      const rows = trx.selectFrom('dispatches').selectAll();
      const { provider_id: own } = await rows
        .where('order_id', '=', BigInt(id))
        .executeTakeFirstOrThrow();
      // Whatever the others have is over.
      await trx
        .updateTable('dispatches')
        .set({ state: 'ended' })
        .where('order_id', '<>', BigInt(id))
        .execute();
      const isLeft = await leaveProvider(trx, { instanceId, providerId: own ?? 0n }).then(
        () => true,
        () => false,
      );
      await trx
        .updateTable('dispatches')
        .set({ provider_id: own })
        .where('order_id', '=', BigInt(id))
        .execute();
      return isLeft;
    });
    expect(left).toBe(may);
    await change(id, { state: 'ended' });
  });

  it('that all refuse leave the order in error, and its money where it is', async () => {
    for (const provider of providers) provider.answer = () => ({ body: { error: 'No' } });
    const payer = await rich();
    const id = await ordered(payer);
    expect(await readOrder(payer, id)).toMatchObject({ status: 'error' });
    expect(await eventsOf(id)).toEqual(['not_taken', 'not_taken', 'failed']);
    expect(await balanceOf(test, payer)).toBe(99n * DOLLAR);
  });

  it('keep no order from its end by what cannot be written of another', async () => {
    const payer = await rich();
    cheap.answer = () => ({ body: { order: `n-${cheap.asked.length}` } });
    const [ill, well] = [await ordered(payer), await ordered(payer)];
    const db: Database = {
      ...test.db,
      inInstance: (instanceId, work) =>
        test.db.inInstance(instanceId, async (trx) => {
          const result = await work(trx);
          const orders = trx.selectFrom('orders').select('status').where('id', '=', BigInt(ill));
          const { status } = await orders.executeTakeFirstOrThrow();
          if (status === 'canceled') throw new Error('That cannot be written.');
          return result;
        }),
    };
    const back = { status: 'Canceled', remains: 1_000 };
    cheap.answer = () => ({ body: { 'n-1': back, 'n-2': { status: 'Completed' } } });
    test.log.allowErrors();
    test.clock.advance(120_000);
    await runJob({ deps: { ...test.deps, db } }, checkDispatches);
    expect(await readOrder(payer, ill)).toMatchObject({ status: 'in_processing' });
    expect(await readOrder(payer, well)).toMatchObject({ status: 'completed' });
    cheap.answer = () => ({ body: back });
    await check(30 * 60);
    expect(await readOrder(payer, ill)).toMatchObject({ status: 'canceled' });
    expect(await balanceOf(test, payer)).toBe(99n * DOLLAR);
  });

  it('who do not answer for a while change nothing, and are heard later', async () => {
    cheap.answer = () => ({ body: { order: 'a-1' } });
    const payer = await rich();
    const id = await ordered(payer);
    cheap.answer = () => ({ status: 502, body: 'Bad gateway' });
    await check(120);
    expect(await readOrder(payer, id)).toMatchObject({ status: 'in_processing' });
    cheap.answer = () => ({ body: { status: 'Completed', start_count: 7 } });
    await check(30 * 60);
    expect(await readOrder(payer, id)).toMatchObject({ status: 'completed', start_quantity: 7 });
  });

  describe('and a worker that stands still', () => {
    const placedOnly = async (payer: CustomerActor) => {
      const { orders } = await placedIn(await place(payer, { orders: [line()] }));
      return orders[0]!.id;
    };

    it('before it asks: it asks only when it has begun anew', async () => {
      cheap.answer = () => ({ body: { order: 5 } });
      const id = await placedOnly(await rich());
      let isAwake = true;
      const db: Database = {
        ...test.db,
        async inInstance(instanceId, work) {
          const result = await test.db.inInstance(instanceId, work);
          if (isAwake) {
            isAwake = false;
            test.clock.advance(50_000);
            // Another one finds what was begun, and cannot know that it was never sent.
            await runOnce(id).catch(() => undefined);
            test.clock.advance(20_000);
            await runOnce(id);
            expect(await dispatchesOf(id)).toMatchObject([{ state: 'unknown' }]);
          }
          return result;
        },
      };
      await runOnce(id, { ...test.deps, db });
      expect(cheap.asked).toHaveLength(1);
      expect(await dispatchesOf(id)).toMatchObject([
        { state: 'ended', reference: null },
        { state: 'sent', reference: '5' },
      ]);
    });

    it('before it hears the answer: it changes nothing of what staff have decided', async () => {
      cheap.answer = () => ({ body: { order: cheap.asked.length } });
      const id = await placedOnly(await rich());
      const staff = await newPayer(test, { roles: ['staff'] });
      const slow: Outbound = {
        ...outbound,
        async send(asked) {
          const answer = await outbound.send(asked);
          test.clock.advance(70_000);
          await runOnce(id);
          const decision = { decision: 'send_again' };
          const path = `/api/v1/staff/orders/${id}/decide`;
          expect((await send(staff, path, decision, 'once')).status).toBe(200);
          await runOnce(id);
          return answer;
        },
      };
      await runOnce(id, { ...test.deps, outbound: slow });
      expect(await dispatchesOf(id)).toMatchObject([
        { state: 'ended', reference: null },
        { state: 'sent', reference: '2' },
      ]);
      expect(await eventsOf(id)).toEqual(['sent']);
    });
  });
});
