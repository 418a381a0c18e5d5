// On PostgreSQL: a worker that dies between rows, and two that work at once.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { balanceOf, newPayer } from '#core/billing/payments/testing/payer.ts';
import { cancelOrder, passOnCancel } from '#core/fulfilment/dispatch/cancel-order.ts';
import { checkDispatches } from '#core/fulfilment/dispatch/check-dispatches.ts';
import { dispatchOrder } from '#core/fulfilment/dispatch/dispatch-order.ts';
import {
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  readOrder,
  send,
} from '#core/ordering/orders/testing/buyer.ts';
import { mailOrder } from '#core/ordering/orders/mails/mail-order.ts';
import { dataOf } from '#core/testing/answers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { Crash, crashingDatabase } from '#core/testing/crashing-database.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJob, runJobs } from '#core/testing/mailbox.ts';
import type { BulkAction } from './bulk-action.contract.ts';
import { deleteOldPreviews } from './bulk-actions.noun.ts';
import { workOnBulkAction } from './work-on-bulk-action.ts';

const DOLLAR = 1_000_000n;
const PATH = '/api/v1/staff/bulk-actions';

let test: TestCore;
let staff: CustomerActor;
let instanceId: number;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
  staff = test.actors.staffOfA;
  instanceId = test.instances.a.id;
});
afterAll(() => test.close());

/** Somebody with so many orders of a dollar each; `word` says who delivers them in a demo. */
async function buyer(
  words: readonly string[],
  quantity = 1_000,
): Promise<[CustomerActor, number[]]> {
  const payer = await newPayer(test);
  await giveMoney(test, payer, 1_000n * DOLLAR);
  const orders = words.map((word) =>
    line({ url: `https://video.example/watch?v=demo-${word}`, quantity }),
  );
  const placed = await placedIn(await place(payer, { orders }));
  return [payer, placed.orders.map(({ id }) => id)];
}

const REASON = 'The service has ended.';
const preview = (payer: CustomerActor, kind = 'cancel', more = '') =>
  dataOf<BulkAction>(staff.post(PATH, { kind, q: `customer:${payer.id} ${more}`, reason: REASON }));
const startAtOnce = (action: BulkAction, body: object = {}) =>
  send(staff, `${PATH}/${action.id}/start`, body);
const start = (action: BulkAction) =>
  dataOf<BulkAction>(startAtOnce(action, { confirmed_amount: action.amount }));
const seen = (action: BulkAction) => dataOf<BulkAction>(staff.request(`${PATH}/${action.id}`));

interface Row {
  order_id: number;
  verdict: string;
  result: string | null;
  moved: string | null;
}
const rowsOf = (action: BulkAction) => dataOf<Row[]>(staff.request(`${PATH}/${action.id}/orders`));

async function carriedOut(action: BulkAction): Promise<BulkAction> {
  await start(action);
  await runJobs(test, workOnBulkAction);
  return seen(action);
}

