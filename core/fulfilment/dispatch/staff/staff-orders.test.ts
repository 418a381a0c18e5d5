// On PostgreSQL: two of staff who decide at once.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import {
  DRIPPED,
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  readOrder,
  send,
} from '#core/ordering/orders/testing/buyer.ts';
import { holdForReview } from '#core/ordering/orders/hold-for-review.ts';
import { ORDER_STATUSES } from '#core/ordering/orders/order-status.pure.ts';
import { balanceOf, newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { checkDispatches } from '../check-dispatches.ts';
import { dispatchOrder } from '../dispatch-order.ts';
import { decisionsFor, queueOf } from './queue-words.pure.ts';
import type { StaffOrder } from './staff-order.contract.ts';

const DOLLAR = 1_000_000n;
const HAND = 'https://video.example/watch?v=demo-hand';

let test: TestCore;
let staff: CustomerActor;
let payer: CustomerActor;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
  staff = await newPayer(test, { roles: ['staff'] });
  payer = await newPayer(test);
  await giveMoney(test, payer, 1_000n * DOLLAR);
});
afterAll(() => test.close());

/** An order of a thousand for a dollar, given to who delivers it. */
async function ordered(word: string): Promise<number> {
  const url = `https://video.example/watch?v=demo-${word}`;
  const { orders } = await placedIn(await place(payer, { orders: [line({ url })] }));
  await runJobs(test, dispatchOrder);
  return orders[0]!.id;
}

const decideAtOnce = (id: number, decision: string, own: object = {}, key: string = randomUUID()) =>
  send(staff, `/api/v1/staff/orders/${id}/decide`, { decision, ...own }, key);

/** As the panel does it: what ends an order is agreed to by its sum. */
async function decide(id: number, decision: string, own: object = {}, key: string = randomUUID()) {
  const first = await decideAtOnce(id, decision, own, key);
  if (first.status !== 409) return first;
  const { code, params } = (await first.clone().json()) as { code: string; params?: object };
  if (code !== 'confirmation_needed') return first;
  const { amount } = params as { amount: string };
  return decideAtOnce(id, decision, { ...own, confirmed_amount: amount }, key);
}

async function decided(response: Response): Promise<StaffOrder> {
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: StaffOrder }).data;
}

