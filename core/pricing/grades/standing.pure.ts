import { gradeFor, gradeOf, stepTo, type Grade, type Ladder } from './ladder.pure.ts';

/** A grade as it was promised when it was reached, whatever its owner changes since. */
export interface Held {
  gradeId: number;
  /** What counts must not fall below it by what comes back. */
  goalMicro: bigint;
  /** What has to be spent to keep it once more. */
  keepMicro: bigint;
  reachedAt: Date;
  /** Null for good. */
  expiresAt: Date | null;
}

/** A grade that staff have given, instead of the one that was reached. */
export interface Given {
  gradeId: number;
  until: Date;
}

/** Where a customer stands. */
export interface Standing {
  /** Paid for orders that have ended, less what came back of it. */
  endedMicro: bigint;
  /** What of it kept grades in the past, and no longer counts. */
  lapsedMicro: bigint;
  held: Held | null;
  given: Given | null;
}

/**
 * `reached` by spending; `kept` for another period; `fell` at its end; `came_back` is a fall because
 * money came back; `given` by staff, and `given_ended`; `moved` by a change of the owner's.
 */
export const GRADE_CHANGES = [
  'reached',
  'kept',
  'fell',
  'came_back',
  'given',
  'given_ended',
  'moved',
] as const;
export type GradeChangeKind = (typeof GRADE_CHANGES)[number];

export interface GradeChange {
  kind: GradeChangeKind;
  before: Grade | undefined;
  after: Grade | undefined;
}

const DAY_MS = 86_400_000;

/** What counts towards the next grade; a debt is money that was never paid. */
export function countedMicro(
  { endedMicro, lapsedMicro }: Pick<Standing, 'endedMicro' | 'lapsedMicro'>,
  owedMicro: bigint,
): bigint {
  const counted = endedMicro - lapsedMicro - owedMicro;
  return counted > 0n ? counted : 0n;
}

/** The grade that a standing comes to: given ones first. */
export function gradeIdOf({ given, held }: Pick<Standing, 'given' | 'held'>): number | null {
  return given?.gradeId ?? held?.gradeId ?? null;
}

interface Settling {
  ladder: Ladder;
  owedMicro: bigint;
  now: Date;
}

/**
 * Brings a standing up to a moment. At the end of its days a grade costs what it took beyond the one
 * before: who has spent as much again keeps it, others go down by one.
 */
export function settleStanding(
  standing: Standing,
  settling: Settling,
): { standing: Standing; changes: GradeChange[] } {
  const { ladder, now } = settling;
  if (!ladder.isEnabled) return { standing, changes: [] };
  const shownBefore = gradeIn(ladder, standing);
  const steps: GradeChangeKind[] = [];
  const lapsed = lapse(standing, settling, steps);
  const counted = countedMicro(lapsed, settling.owedMicro);
  const held = heldFor(lapsed.held, { ladder, counted, now, steps });
  const given = givenFor(standing.given, { ladder, held, now, steps });
  const after = { ...lapsed, held, given };
  const shownAfter = gradeIn(ladder, after);
  const kind = steps.at(-1);
  const isOther = shownBefore?.id !== shownAfter?.id;
  // What happens behind a given grade is told once that one ends.
  const isTold = kind !== undefined && (isOther || (kind === 'kept' && !given));
  return {
    standing: after,
    changes: isTold ? [{ kind, before: shownBefore, after: shownAfter }] : [],
  };
}

const gradeIn = (ladder: Ladder, standing: Pick<Standing, 'given' | 'held'>) =>
  gradeOf(ladder, { customerId: 0n, gradeId: gradeIdOf(standing) });

/** Ends the periods that are over, one after the other, however late it is. */
function lapse(
  standing: Standing,
  { ladder, owedMicro, now }: Settling,
  steps: GradeChangeKind[],
): Standing {
  let current = standing;
  for (;;) {
    const { held } = current;
    const end = held?.expiresAt;
    if (!held || !end || end > now) return current;
    const left = countedMicro(current, owedMicro) - held.keepMicro;
    const lapsedMicro = current.lapsedMicro + held.keepMicro;
    const next = gradeFor(ladder, left > 0n ? left : 0n);
    steps.push(next?.id === held.gradeId ? 'kept' : 'fell');
    current = {
      ...current,
      // Never more than there is, so that what is spent next counts from the first cent.
      lapsedMicro: lapsedMicro < current.endedMicro ? lapsedMicro : current.endedMicro,
      held: heldFrom(ladder, next, end),
    };
  }
}

interface Reaching {
  ladder: Ladder;
  counted: bigint;
  now: Date;
  steps: GradeChangeKind[];
}

function heldFor(held: Held | null, { ladder, counted, now, steps }: Reaching): Held | null {
  const reached = gradeFor(ladder, counted);
  const own = ladder.grades.find(({ id }) => id === held?.gradeId);
  if (held && own) {
    const isHigher = reached !== undefined && reached.goalMicro > own.goalMicro;
    // An owner who raises a goal takes it from nobody before the days are over.
    const isStill = counted >= held.goalMicro || reached?.id === own.id;
    if (!isHigher && isStill) return held;
    steps.push(isHigher ? 'reached' : 'came_back');
    return heldFrom(ladder, reached, now);
  }
  const next = heldFrom(ladder, reached, now);
  if (held) steps.push('moved');
  else if (next) steps.push('reached');
  return next;
}

/** Everybody begins with a grade that costs nothing, and nothing is kept of that. */
const heldFrom = (ladder: Ladder, grade: Grade | undefined, from: Date): Held | null =>
  grade && grade.goalMicro > 0n ? hold(ladder, grade, from) : null;

function hold(ladder: Ladder, grade: Grade, from: Date): Held {
  return {
    gradeId: grade.id,
    goalMicro: grade.goalMicro,
    keepMicro: stepTo(ladder, grade),
    reachedAt: from,
    expiresAt:
      grade.validityDays === null ? null : new Date(from.getTime() + grade.validityDays * DAY_MS),
  };
}

/** A given grade ends with its time, with its document, or once a higher one is reached. */
function givenFor(
  given: Given | null,
  { ladder, held, now, steps }: Omit<Reaching, 'counted'> & { held: Held | null },
): Given | null {
  if (!given) return null;
  const grade = ladder.grades.find(({ id }) => id === given.gradeId);
  const isOutgrown =
    steps.includes('reached') &&
    grade !== undefined &&
    held !== null &&
    held.goalMicro > grade.goalMicro;
  if (grade && given.until > now && !isOutgrown) return given;
  steps.push(isOutgrown ? 'reached' : 'given_ended');
  return null;
}

/** When a standing is to be looked at again although nothing happens. */
export function nextLook({ held, given }: Standing): Date | null {
  const moments = [held?.expiresAt, given?.until].filter((at) => at instanceof Date);
  return moments.reduce<Date | null>((least, at) => (!least || at < least ? at : least), null);
}
