export const SCHEDULE_STATUSES = ['waiting', 'published', 'ended', 'canceled', 'refused'] as const;
export type ScheduleStatus = (typeof SCHEDULE_STATUSES)[number];

/** Why something was not published at its time, or did not end. */
export const SCHEDULE_REASONS = [
  'base_moved',
  'validation_failed',
  // Whoever planned it may not publish any more.
  'not_allowed',
  // The machine could not, however often it tried.
  'failed',
] as const;
export type ScheduleReason = (typeof SCHEDULE_REASONS)[number];