async function listed(query: Record<string, string>): Promise<StaffOrder[]> {
  const response = await staff.request(`/api/v1/staff/orders?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: StaffOrder[] }).data;
}

const idsIn = async (queue: string) => (await listed({ queue })).map(({ id }) => id);

const paidBack = async (work: () => Promise<unknown>): Promise<bigint> => {
  const before = await balanceOf(test, payer);
  await work();
  return (await balanceOf(test, payer)) - before;
};

describe('an order that is delivered by hand', () => {
  it('waits, is taken, goes on and is completed, which its customer sees', async () => {
    const id = await ordered('hand');
    expect(await idsIn('waiting')).toContain(id);
    expect(await decided(await decide(id, 'take'))).toMatchObject({
      queue: 'working',
      delivery: {
        ...{ route: 'manual', reference: null },
        taken_by: { id: Number(staff.id), name: 'Ada Brook' },
      },
    });
    expect(await idsIn('waiting')).not.toContain(id);
    expect(await idsIn('working')).toContain(id);
    await decided(await decide(id, 'progress', { start_quantity: 70, delivered: 400 }));
    expect(await readOrder(payer, id)).toMatchObject({
      ...{ status: 'in_processing', start_quantity: 70, current_quantity: 400 },
    });
    const completed = await decided(await decide(id, 'complete'));
    expect(completed).toMatchObject({ queue: null, decisions: [], status: 'completed' });
    expect(await readOrder(payer, id)).toMatchObject({ current_quantity: 1_000 });
  });

  it('stands before all others where its customer paid for that, and the next one follows', async () => {
    const before = await ordered('hand');
    const lines = [line({ service_id: DRIPPED, url: HAND, is_speedup: true })];
    const fast = (await placedIn(await place(payer, { orders: lines }))).orders[0]!.id;
    await runJobs(test, dispatchOrder);
    const after = await ordered('hand');
    const waiting = await listed({ queue: 'waiting' });
    expect(waiting[0]).toMatchObject({ id: fast, is_speedup: true });
    const ids = waiting.map(({ id }) => id).filter((id) => id >= before);
    expect(ids).toEqual([fast, before, after]);
    const behind = await listed({ queue: 'waiting', cursor: String(fast) });
    expect(behind.map(({ id }) => id)).toEqual(waiting.slice(1).map(({ id }) => id));
    expect(await listed({ queue: 'waiting', cursor: String(before) })).toMatchObject([
      { id: after },
    ]);
    for (const id of [before, fast, after]) await decided(await decide(id, 'take'));
  });

  it('is ended with what came of it, and the rest is paid back once', async () => {
    const id = await ordered('hand');
    const end = { delivered: 250, reason: 'The page is private.', confirmed_amount: '0.75' };
    const back = await paidBack(async () => {
      const key = randomUUID();
      await decided(await decide(id, 'end', end, key));
      await decided(await decide(id, 'end', end, key));
      expect((await decide(id, 'end', end)).status).toBe(409);
    });
    expect(back).toBe(750_000n);
    expect(await readOrder(payer, id)).toMatchObject({
      ...{ status: 'canceled', cancel_reason: 'partial', cancel_description: end.reason },
    });
  });

  it('is taken for another member of staff, and for nobody else', async () => {
    const id = await ordered('hand');
    const other = await newPayer(test, { roles: ['staff'], name: 'Bo Reed' });
    const members = await staff.request('/api/v1/staff/members');
    expect(await members.json()).toEqual({
      data: expect.arrayContaining([
        { id: Number(other.id), name: 'Bo Reed', is_self: false },
        { id: Number(staff.id), name: 'Ada Brook', is_self: true },
      ]),
    });
    expect((await decide(id, 'take', { taken_by: Number(payer.id) })).status).toBe(422);
    expect(await decided(await decide(id, 'take', { taken_by: Number(other.id) }))).toMatchObject({
      delivery: { taken_by: { id: Number(other.id), name: 'Bo Reed' } },
    });
  });

  it.each([
    ['end', { delivered: 250, reason: 'Private.' }, '0.75', '0.74'],
    ['end', { delivered: 0, reason: 'Private.' }, '1', '0'],
    ['complete', {}, '1', '0'],
  ])('does not %s %o before staff agree to %s', async (decision, own, sum, another) => {
    const id = await ordered('hand');
    const before = await balanceOf(test, payer);
    for (const confirmed of [{}, { confirmed_amount: another }, { confirmed_amount: '' }]) {
      const refused = await decideAtOnce(id, decision, { ...own, ...confirmed });
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        code: 'confirmation_needed',
        params: { amount: sum },
      });
    }
    expect(await readOrder(payer, id)).toMatchObject({ status: 'in_processing' });
    expect(await balanceOf(test, payer)).toBe(before);
    const agreed = await decideAtOnce(id, decision, { ...own, confirmed_amount: sum });
    expect(await decided(agreed)).toMatchObject({ decisions: [] });
  });

  it('goes on where the wish to cancel it is refused', async () => {
    const id = await ordered('hand');
    await payer.post(`/api/v1/orders/${id}/cancel`);
    expect((await listed({ search: String(id) }))[0]?.decisions).toContain('keep_on');
    await decided(await decide(id, 'keep_on'));
    expect(await readOrder(payer, id)).toMatchObject({ cancel_state: 'refused' });
  });

  it.each<[string, object, string]>([
    ['progress', {}, 'delivered'],
    ['progress', { delivered: 1_000 }, 'delivered'],
    ['end', { delivered: 1_000, reason: 'x' }, 'delivered'],
    ['end', { delivered: 10 }, 'reason'],
    ['end', { delivered: -1, reason: 'x' }, 'delivered'],
    ['dance', {}, 'decision'],
  ])('is not decided on by %s with %j: %s is wrong', async (decision, own, field) => {
    const [id] = await idsIn('waiting').then(async (ids) =>
      ids.length ? ids : [await ordered('hand')],
    );
    const response = await decide(id!, decision, own);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });
});

describe('an order of which nobody knows whether it was taken', () => {
  it('goes on under the number that staff have found', async () => {
    const id = await ordered('lost');
    expect(await idsIn('unknown')).toContain(id);
    const [lost] = await dispatchesOf(id);
    await decided(await decide(id, 'was_accepted', { reference: `sim-${lost?.request_id}` }));
    test.clock.advance(120_000);
    await runJob(test, checkDispatches);
    expect(await readOrder(payer, id)).toMatchObject({ status: 'completed' });
  });

  it('is sent again as the same request, and is there once', async () => {
    const id = await ordered('lost');
    await decided(await decide(id, 'send_again'));
    await runJobs(test, dispatchOrder);
    expect(await idsIn('unknown')).not.toContain(id);
    const dispatches = await dispatchesOf(id);
    expect(dispatches.map(({ state }) => state)).toEqual(['ended', 'sent']);
    expect(new Set(dispatches.map(({ request_id: requestId }) => requestId)).size).toBe(1);
  });

  it('is not decided on by who looked at the delivery before', async () => {
    const id = await ordered('lost');
    const [{ delivery } = {}] = await listed({ search: String(id) });
    const seen = { delivery_since: delivery?.since };
    test.clock.advance(1_000);
    await decided(await decide(id, 'send_again', seen));
    await runJobs(test, dispatchOrder);
    await test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .updateTable('dispatches')
        .set({ state: 'unknown', reference: null, sent_at: null, next_check_at: null })
        .where('order_id', '=', BigInt(id))
        .where('state', '=', 'sent')
        .execute(),
    );
    expect((await decide(id, 'send_again', seen)).status).toBe(409);
    await decided(await decide(id, 'send_again'));
  });

  it('is given back, and whoever is slower finds it decided', async () => {
    const id = await ordered('lost');
    const reason = 'It never arrived.';
    const back = await paidBack(async () => {
      const answers = await Promise.all([
        decide(id, 'give_back', { reason }),
        decide(id, 'give_back', { reason }),
        decide(id, 'was_accepted', { reference: 'a-1' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });
    expect([0n, DOLLAR]).toContain(back);
  });
});

describe('an order that nobody takes', () => {
  it('is tried again, or given back', async () => {
    const id = await ordered('refuse');
    expect(await listed({ queue: 'held' })).toMatchObject([{ id, refusals: [{ provider: null }] }]);
    await decided(await decide(id, 'retry'));
    expect(await idsIn('held')).toEqual([]);
    await runJobs(test, dispatchOrder);
    expect(await idsIn('held')).toEqual([id]);
    const back = await paidBack(() => decide(id, 'give_back', { reason: 'Nobody can.' }));
    expect(back).toBe(DOLLAR);
  });
});

it('finds orders by number and by link, and none of another instance', async () => {
  const id = await ordered('hand');
  expect(await listed({ search: `#${id}` })).toMatchObject([
    { id, customer: { id: Number(payer.id) } },
  ]);
  const [first] = await listed({ search: HAND });
  expect(first).toMatchObject({ url: expect.stringContaining('demo-hand') });
  expect(await listed({ search: 'https://video.example/nothing' })).toEqual([]);
  expect(await listed({ search: 'no link at all' })).toEqual([]);
  for (const actor of [payer, test.actors.customerOfB]) {
    for (const path of ['', `/${id}`]) {
      expect((await actor.request(`/api/v1/staff/orders${path}`)).status).toBe(404);
    }
    expect((await send(actor, `/api/v1/staff/orders/${id}/decide`, {})).status).toBe(404);
  }
});

