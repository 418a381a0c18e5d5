import type { Localized } from '#instance-schema/localized.ts';

/** What a service may ask of the grade of whoever orders it. */
export interface Perks {
  hasClosedSales: boolean;
  hasManager: boolean;
  /** Every how many days; null for never. */
  consultationDays: number | null;
  thumbnailDays: number | null;
}

export const NO_PERKS: Perks = {
  hasClosedSales: false,
  hasManager: false,
  consultationDays: null,
  thumbnailDays: null,
};

/** A level of customers, as its owner wrote it. */
export interface Grade {
  id: number;
  name: Localized;
  icon: string;
  goalMicro: bigint;
  /** How long it holds; null for good. */
  validityDays: number | null;
  discountPpm: number;
  perks: Perks;
  /** Only its customers are told. */
  manager: { name: string; contact: string } | null;
}

/** The grades of an instance, from the lowest goal up, and what the owner has switched on. */
export interface Ladder {
  isEnabled: boolean;
  hasDiscounts: boolean;
  grades: readonly Grade[];
}

/** The highest grade that an amount reaches. */
export function gradeFor({ grades }: Ladder, countedMicro: bigint): Grade | undefined {
  return grades.findLast(({ goalMicro }) => goalMicro <= countedMicro);
}

export function gradeAfter({ grades }: Ladder, grade: Grade | undefined): Grade | undefined {
  return grades.find(({ goalMicro }) => grade === undefined || goalMicro > grade.goalMicro);
}

export function gradeBefore({ grades }: Ladder, grade: Grade | undefined): Grade | undefined {
  return grade && grades.findLast(({ goalMicro }) => goalMicro < grade.goalMicro);
}

/** What a grade takes more than the one before it. */
export function stepTo(ladder: Ladder, grade: Grade): bigint {
  return grade.goalMicro - (gradeBefore(ladder, grade)?.goalMicro ?? 0n);
}

/** A customer as far as grades are concerned; a guest has none. */
export interface Graded {
  customerId: bigint | undefined;
  gradeId: number | null | undefined;
}

/** The grade of a customer: the one that is kept of them, else the one that everybody begins with. */
export function gradeOf(ladder: Ladder, { customerId, gradeId }: Graded): Grade | undefined {
  if (!ladder.isEnabled || customerId === undefined) return undefined;
  return ladder.grades.find(({ id }) => id === gradeId) ?? gradeFor(ladder, 0n);
}

/** What a grade takes off a price, in parts per million. */
export function discountOf(ladder: Ladder, graded: Graded): number {
  return ladder.hasDiscounts ? (gradeOf(ladder, graded)?.discountPpm ?? 0) : 0;
}

export function perksOf(ladder: Ladder, graded: Graded): Perks {
  return gradeOf(ladder, graded)?.perks ?? NO_PERKS;
}
