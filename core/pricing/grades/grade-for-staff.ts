import type { Database, Trx } from '#core/platform/db/database.ts';
import { readRevisionIn } from '#core/tenancy/instances/read-revision.ts';
import { findStandingRow, standingOf } from './grade.store.ts';
import { gradeAfter, gradeOf, type Grade, type Ladder } from './ladder.pure.ts';
import { owedBy } from './owed.ts';
import { readLadder } from './read-ladder.ts';
import { countedMicro, gradeIdOf, type Held } from './standing.pure.ts';

/** Where a customer stands, as staff see it. */
export interface StandingForStaff {
  ladder: Ladder;
  current: Grade | undefined;
  next: Grade | undefined;
  countedMicro: bigint;
  held: Held | null;
  given: { until: Date; by: bigint; reason: string } | null;
}

/** Undefined where the instance has no grades. */
export async function readStandingForStaff(
  trx: Trx,
  db: Database,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<StandingForStaff | undefined> {
  const revision = await readRevisionIn(trx, instanceId);
  const ladder = await readLadder(trx, db, { instanceId, revision });
  if (!ladder.isEnabled || ladder.grades.length === 0) return undefined;
  const row = await findStandingRow(trx, { instanceId, customerId });
  const standing = standingOf(row);
  const current = gradeOf(ladder, { customerId, gradeId: gradeIdOf(standing) });
  const owedMicro = await owedBy.get()(trx, { instanceId, id: customerId });
  const { given, held } = standing;
  return {
    ladder,
    current,
    next: gradeAfter(ladder, current),
    countedMicro: countedMicro(standing, owedMicro),
    held,
    given:
      given && row && row.given_by !== null && row.given_reason !== null
        ? { until: given.until, by: row.given_by, reason: row.given_reason }
        : null,
  };
}
