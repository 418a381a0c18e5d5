import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { doApart } from '#core/platform/jobs/do-apart.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { deleteDue, deleteLater } from './documents/identity-document.store.ts';
import { afterDeed } from './identity-check-status.pure.ts';
import { lockCheck, readOverdue, writeCheck, type CheckRef } from './identity-check.store.ts';
import { tellOfCheck } from './mails/tell-of-check.ts';

const AT_ONCE = 100;

/** Ends checks whose documents have not come in time, and deletes documents whose time is over. */
export const endIdentityChecks = defineJob({
  kind: 'end-identity-checks',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps: Deps, { signal }) {
    const now = deps.clock.now();
    const overdue = await deps.db.asSystem((trx) => readOverdue(trx, { now, most: AT_ONCE }));
    await doApart(deps, overdue, {
      signal,
      work: (ref) => expire(deps, ref),
      failure: 'An identity check cannot be ended',
      named: ({ instanceId, id }) => ({ instanceId, check: String(id) }),
    });
    let deleted: bigint;
    do {
      deleted = await deps.db.asSystem((trx) => deleteDue(trx, now, AT_ONCE));
    } while (deleted === BigInt(AT_ONCE) && !signal.aborted);
  },
});

/** Never a host of an instance, so that the instance's own is used. */
const NOWHERE = { scheme: 'https', host: 'nowhere.invalid' } as const;

/** What has come of them is not needed for anything, and goes at once. */
async function expire(deps: Deps, ref: CheckRef): Promise<void> {
  const { instanceId } = ref;
  const now = deps.clock.now();
  const brand = await readBrand(deps, { instanceId, origin: NOWHERE });
  await deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockCheck(trx, ref);
    const status = row && afterDeed(row.status, 'expire');
    if (status === undefined || !row || row.due_at > now) return;
    const check = await writeCheck(trx, row, { status, since: now });
    await deleteLater(trx, { instanceId, checkId: row.id, at: now });
    await tellOfCheck({ ...deps, trx }, { check, event: 'expired', brand });
  });
}

const HOUR_SECONDS = 60 * 60;

export const IDENTITY_SCHEDULES = [
  {
    name: 'end-identity-checks',
    job: endIdentityChecks,
    instanceId: null,
    payload: {},
    everySeconds: HOUR_SECONDS,
  },
];
