import { setGradeOf } from '#core/accounts/customers/grade-of-customer.ts';
import { AppError } from '#core/errors.ts';
import {
  insertChange,
  lockStandingRow,
  standingOf,
  writeGiven,
  writeStanding,
} from './grade.store.ts';
import { gradeOf, type Grade, type Ladder } from './ladder.pure.ts';
import { settleGrade, type GradeDeps } from './settle-grade.ts';
import { gradeIdOf, nextLook } from './standing.pure.ts';
import { tellOfGrade } from './tell-of-grade.ts';

interface OfCustomer {
  instanceId: number;
  customerId: bigint;
}

export interface GiveGradeInput extends OfCustomer {
  ladder: Ladder;
  gradeId: number;
  until: Date;
  staffId: bigint;
  reason: string;
}

/** Gives a customer a grade until a time, whatever they have spent; answers it and the one before. */
export async function giveGrade(
  deps: GradeDeps,
  { ladder, gradeId, until, staffId, reason, ...of }: GiveGradeInput,
): Promise<{ before: Grade | undefined; after: Grade }> {
  const { trx, db, clock } = deps;
  const { instanceId, customerId } = of;
  const after = ladder.grades.find(({ id }) => id === gradeId);
  if (!after) {
    throw new AppError('validation_failed', { fields: { grade_id: [{ code: 'unknown_grade' }] } });
  }
  const settled = await settleGrade({ trx, db, clock }, of);
  const before = gradeOf(ladder, { customerId, gradeId: gradeIdOf(settled) });
  const standing = { ...settled, given: { gradeId, until } };
  await writeGiven(trx, { ...of, given: standing.given, staffId, reason });
  await writeStanding(trx, { ...of, standing, dueAt: nextLook(standing) });
  await setGradeOf(trx, { instanceId, id: customerId }, gradeId);
  const change = { kind: 'given', before, after } as const;
  const changeId = await insertChange(trx, { ...of, ...change, until, at: clock.now() });
  await tellOfGrade({ trx, instanceId, clock }, { customerId, changeId, change, until });
  return { before, after };
}

/** Takes back what was given: the customer has what they have reached. False without any. */
export async function endGivenGrade(deps: GradeDeps, of: OfCustomer): Promise<boolean> {
  const { trx, clock } = deps;
  const row = await lockStandingRow(trx, of);
  const { given } = standingOf(row);
  if (!given || row.given_by === null || row.given_reason === null) return false;
  const ended = { ...given, until: clock.now() };
  await writeGiven(trx, { ...of, given: ended, staffId: row.given_by, reason: row.given_reason });
  await settleGrade(deps, of);
  return true;
}
