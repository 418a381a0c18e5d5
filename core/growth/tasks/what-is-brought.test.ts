import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewers } from '#core/fulfilment/dispatch/tasks/viewers.ts';
import type { StaffOrder } from '#core/fulfilment/dispatch/staff/staff-order.contract.ts';
import { line, place, placedIn, readOrder, send } from '#core/ordering/orders/testing/buyer.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { idsOf, listed, newViewer, openTasks, orderViewers, VIDEO } from './testing/viewers.ts';
import { verifyTasks } from './verify-tasks.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await openTasks(test);
});
afterAll(async () => {
  expect((await verifyTasks(test.deps, test.instances.a.id)).faults).toEqual([]);
  await test.close();
});

const COUPON = { own: { coupon_code: 'alder-off' } };

const asStaff = async (orderId: number): Promise<StaffOrder> => {
  const answer = await test.actors.staffOfA.request(`/api/v1/staff/orders/${orderId}`);
  return ((await answer.json()) as { data: StaffOrder }).data;
};

describe('an order for viewers', () => {
  it.each([
    // Two and a half dollars less: a viewer brings 7.5 cents, and is rewarded with five.
    ['goes to them while it brings as much as they are rewarded with', 100, true],
    // Of three dollars, half a dollar is left for thirty viewers.
    ['waits for staff where a coupon leaves less', 30, false],
  ])('%s', async (_how, quantity, goes) => {
    const { buyer, orderId, taskId } = await orderViewers(test, quantity, COUPON);
    expect(taskId > 0).toBe(goes);
    const status = goes ? 'in_processing' : 'error';
    expect(await readOrder(buyer, orderId)).toMatchObject({ status });
    const { refusals } = await asStaff(orderId);
    expect(refusals).toHaveLength(goes ? 0 : 1);
  });

  it('is taken once, though its terms are others when it is sent again', async () => {
    const buyer = await newPayer(test);
    const { buyer: payer } = await orderViewers(test, 1, { buyer });
    const { orders } = await placedIn(
      await place(payer, { orders: [line({ quantity: 2, url: VIDEO })] }),
    );
    const [order] = orders;
    const { id: instanceId } = test.instances.a;
    const asked = {
      ...{ instanceId, orderId: BigInt(order!.id), requestId: 'sent-twice', url: VIDEO },
      ...{ quantity: 2, targets: [], isTest: false, isFast: false, leaseUntil: test.clock.now() },
    };
    const first = await viewers.add(test.deps, asked);
    expect(first).toMatchObject({ outcome: 'accepted' });
    await test.db.inInstance(instanceId, (trx) =>
      trx.updateTable('task_terms').set({ reward_micro: 9_000_000n }).execute(),
    );
    expect(await viewers.add(test.deps, asked)).toEqual(first);
    expect(await viewers.add(test.deps, { ...asked, requestId: 'another' })).toMatchObject({
      outcome: 'refused',
    });
    await test.db.inInstance(instanceId, (trx) =>
      trx.updateTable('task_terms').set({ reward_micro: 50_000n }).execute(),
    );
  });

  it('has no task any more once staff give back what may not have arrived', async () => {
    const { buyer, orderId, taskId } = await orderViewers(test, 2);
    const viewer = await newViewer(test);
    expect(idsOf(await listed(viewer, '?per_page=100'))).toContain(taskId);
    await test.db.inInstance(buyer.instance.id, (trx) =>
      trx
        .updateTable('dispatches')
        .set({ state: 'unknown', next_check_at: null, reference: null, sent_at: null })
        .where('order_id', '=', BigInt(orderId))
        .execute(),
    );
    const given = await send(test.actors.staffOfA, `/api/v1/staff/orders/${orderId}/decide`, {
      ...{ decision: 'give_back', reason: 'Nobody has heard of it.', confirmed_amount: '0.2' },
    });
    expect(given.status).toBe(200);
    expect(await readOrder(buyer, orderId)).toMatchObject({ status: 'canceled', refunded: '0.2' });
    expect(idsOf(await listed(viewer, '?per_page=100'))).not.toContain(taskId);
  });
});