describe('something that is done with many orders', () => {
  it('says first with how many it can be done, and why not with the rest', async () => {
    const [payer, ids] = await buyer(['own', 'own', 'own']);
    const [first] = ids;
    await cancelOrder(test.deps, { instanceId, orderId: BigInt(first!), customerId: payer.id });
    const action = await preview(payer);
    expect(action).toMatchObject({
      ...{ state: 'ready', matches: 3, at_once: 2, asks: 0, amount: '2', moved: '0' },
      cannot: [{ why: 'ended', orders: 1 }],
    });
    expect(await balanceOf(test, payer)).toBe(998n * DOLLAR);
    const { status, ...none } = await startAtOnce(action, { confirmed_amount: '1.99' });
    expect(status, JSON.stringify(none)).toBe(409);
  });

  it('gives the rest of each back, and tells its customer why', async () => {
    const [payer, ids] = await buyer(['own', 'own']);
    const done = await carriedOut(await preview(payer));
    expect(done).toMatchObject({
      ...{ state: 'done', treated: 2, moved: '2' },
      results: [{ result: 'done', orders: 2 }],
    });
    expect(await balanceOf(test, payer)).toBe(1_000n * DOLLAR);
    expect(await readOrder(payer, ids[0])).toMatchObject({
      ...{ status: 'canceled', cancel_description: REASON },
    });
    await runJobs(test, mailOrder);
    expect((await mailsTo(test, payer.email)).at(-1)?.text).toContain(REASON);
    expect((await startAtOnce(done)).status).toBe(409);
  });

  it('asks the provider of what is being delivered, whose customer hears only of the end', async () => {
    const [payer, [id]] = await buyer(['keep']);
    await runJobs(test, dispatchOrder);
    const action = await preview(payer);
    expect(action).toMatchObject({ at_once: 0, asks: 1, amount: '1' });
    const done = await carriedOut(action);
    expect(done).toMatchObject({ moved: '0', results: [{ result: 'asked', orders: 1 }] });
    expect(await readOrder(payer, id)).toMatchObject({ cancel_state: 'asked' });
    expect((await preview(payer)).cannot).toEqual([{ why: 'asked_before', orders: 1 }]);
    await runJobs(test, passOnCancel);
    const notices = await dataOf<{ kind: string }[]>(payer.request('/api/v1/notices'));
    expect(notices.map(({ kind }) => kind)).not.toContain('cancel_refused');
    expect(await readOrder(payer, id)).toMatchObject({
      cancel_state: null,
      status: 'in_processing',
    });
    const history = await dataOf<{ kind: string }[]>(payer.request(`/api/v1/orders/${id}/history`));
    expect(history.map(({ kind }) => kind)).toEqual(['sent']);
  });

  it('tells why also where a provider was asked, once it has stopped', async () => {
    const [payer, [id]] = await buyer(['slow']);
    await runJobs(test, dispatchOrder);
    await carriedOut(await preview(payer));
    await runJobs(test, passOnCancel);
    await runJob(test, checkDispatches);
    expect(await readOrder(payer, id)).toMatchObject({
      ...{ status: 'canceled', cancel_state: 'confirmed', cancel_description: REASON },
    });
    await runJobs(test, mailOrder);
    expect((await mailsTo(test, payer.email)).at(-1)?.text).toContain(REASON);
  });

  it('takes and completes what is delivered by hand, and only that', async () => {
    const [payer] = await buyer(['hand', 'slow']);
    await runJobs(test, dispatchOrder);
    const taken = await carriedOut(await preview(payer, 'take'));
    expect(taken).toMatchObject({
      ...{ matches: 2, cannot: [{ why: 'elsewhere', orders: 1 }] },
      results: [{ result: 'done', orders: 1 }],
    });
    const completed = await carriedOut(await preview(payer, 'complete'));
    expect(completed).toMatchObject({ amount: '1', moved: '1', state: 'done' });
  });

  it('leaves what has changed since it was looked at', async () => {
    const [payer, ids] = await buyer(['own', 'own']);
    const action = await preview(payer);
    await cancelOrder(test.deps, { instanceId, orderId: BigInt(ids[1]!), customerId: payer.id });
    await carriedOut(action);
    expect(await rowsOf(action)).toMatchObject([
      { order_id: ids[0], verdict: 'can', result: 'done', moved: '1' },
      { order_id: ids[1], verdict: 'can', result: 'ended', moved: '0' },
    ]);
    expect(await balanceOf(test, payer)).toBe(1_000n * DOLLAR);
  });

  it('never gives more back than was agreed to', async () => {
    const [payer, [id]] = await buyer(['own']);
    const deliver = (current_quantity: number) =>
      test.db.inInstance(instanceId, (trx) =>
        trx.updateTable('orders').set({ current_quantity }).where('id', '=', BigInt(id!)).execute(),
      );
    await deliver(400);
    const action = await preview(payer);
    expect(action.amount).toBe('0.6');
    // The provider has counted anew.
    await deliver(300);
    expect((await carriedOut(action)).results).toEqual([{ result: 'changed', orders: 1 }]);
    await deliver(700);
    expect((await carriedOut(await preview(payer))).moved).toBe('0.3');
  });

  it('wants a large sum typed', async () => {
    const [payer] = await buyer(['own', 'own'], 60_000);
    const action = await preview(payer);
    expect(action).toMatchObject({ amount: '120', phrase: '120 2' });
    for (const body of [{}, { confirmed_amount: '120' }, { confirmation: '120 1' }]) {
      const refused = await startAtOnce(action, body);
      expect(await refused.json()).toMatchObject({
        ...{ code: 'confirmation_needed', params: { amount: '120', phrase: '120 2' } },
      });
    }
    expect((await startAtOnce(action, { confirmation: ' 120  2 ' })).status).toBe(200);
    await dataOf(staff.post(`${PATH}/${action.id}/stop`));
    await runJobs(test, workOnBulkAction);
    expect(await seen(action)).toMatchObject({ state: 'stopped', treated: 0 });
    expect((await startAtOnce(action)).status).toBe(200);
    await runJobs(test, workOnBulkAction);
    expect(await seen(action)).toMatchObject({ state: 'done', treated: 2 });
  });

  it('is in the audit once, with its filter and every order', async () => {
    const [payer, ids] = await buyer(['own', 'own']);
    const action = await carriedOut(await preview(payer, 'cancel', 'quantity:1000'));
    const entries = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['action', 'staff_id', 'details'])
        .where('action', 'like', 'order%')
        .orderBy('id', 'desc')
        .limit(2)
        .execute(),
    );
    expect(entries[0]).toEqual({
      ...{ action: 'orders.bulk', staff_id: staff.id },
      details: {
        ...{
          bulk: String(action.id),
          kind: 'cancel',
          filter: `customer:${payer.id} quantity:1000`,
        },
        ...{ reason: REASON, count: 2, amount: '2', orders: ids.join(' ') },
      },
    });
    expect(entries[1]?.details).not.toMatchObject({ orders: ids.join(' ') });
  });

  it('is a file as well, and of its own brand alone', async () => {
    const [payer, ids] = await buyer(['own']);
    const action = await carriedOut(await preview(payer));
    const file = await (await staff.request(`${PATH}/${action.id}/export`)).text();
    expect(file.split('\r\n').slice(0, 2).join()).toMatch(
      new RegExp(`^order_id,verdict,amount,result,moved,ended_at,${ids[0]},can,1,done,1,`),
    );
    const { staffOfB, customerOfA } = test.actors;
    expect((await staffOfB.request(`${PATH}/${action.id}/export`)).status).toBe(404);
    expect((await customerOfA.request(PATH)).status).toBe(404);
  });

  it('needs a reason where customers read one, and a filter that means something', async () => {
    expect((await staff.post(PATH, { kind: 'cancel', q: '' })).status).toBe(422);
    expect((await staff.post(PATH, { kind: 'retry', q: 'stauts:error' })).status).toBe(422);
  });

  it('is forgotten when nobody has started it within a day', async () => {
    const [payer] = await buyer(['own', 'own']);
    const action = await preview(payer);
    const started = await preview(payer, 'retry', 'status:in_processing');
    expect(started.at_once).toBe(0);
    await start(action);
    test.clock.advance(25 * 60 * 60 * 1000);
    await runJob(test, deleteOldPreviews);
    expect((await staff.request(`${PATH}/${started.id}`)).status).toBe(404);
    expect((await seen(action)).state).toBe('running');
  });
});