it('writes down who decided, and the ledger adds up', async () => {
  const actions = await test.db.inInstance(payer.instance.id, (trx) =>
    trx
      .selectFrom('audit_log')
      .select(['action', 'staff_id'])
      .where('action', 'like', 'order.%')
      .execute(),
  );
  expect(new Set(actions.map(({ action }) => action))).toContain('order.give_back');
  expect(new Set(actions.map(({ staff_id: id }) => id))).toEqual(new Set([staff.id]));
  await sealLedgers(test.deps);
  expect(await verifyLedger(test.deps, payer.instance.id)).toMatchObject({ faults: [] });
});

it.each(['approve', 'give_back'])('an order held for review is decided: %s', async (decision) => {
  const { orders } = await placedIn(await place(payer, { orders: [line({ url: HAND })] }));
  const { id } = orders[0]!;
  const before = await balanceOf(test, payer);
  await test.db.inInstance(payer.instance.id, (trx) =>
    holdForReview(
      { trx, instanceId: payer.instance.id, clock: test.clock },
      { orderId: BigInt(id), staffId: staff.id, reason: 'Whose link?' },
    ),
  );
  await runJobs(test, dispatchOrder);
  const order = (await listed({ search: String(id) }))[0];
  expect(order).toMatchObject({ status: 'in_moderation', decisions: ['approve', 'give_back'] });
  await decided(await decide(id, decision, { reason: 'Not this link.' }));
  expect((await decide(id, decision, { reason: 'Not this link.' })).status).toBe(409);
  await runJobs(test, dispatchOrder);
  const isApproved = decision === 'approve';
  expect((await listed({ search: String(id) }))[0]).toMatchObject(
    isApproved
      ? { status: 'in_processing', queue: 'waiting' }
      : { status: 'canceled', cancel_description: 'Not this link.' },
  );
  expect(await balanceOf(test, payer)).toBe(before + (isApproved ? 0n : DOLLAR));
});

it('offers decisions only of what is held or with nobody, or stands in a queue and is not over', () => {
  fc.assert(
    fc.property(
      fc.record({
        status: fc.constantFrom(...ORDER_STATUSES),
        isCancelAsked: fc.boolean(),
        live: fc.option(
          fc.record({
            route: fc.constantFrom('simulator' as const, 'manual' as const, 'api_v2' as const),
            state: fc.constantFrom('sending' as const, 'sent' as const, 'unknown' as const),
            isTaken: fc.boolean(),
          }),
          { nil: undefined },
        ),
      }),
      (standing) => {
        const decisions = decisionsFor(standing);
        const isOver = ['completed', 'canceled', 'unpaid'].includes(standing.status);
        const isWithNobody = standing.status === 'in_processing' && standing.live === undefined;
        if (standing.status === 'in_moderation') expect(decisions[0]).toBe('approve');
        else if (isWithNobody) expect(decisions).toEqual(['hold']);
        else if (isOver || queueOf(standing) === undefined) expect(decisions).toEqual([]);
        else expect(decisions).not.toEqual([]);
      },
    ),
  );
});

const dispatchesOf = (id: number) =>
  test.db.inInstance(payer.instance.id, (trx) =>
    trx
      .selectFrom('dispatches')
      .select(['state', 'request_id'])
      .where('order_id', '=', BigInt(id))
      .orderBy('id')
      .execute(),
  );
