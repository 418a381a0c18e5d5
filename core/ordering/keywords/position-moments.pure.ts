/** When the position in a search is measured: before delivery, after it, and five days later. */
export const POSITION_MOMENTS = ['on_create', 'on_complete', 'after_five_days'] as const;
export type PositionMoment = (typeof POSITION_MOMENTS)[number];

/** Counted from 1; null if it is not among the results that were checked. */
export type Position = number | null;
