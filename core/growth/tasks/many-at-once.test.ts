// On PostgreSQL: the last places of a task taken by many at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerFor } from '#core/billing/payments/testing/caller-for.ts';
import { AppError } from '#core/errors.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { REWARD_SOURCE, rewardChecks } from './reward-checks.ts';
import { takeTask } from './take-task.ts';
import {
  addChannel,
  checkIn,
  newViewer,
  openTasks,
  orderViewers,
  say,
  stepOf,
  take,
  thought,
  watch,
  WATCH_SECONDS,
  type Viewer,
} from './testing/viewers.ts';
import { verifyTasks } from './verify-tasks.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await openTasks(test);
});
afterAll(async () => {
  const { id } = test.instances.a;
  expect((await verifyOrders(test.deps, id)).faults).toEqual([]);
  expect((await verifyTasks(test.deps, id)).faults).toEqual([]);
  await test.close();
});

const viewers = (count: number): Promise<Viewer[]> =>
  Promise.all(Array.from({ length: count }, () => newViewer(test)));

/** As the route does, without its limits; whoever finds no room in the database asks once more. */
async function outcomeOf(who: Viewer, taskId: number, accountId = who.accountId): Promise<string> {
  const body = { task_id: taskId, youtube_account_id: accountId };
  const caller = { ...callerFor(who), address: '' };
  const deps = { ...test.deps, keys: createKeys(test.deps) };
  for (;;) {
    try {
      await takeTask(deps, caller, { key: undefined, route: 'test', body });
      return 'taken';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code !== 'unavailable') return error.code;
    }
  }
}

const count = (outcomes: readonly string[], outcome: string) =>
  outcomes.filter((one) => one === outcome).length;

it('of five hundred who want the last places, as many have one as there are', async () => {
  const { taskId } = await orderViewers(test, 12);
  const all = await viewers(50);
  const calls = all.flatMap((who) => Array.from({ length: 10 }, () => outcomeOf(who, taskId)));
  const outcomes = await Promise.all(calls);
  expect(count(outcomes, 'taken')).toBe(12);
  expect(count(outcomes, 'validation_failed')).toBe(488);
});

it('somebody with several channels has one place of a task, and five tasks at a time', async () => {
  const [who] = await viewers(1);
  const second = await addChannel(test, who!);
  const { taskId } = await orderViewers(test, 5);
  const twice = await Promise.all(
    [who!.accountId, second, who!.accountId, second].map((id) => outcomeOf(who!, taskId, id)),
  );
  expect(count(twice, 'taken')).toBe(1);
  const others: number[] = [];
  for (let at = 0; at < 8; at += 1) others.push((await orderViewers(test, 1)).taskId);
  const many = await Promise.all(others.map((id) => outcomeOf(who!, id)));
  expect(count(many, 'taken')).toBe(4);
});

it('of two who say the same at once, one is asked for own words', async () => {
  const { taskId } = await orderViewers(test, 2);
  const both = await viewers(2);
  const ids = await Promise.all(both.map(async (who) => (await checkIn(take(who, taskId))).id));
  for (const [at, who] of both.entries()) await checkIn(stepOf(who, ids[at]!, 'start'));
  test.clock.advance(WATCH_SECONDS * 1_000);
  for (const [at, who] of both.entries()) await checkIn(stepOf(who, ids[at]!, 'end'));
  const answers = await Promise.all(both.map((who, at) => say(who, ids[at]!, thought(1))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it('a reward is paid once, however many pay it, and not to who is declined at the same time', async () => {
  const { taskId } = await orderViewers(test, 1);
  const [who] = await viewers(1);
  const { id } = await watch(test, who!, { taskId, words: thought(2) });
  test.clock.advance(24 * 3_600_000 - 1);
  const decline = test.actors.staffOfA.post(`/api/v1/staff/tasks/checks/${id}/decline`, {
    reason: 'Not about the video.',
  });
  test.clock.advance(1);
  await Promise.all([decline, ...[1, 2, 3].map(() => runJob(test, rewardChecks))]);
  const { status, paid } = await test.db.inInstance(who!.instance.id, async (trx) => ({
    ...(await trx
      .selectFrom('task_checks')
      .select('status')
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow()),
    paid: await trx
      .selectFrom('ledger_transactions')
      .select('id')
      .where('source_type', '=', REWARD_SOURCE)
      .where('source_id', '=', String(id))
      .execute(),
  }));
  expect(['rewarded', 'declined']).toContain(status);
  expect(paid).toHaveLength(status === 'rewarded' ? 1 : 0);
});
