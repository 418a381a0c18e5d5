import { z } from 'zod';
import { askSoon } from '#core/fulfilment/dispatch/tasks/viewers.ts';
import { countStep } from '#core/fulfilment/tasks/known-tasks.ts';
import type { Clock } from '#core/clock.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { doAllApart } from '#core/platform/jobs/do-apart.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { statusAt } from './show-check.ts';
import {
  expireOf,
  listDue,
  lockCheck,
  writeCheck,
  type CheckRef,
  type OwnerRef,
} from './check.store.ts';

const AT_ONCE = 200;

interface Ports {
  trx: Trx;
  clock: Clock;
}

/** Ends what was not finished in time, so that others can have its place. */
export const givePlacesBack = defineJob({
  kind: 'give-task-places-back',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    const { db, clock } = deps;
    const now = clock.now();
    await doAllApart(deps, {
      most: AT_ONCE,
      list: (most) => db.asSystem((trx) => listDue(trx, { by: 'expire_at', now, most })),
      signal,
      work: (ref) => db.inInstance(ref.instanceId, (trx) => giveBack({ trx, clock }, ref)),
      failure: 'A place of a task cannot be given back',
      named: ({ instanceId, id }) => ({ instanceId, check: String(id) }),
    });
  },
});

async function giveBack(deps: Ports, ref: CheckRef): Promise<void> {
  const { trx, clock } = deps;
  const row = await lockCheck(trx, ref);
  // Somebody was quicker.
  if (!row || row.status === 'expired' || statusAt(row, clock.now()) !== 'expired') return;
  await writeCheck(trx, row, { status: 'expired' });
  await release(deps, { instanceId: ref.instanceId, taskId: row.task_id, step: 'given_back' });
}

interface Releasing {
  instanceId: number;
  taskId: bigint;
  step: 'given_back' | 'declined';
}

/** The place is free again; a task that is closed may be over by that. */
export async function release(deps: Ports, { instanceId, taskId, step }: Releasing): Promise<void> {
  const task = await countStep(deps.trx, { instanceId, id: taskId }, step);
  await askSoon(deps, { instanceId, orderId: task.order_id });
}

/** The same for one customer: of what is over by a moment, or of all that is not rewarded yet. */
export async function giveBackOf(
  deps: Ports,
  owner: OwnerRef,
  before: Date | undefined,
): Promise<void> {
  const { instanceId } = owner;
  const ended = await expireOf(deps.trx, { ...owner, before });
  const inTurn = ended.toSorted((one, two) => (one.task_id < two.task_id ? -1 : 1));
  for (const { task_id: taskId, was_checked: wasChecked } of inTurn) {
    await release(deps, { instanceId, taskId, step: wasChecked ? 'declined' : 'given_back' });
  }
}
