import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { doApart } from '#core/platform/jobs/do-apart.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { Publication } from '#core/tenancy/instances/instance-published.ts';
import { hasStandings, listDue, listStandings, type DueStanding } from './grade.store.ts';
import { settleGrade } from './settle-grade.ts';
import { REGRADE, SETTLE_GRADE } from './settle-kinds.ts';

const AT_ONCE = 500;

/** Settles the customers whose orders have ended, and whose grades end. */
export const settleDueGrades = defineJob({
  kind: 'settle-due-grades',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    for (;;) {
      const asked = { now: deps.clock.now(), most: AT_ONCE };
      const due = await deps.db.asSystem((trx) => listDue(trx, asked));
      const settled = await doApart(deps, due, {
        signal,
        work: (one) => settleOf(deps, one),
        failure: 'A grade cannot be settled',
        named: ({ instanceId, customerId }) => ({ instanceId, customerId: String(customerId) }),
      });
      // What could not be settled stays due until the next time.
      if (due.length < AT_ONCE || settled === 0) return;
    }
  },
});

const settleOf = (deps: Deps, { instanceId, customerId }: DueStanding) =>
  deps.db.inInstance(instanceId, (trx) =>
    settleGrade({ ...deps, trx }, { instanceId, customerId }),
  );

export const settleOne = defineJob({
  ...SETTLE_GRADE,
  async handle(deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'a customer belongs to an instance');
    await settleOf(deps, { instanceId, customerId: BigInt(payload.customerId) });
  },
});

export const regrade = defineJob({
  ...REGRADE,
  async handle(deps, { instanceId, signal }) {
    invariant(instanceId !== null, 'a ladder belongs to an instance');
    for (let after = 0n; ;) {
      const asked = { instanceId, after, most: AT_ONCE };
      const ids = await deps.db.read(instanceId, (trx) => listStandings(trx, asked));
      for (const customerId of ids) {
        if (signal.aborted) throw new Error('Not all customers were settled in time.');
        await settleOf(deps, { instanceId, customerId });
      }
      const last = ids.at(-1);
      if (last === undefined || ids.length < AT_ONCE) return;
      after = last;
    }
  },
});

/** A ladder that is another one, or was switched on, is a matter of all who stand on it. */
export async function regradeWhenPublished(trx: Trx, published: Publication): Promise<void> {
  const { instanceId, changed, now } = published;
  const isOther = changed.has('grade') && (await hasStandings(trx, instanceId, 'any'));
  const isBack = changed.has('settings') && (await hasStandings(trx, instanceId, 'parked'));
  if (!isOther && !isBack) return;
  await enqueue({ clock: { now: () => now } }, trx, { job: REGRADE, instanceId, payload: {} });
}

export const GRADE_SCHEDULES = [
  {
    name: 'settle-due-grades',
    job: settleDueGrades,
    instanceId: null,
    payload: {},
    everySeconds: 30,
  },
];
