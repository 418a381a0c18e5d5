import { findKnownCustomer } from '#core/accounts/customers/known-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblem } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { endGivenGrade, giveGrade } from '#core/pricing/grades/give-grade.ts';
import {
  readStandingForStaff,
  type StandingForStaff,
} from '#core/pricing/grades/grade-for-staff.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import type { Localized } from '#instance-schema/localized.ts';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import type { GiveGradeBody, StaffCustomerPage } from './staff-customer.contract.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

const DAY_MS = 86_400_000;
/** The longest that a grade is given for; whoever deserves it longer gets it again. */
const MOST_DAYS = 730;

/** Gives a grade by hand, until the end of a day; the reason stays with who has done it. */
export async function giveGradeByHand(
  { db, clock }: Ports,
  caller: CustomerCaller,
  { customerId, body }: { customerId: string; body: GiveGradeBody },
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const id = BigInt(customerId);
  await db.inInstance(instanceId, async (trx) => {
    await requireThere(trx, { instanceId, id });
    if (id === staff.id) throw new AppError('own_account');
    const gradeId = requiredField('grade_id', body.grade_id);
    const until = endOf(requiredField('until', body.until), clock.now());
    const reason = requiredField('reason', body.reason);
    const of = { instanceId, customerId: id };
    const standing = await readStandingForStaff(trx, db, of);
    if (!standing) throw new AppError('not_found');
    const { ladder } = standing;
    const given = { ...of, ladder, gradeId, until, staffId: staff.id, reason };
    const { before, after } = await giveGrade({ trx, db, clock }, given);
    await recordAudit({ clock, trx }, caller, {
      ...{ action: 'customer.grade_given', customerId: id },
      ...{ staffId: staff.id, sessionId: staff.sessionId },
      details: {
        reason,
        before: before ? nameIn(before.name) : '',
        after: nameIn(after.name),
        until: until.toISOString(),
      },
    });
  });
}

/** Takes back a grade that was given by hand. */
export async function endGradeByHand(
  { db, clock }: Ports,
  caller: CustomerCaller,
  { customerId, reason: said }: { customerId: string; reason?: string | undefined },
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const id = BigInt(customerId);
  await db.inInstance(instanceId, async (trx) => {
    await requireThere(trx, { instanceId, id });
    const reason = requiredField('reason', said);
    const of = { instanceId, customerId: id };
    if (!(await endGivenGrade({ trx, db, clock }, of))) throw new AppError('already_decided');
    await recordAudit({ clock, trx }, caller, {
      ...{ action: 'customer.grade_ended', customerId: id },
      ...{ staffId: staff.id, sessionId: staff.sessionId, details: { reason } },
    });
  });
}

/** To the last moment of that day, in UTC. */
function endOf(day: string, now: Date): Date {
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
  const most = new Date(now.getTime() + MOST_DAYS * DAY_MS);
  const problem: FieldProblem | undefined =
    end <= now
      ? { code: 'too_small', params: { limit: dayOf(now) } }
      : end > most
        ? { code: 'too_big', params: { limit: dayOf(most) } }
        : undefined;
  if (problem) throw new AppError('validation_failed', { fields: { until: [problem] } });
  return end;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** An audit is read in one language. */
const nameIn = (name: Localized, language: Language = DEFAULT_LANGUAGE) =>
  String(localize(name, language));

async function requireThere(trx: Trx, ref: { instanceId: number; id: bigint }): Promise<void> {
  if (!(await findKnownCustomer(trx, ref))) throw new AppError('not_found');
}

/** For the page of the customer; null where the instance has no grades. */
export function shownStanding(
  standing: StandingForStaff | undefined,
  { language, nameOf }: { language: Language; nameOf: (id: bigint) => string },
): StaffCustomerPage['grade'] {
  if (!standing) return null;
  const { ladder, current, next, held, given } = standing;
  const called = (one: { id: number; name: Localized }) => ({
    id: one.id,
    name: nameIn(one.name, language),
  });
  return {
    current: current ? called(current) : null,
    next: next ? { ...called(next), goal: formatAmount(next.goalMicro) } : null,
    counted: formatAmount(standing.countedMicro),
    expires_at: given ? given.until.toISOString() : (held?.expiresAt?.toISOString() ?? null),
    given: given && {
      until: given.until.toISOString(),
      by: nameOf(given.by),
      reason: given.reason,
    },
    ladder: ladder.grades.map(called),
  };
}
