/** When it is measured where something stands in a search: before it is delivered, and after. */
export const POSITION_MOMENTS = ['on_create', 'on_complete', 'after_five_days'] as const;
export type PositionMoment = (typeof POSITION_MOMENTS)[number];

/** From one on; nothing where it is not among those that were looked through. */
export type Position = number | null;
