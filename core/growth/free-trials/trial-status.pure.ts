/**
 * `tracked` was begun and holds a place until it expires; `in_moderation` waits for staff; `approved`
 * has its order.
 */
export const TRIAL_STATUSES = [
  'tracked',
  'in_moderation',
  'approved',
  'refused',
  'expired',
] as const;
export type TrialStatus = (typeof TRIAL_STATUSES)[number];

/** Those that hold a place among as many as there are. */
export const HOLDING = ['tracked', 'in_moderation', 'approved'] as const;

/** What staff do to a trial. */
export const TRIAL_DEEDS = ['approve', 'refuse'] as const;
export type TrialDeed = (typeof TRIAL_DEEDS)[number];

/** What can be done to one: it is decided once. */
export const deedsOn = (status: TrialStatus): readonly TrialDeed[] =>
  status === 'in_moderation' ? TRIAL_DEEDS : [];

/** As it is at a moment: whatever was begun and not used in time is over. */
export const statusAt = (
  { status, expire_at: until }: { status: TrialStatus; expire_at: Date },
  now: Date,
): TrialStatus => (status === 'tracked' && until <= now ? 'expired' : status);
