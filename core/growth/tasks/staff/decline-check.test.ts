import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { problemsIn, send } from '#core/ordering/orders/testing/buyer.ts';
import type { Actor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { Check } from '../task.contract.ts';
import { checkData } from '../check-data.ts';
import { rewardChecks } from '../reward-checks.ts';
import {
  checkIn,
  CHECKS,
  newViewer,
  openTasks,
  orderViewers,
  take,
  thought,
  watch,
  type Viewer,
} from '../testing/viewers.ts';
import { verifyTasks } from '../verify-tasks.ts';

const PATH = '/api/v1/staff/tasks/checks';
const REASON = { reason: 'This is about another video.' };

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await openTasks(test);
});
afterAll(async () => {
  expect((await verifyTasks(test.deps, test.instances.a.id)).faults).toEqual([]);
  await test.close();
});

const decline = (who: Actor, id: number, body: object = REASON): Promise<Response> =>
  send(who, `${PATH}/${id}/decline`, body);

async function checked(at: number): Promise<{ viewer: Viewer; check: Check; taskId: number }> {
  const { taskId } = await orderViewers(test, 1);
  const viewer = await newViewer(test);
  return { viewer, taskId, check: await watch(test, viewer, { taskId, words: thought(at) }) };
}

const listOf = async (query: string) =>
  ((await (await test.actors.staffOfA.request(`${PATH}${query}`)).json()) as { data: object[] })
    .data;

describe('a check that staff decline', () => {
  it('gives its place back, and its customer reads why', async () => {
    const { viewer, check, taskId } = await checked(20);
    const { staffOfA } = test.actors;
    expect(await problemsIn(await decline(staffOfA, check.id, {}))).toHaveProperty('reason');
    expect(await checkIn(decline(staffOfA, check.id))).toMatchObject({
      ...{ status: 'declined', ...REASON },
    });
    expect((await decline(staffOfA, check.id)).status).toBe(409);
    test.clock.advance(25 * 3_600_000);
    await runJob(test, rewardChecks);
    const { instance, id } = viewer;
    const money = await test.db.inInstance(instance.id, (trx) =>
      readMoney(trx, { instanceId: instance.id, id }),
    );
    expect(money.taskBalanceMicro).toBe(0n);
    const notices = (await (await viewer.request('/api/v1/notices')).json()) as {
      data: { kind: string }[];
    };
    expect(notices.data.map(({ kind }) => kind)).toContain('task_declined');
    const other = await newViewer(test);
    expect(await checkIn(take(other, taskId))).toMatchObject({ status: 'created' });
    // Who was declined has had their turn.
    expect((await take(viewer, taskId)).status).toBe(422);
  });

  it('is declined within a day, and by nobody for themselves', async () => {
    const { check } = await checked(21);
    test.clock.advance(24 * 3_600_000);
    expect((await decline(test.actors.staffOfA, check.id)).status).toBe(409);
    const { taskId } = await orderViewers(test, 1);
    const staff = await newPayer(test, { roles: ['staff'] });
    const own = await newViewer(test);
    const { id } = await watch(test, own, { taskId, words: thought(22) });
    await test.db.inInstance(staff.instance.id, (trx) =>
      trx
        .updateTable('task_checks')
        .set({ customer_id: staff.id })
        .where('id', '=', BigInt(id))
        .execute(),
    );
    expect((await decline(staff, id)).status).toBe(403);
    expect((await decline(own, id)).status).toBe(404);
  });

  it('is declined by somebody else where it is of an order of their own', async () => {
    const buyer = await newPayer(test, { roles: ['staff'] });
    const { taskId } = await orderViewers(test, 1, { buyer });
    const viewer = await newViewer(test);
    const { id } = await watch(test, viewer, { taskId, words: thought(25) });
    expect((await decline(buyer, id)).status).toBe(403);
    const shown = await buyer.request(`${PATH}/${id}`);
    expect(await shown.json()).toMatchObject({
      data: { is_own: false, is_of_own_order: true, may: [] },
    });
    expect(await checkIn(decline(test.actors.staffOfA, id))).toMatchObject({ status: 'declined' });
  });

  it('is found by its status, its order, its customer and its words', async () => {
    const { viewer, check, taskId } = await checked(23);
    const waiting = await listOf(`?q=status:checked`);
    expect(waiting).toContainEqual(
      expect.objectContaining({ id: check.id, custom_comment: thought(23), may: ['decline'] }),
    );
    const one = [expect.objectContaining({ id: check.id, task_id: taskId })];
    const { order_id: orderId } = waiting[0] as { order_id: number };
    for (const q of [
      `#${check.id}`,
      `task:${taskId}`,
      `order:${orderId}`,
      thought(23).split(' ')[0],
    ]) {
      expect(await listOf(`?q=${encodeURIComponent(q ?? '')}`), q).toEqual(one);
    }
    expect(await listOf(`?q=customer:${viewer.id}`)).toEqual(one);
    const details = await test.actors.staffOfA.request(`${PATH}/${check.id}`);
    expect(await details.json()).toMatchObject({
      data: { id: check.id, quantity: 1, done: 1, watch_seconds: 30, others_of_task: [] },
    });
    const file = await (await test.actors.staffOfA.request(`${PATH}/export`)).text();
    expect(file).toContain('reward');
    expect(file).not.toContain(thought(23));
    expect((await viewer.request(PATH)).status).toBe(404);
  });
});

describe('the data of a viewer', () => {
  it('is exported, and goes with the account while what was counted stays', async () => {
    const { viewer, check } = await checked(24);
    const { taskId } = await orderViewers(test, 1);
    await checkIn(take(viewer, taskId));
    const { instance, id: customerId } = viewer;
    const of = { instanceId: instance.id, customerId };
    const { rows } = await test.db.inInstance(instance.id, (trx) =>
      checkData.exportPages!.task_checks!(trx, { ...of, email: null }, undefined),
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({ id: String(check.id), custom_comment: thought(24) });
    await test.db.inInstance(instance.id, async (trx) => {
      await checkData.close!({ trx, clock: test.clock }, of);
      await checkData.erase!({ trx, clock: test.clock }, { ...of, email: null });
    });
    const left = (await (await viewer.request(CHECKS)).json()) as { data: Check[] };
    expect(left.data).toHaveLength(2);
    for (const one of left.data) {
      expect(one).toMatchObject({
        ...{ status: 'expired', youtube_account: null, options: { custom_comment: null } },
      });
    }
    const next = await newViewer(test);
    expect(await checkIn(take(next, taskId))).toMatchObject({ status: 'created' });
  });
});
