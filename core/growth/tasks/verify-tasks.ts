import type { Deps } from '#core/deps.ts';
import { verifyRows } from '#core/platform/db/verify-rows.ts';
import { checkRewards, checkTasks, readStrayRewards } from './verify-tasks.store.ts';

const AT_ONCE = 2_000;

export interface VerifiedTasks {
  tasks: number;
  /** Those that were rewarded. */
  rewards: number;
  /** One sentence per fault. */
  faults: string[];
}

/** Checks that tasks count what was done of them, and that each reward was paid once, and no other. */
export async function verifyTasks(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedTasks> {
  const tasks = await verifyRows('Task', (after) =>
    db.inInstance(instanceId, (trx) => checkTasks(trx, { instanceId, after, most: AT_ONCE })),
  );
  const rewards = await verifyRows('Reward of a task', (after) =>
    db.inInstance(instanceId, (trx) => checkRewards(trx, { instanceId, after, most: AT_ONCE })),
  );
  const stray = await db.inInstance(instanceId, (trx) => readStrayRewards(trx, instanceId));
  return {
    ...{ tasks: tasks.count, rewards: rewards.count },
    faults: [
      ...[...tasks.faults, ...rewards.faults],
      ...stray.map((id) => `Reward of a task ${id}: nobody has earned it.`),
    ],
  };
}
