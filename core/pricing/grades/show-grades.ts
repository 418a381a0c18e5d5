import type { Database, Trx } from '#core/platform/db/database.ts';
import { floatAmount } from '#core/money/money.ts';
import { shareOfPpm } from '#core/pricing/quote/ppm.pure.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import type { Localized } from '#instance-schema/localized.ts';
import type { Language } from '#locales/languages.ts';
import { findStandingRow, readChanges, standingOf } from './grade.store.ts';
import type { OwnGrades, ProfileGrades, WireGrade } from './grade.contract.ts';
import { gradeAfter, gradeBefore, gradeOf, type Grade, type Ladder } from './ladder.pure.ts';
import { owedBy } from './owed.ts';
import { readLadder } from './read-ladder.ts';
import { countedMicro, type Standing } from './standing.pure.ts';

interface Shown {
  language: Language;
  isNext?: boolean;
  isPrevious?: boolean;
  since?: Date | undefined;
  until?: Date | null | undefined;
}

const textIn = (text: Localized, language: Language) => String(localize(text, language));

function shownGrade(grade: Grade, shown: Shown): WireGrade {
  const { perks, goalMicro, discountPpm } = grade;
  return {
    id: grade.id,
    name: textIn(grade.name, shown.language),
    icon: grade.icon,
    discount_percent: shareOfPpm(discountPpm),
    available_closed_sales: perks.hasClosedSales,
    available_personal_manager: perks.hasManager,
    consultation_chat_period: perks.consultationDays,
    thumbnail_period: perks.thumbnailDays,
    spending_goal: floatAmount(goalMicro),
    validity_days: grade.validityDays,
    is_next: shown.isNext ?? false,
    is_previous: shown.isPrevious ?? false,
    created_at: shown.since?.toISOString() ?? null,
    expires_at: shown.until?.toISOString() ?? null,
  };
}

interface OfInstance {
  instanceId: number;
  revision: bigint;
  language: Language;
}

/** The ladder from its foot, the same for everybody. */
export async function listGrades(
  db: Database,
  { instanceId, revision, language }: OfInstance,
): Promise<WireGrade[]> {
  const { grades } = await db.read(instanceId, (trx) =>
    readLadder(trx, db, { instanceId, revision }),
  );
  return grades.map((grade) => shownGrade(grade, { language }));
}

interface OfCustomer extends OfInstance {
  customerId: bigint;
  /** As the session or the row of the customer has it. */
  gradeId: number | null;
}

/** Where a customer stands on the ladder. */
export async function readGradesOf(
  trx: Trx,
  db: Database,
  asked: OfCustomer & { owedMicro: bigint },
): Promise<ProfileGrades> {
  const { instanceId, customerId, revision } = asked;
  const ladder = await readLadder(trx, db, { instanceId, revision });
  const row = ladder.isEnabled ? await findStandingRow(trx, { instanceId, customerId }) : undefined;
  return blockOf(ladder, standingOf(row), asked);
}

function blockOf(
  ladder: Ladder,
  standing: Standing,
  { customerId, gradeId, language, owedMicro }: OfCustomer & { owedMicro: bigint },
): ProfileGrades {
  const current = gradeOf(ladder, { customerId, gradeId });
  const next = gradeAfter(ladder, current);
  const previous = gradeBefore(ladder, current);
  const counted = countedMicro(standing, owedMicro);
  const missing = next && next.goalMicro > counted ? next.goalMicro - counted : 0n;
  const { since, until } = timesOf(standing, current);
  return {
    current: current ? shownGrade(current, { language, since, until }) : null,
    next: next ? shownGrade(next, { language, isNext: true }) : null,
    previous: previous ? shownGrade(previous, { language, isPrevious: true }) : null,
    grade_discounts_enabled: ladder.hasDiscounts,
    grades_enabled: ladder.isEnabled,
    spend_to_goal: floatAmount(missing),
    spend_to_goal_percent: next ? shareOf(counted, next.goalMicro) : 0,
  };
}

function timesOf({ given, held }: Standing, current: Grade | undefined) {
  if (given && given.gradeId === current?.id) return { since: undefined, until: given.until };
  if (held && held.gradeId === current?.id) return { since: held.reachedAt, until: held.expiresAt };
  return { since: undefined, until: null };
}

/** To a tenth of a percent, as exact as anybody sees it. */
const shareOf = (part: bigint, whole: bigint): number =>
  part >= whole ? 1 : Number((part * 1_000n) / whole) / 1_000;

/** The last changes that the page shows. */
const MOST_CHANGES = 12;

/** The same with what only their own page says. */
export async function getOwnGrades(db: Database, asked: OfCustomer): Promise<OwnGrades> {
  const { instanceId, customerId, revision, language } = asked;
  return db.read(instanceId, async (trx) => {
    const of = { instanceId, customerId };
    const ladder = await readLadder(trx, db, { instanceId, revision });
    const standing = standingOf(await findStandingRow(trx, of));
    const owedMicro = await owedBy.get()(trx, { instanceId, id: customerId });
    const rows = ladder.isEnabled ? await readChanges(trx, { ...of, most: MOST_CHANGES }) : [];
    const counted = countedMicro(standing, owedMicro);
    return {
      ...blockOf(ladder, standing, { ...asked, owedMicro }),
      counted_spend: floatAmount(counted),
      keep: keepOf(standing, counted),
      is_given: standing.given !== null,
      manager: gradeOf(ladder, asked)?.manager ?? null,
      changes: rows.map(({ kind, name, before_name: before, created_at: at }) => ({
        kind,
        grade: name === null ? null : textIn(name, language),
        before: before === null ? null : textIn(before, language),
        at: at.toISOString(),
      })),
    };
  });
}

/** What is missing to keep a grade at the end of its days; nothing once it is spent. */
function keepOf({ given, held }: Standing, counted: bigint): OwnGrades['keep'] {
  if (given || !held?.expiresAt) return null;
  const missing = held.goalMicro + held.keepMicro - counted;
  return {
    amount: floatAmount(missing > 0n ? missing : 0n),
    before: held.expiresAt.toISOString(),
  };
}
