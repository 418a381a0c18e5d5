import { z } from 'zod';
import { giveReward } from '#core/billing/ledger/moves/give-reward.ts';
import { askSoon } from '#core/fulfilment/dispatch/tasks/viewers.ts';
import { countStep } from '#core/fulfilment/tasks/known-tasks.ts';
import type { Clock } from '#core/clock.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { doAllApart } from '#core/platform/jobs/do-apart.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { listDue, lockCheck, writeCheck, type CheckRef } from './check.store.ts';
import { givePlacesBack } from './give-places-back.ts';

const AT_ONCE = 200;

/** What the ledger calls the event of a reward. */
export const REWARD_SOURCE = 'task_check';

/** Pays for what nobody has declined in time. */
export const rewardChecks = defineJob({
  kind: 'reward-task-checks',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    const { db, clock } = deps;
    const now = clock.now();
    await doAllApart(deps, {
      most: AT_ONCE,
      list: (most) => db.asSystem((trx) => listDue(trx, { by: 'ready_at', now, most })),
      signal,
      work: (ref) => db.inInstance(ref.instanceId, (trx) => rewardCheck({ trx, clock }, ref)),
      failure: 'A check of a task cannot be rewarded',
      named: ({ instanceId, id }) => ({ instanceId, check: String(id) }),
    });
  },
});

/** Once, whoever comes first. The order is not named to who is rewarded: it is of somebody else. */
export async function rewardCheck(
  { trx, clock }: { trx: Trx; clock: Clock },
  ref: CheckRef,
): Promise<void> {
  const { instanceId } = ref;
  const row = await lockCheck(trx, ref);
  const now = clock.now();
  if (row?.status !== 'checked' || row.ready_at === null || row.ready_at > now) return;
  const task = await countStep(trx, { instanceId, id: row.task_id }, 'rewarded');
  await giveReward(
    { trx, instanceId, clock },
    {
      ...{ kind: 'task', customerId: row.customer_id, amountMicro: row.reward_micro },
      source: { type: REWARD_SOURCE, id: String(row.id) },
      actor: { kind: 'system' },
    },
  );
  await writeCheck(trx, row, { status: 'rewarded', rewarded_at: now });
  await askSoon({ trx, clock }, { instanceId, orderId: task.order_id });
}

export const TASK_SCHEDULES = [
  {
    name: 'give-task-places-back',
    job: givePlacesBack,
    instanceId: null,
    payload: {},
    everySeconds: 60,
  },
  {
    name: 'reward-task-checks',
    job: rewardChecks,
    instanceId: null,
    payload: {},
    everySeconds: 60,
  },
];