it('treats each order exactly once, wherever its worker dies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 160 }), { minLength: 1, maxLength: 4 }),
      async (crashes) => {
        const [payer, ids] = await buyer(['own', 'own', 'own', 'own']);
        const action = await preview(payer);
        await start(action);
        const work = (deps = test.deps) =>
          runJob({ deps }, workOnBulkAction, {
            instanceId,
            payload: { actionId: String(action.id) },
          });
        for (const at of crashes) {
          await work({ ...test.deps, db: crashingDatabase(test.db, at).db }).catch((error) => {
            if (!(error instanceof Crash)) throw error;
          });
        }
        // Whoever takes over may meet one who was only slow.
        await Promise.all([work(), work()]);
        expect(await seen(action)).toMatchObject({ state: 'done', treated: 4, moved: '4' });
        expect(await balanceOf(test, payer)).toBe(1_000n * DOLLAR);
        const ends = await test.db.inInstance(instanceId, (trx) =>
          trx
            .selectFrom('order_events')
            .select('order_id')
            .where('order_id', 'in', ids.map(BigInt))
            .where('kind', '=', 'canceled')
            .orderBy('order_id')
            .execute(),
        );
        expect(ends.map(({ order_id: id }) => Number(id))).toEqual(ids);
      },
    ),
    { numRuns: 8 },
  );
  await sealLedgers(test.deps);
  expect(await verifyLedger(test.deps, instanceId)).toMatchObject({ faults: [] });
});
