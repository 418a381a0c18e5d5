/** Paid or on trial; not paid but still measured; over, after which nothing is measured. */
export const TARIFF_STATUSES = ['active', 'overdue', 'ended'] as const;
export type TariffStatus = (typeof TARIFF_STATUSES)[number];

/**
 * What choosing a plan does: begins it, paid or tried; changes to it now or at the end of the month;
 * nothing, where it is the one that runs, or is to follow; keeps the one that runs after all.
 */
export const PLAN_CHOICES = [
  'begin',
  'trial',
  'now',
  'later',
  'current',
  'planned',
  'keep',
] as const;
export type PlanChoice = (typeof PLAN_CHOICES)[number];
