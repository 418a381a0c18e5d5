/**
 * `created`, `started` and `ended` hold a place of the task; `checked` waits to be rewarded; what was
 * `declined` or has `expired` gave its place back.
 */
export const CHECK_STATUSES = [
  'created',
  'started',
  'ended',
  'checked',
  'rewarded',
  'declined',
  'expired',
] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** Those that somebody is still at. */
export const UNDER_WAY = ['created', 'started', 'ended'] as const satisfies readonly CheckStatus[];

export const isUnderWay = (status: CheckStatus): boolean => UNDER_WAY.some((one) => one === status);

/** Of one customer: at once, and of one day by UTC. */
export const MOST_UNDER_WAY = 5;
export const MOST_OF_DAY = 60;

/** A place is held for so long. */
export const PLACE_MINUTES = 30;

/** Staff can decline a check for so long; then it is rewarded. */
export const REVIEW_HOURS = 24;

/** What somebody says of a video, in characters. */
export const SHORTEST_WORDS = 20;
export const LONGEST_WORDS = 500;

/** What staff do to a check. */
export const CHECK_DEEDS = ['decline'] as const;
export type CheckDeed = (typeof CHECK_DEEDS)[number];

export const deedsOnCheck = (status: CheckStatus): readonly CheckDeed[] =>
  status === 'checked' ? CHECK_DEEDS : [];
