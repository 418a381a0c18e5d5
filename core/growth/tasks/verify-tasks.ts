import type { Deps } from '#core/deps.ts';
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
  const tasks = await verifyAll((after) =>
    db.inInstance(instanceId, (trx) => checkTasks(trx, { instanceId, after, most: AT_ONCE })),
  );
  const rewards = await verifyAll((after) =>
    db.inInstance(instanceId, (trx) => checkRewards(trx, { instanceId, after, most: AT_ONCE })),
  );
  const stray = await db.inInstance(instanceId, (trx) => readStrayRewards(trx, instanceId));
  return {
    ...{ tasks: tasks.count, rewards: rewards.count },
    faults: [
      ...tasks.faults.map((fault) => `Task ${fault}.`),
      ...rewards.faults.map((fault) => `Reward of a task ${fault}.`),
      ...stray.map((id) => `Reward of a task ${id}: nobody has earned it.`),
    ],
  };
}

interface Checked {
  id: bigint;
  faults: string[];
}

async function verifyAll(read: (after: bigint) => Promise<Checked[]>) {
  const faults: string[] = [];
  let count = 0;
  let after = 0n;
  for (;;) {
    const page = await read(after);
    const last = page.at(-1);
    if (!last) return { count, faults };
    count += page.length;
    after = last.id;
    faults.push(...page.flatMap(({ id, faults: own }) => own.map((fault) => `${id}: ${fault}`)));
  }
}
