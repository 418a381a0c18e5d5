import { setGradeOf } from '#core/accounts/customers/grade-of-customer.ts';
import type { Clock } from '#core/clock.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { readRevisionIn } from '#core/tenancy/instances/read-revision.ts';
import { insertChange, lockStandingRow, park, standingOf, writeStanding } from './grade.store.ts';
import { readLadder } from './read-ladder.ts';
import { owedBy } from './owed.ts';
import { gradeIdOf, nextLook, settleStanding, type Standing } from './standing.pure.ts';
import { tellOfGrade } from './tell-of-grade.ts';

export interface GradeDeps {
  trx: Trx;
  db: Database;
  clock: Clock;
}

interface OfCustomer {
  instanceId: number;
  customerId: bigint;
}

/**
 * Brings the grade of a customer up to now and tells them of what has changed. Others who settle or
 * give the same one wait.
 */
export async function settleGrade(
  { trx, db, clock }: GradeDeps,
  { instanceId, customerId }: OfCustomer,
): Promise<Standing> {
  const of = { instanceId, customerId };
  const before = standingOf(await lockStandingRow(trx, of));
  const revision = await readRevisionIn(trx, instanceId);
  const ladder = await readLadder(trx, db, { instanceId, revision });
  if (!ladder.isEnabled) {
    await park(trx, of);
    return before;
  }
  const now = clock.now();
  const owedMicro = await owedBy.get()(trx, { instanceId, id: customerId });
  const { standing, changes } = settleStanding(before, { ladder, owedMicro, now });
  await writeStanding(trx, { ...of, standing, dueAt: nextLook(standing) });
  await setGradeOf(trx, { instanceId, id: customerId }, gradeIdOf(standing));
  for (const change of changes) {
    const until = standing.given?.until ?? standing.held?.expiresAt ?? null;
    const changeId = await insertChange(trx, { ...of, ...change, until, at: now });
    await tellOfGrade({ trx, instanceId, clock }, { customerId, changeId, change, until });
  }
  return standing;
}
