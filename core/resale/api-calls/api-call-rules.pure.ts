/** How long calls are kept, in days: as long as the events that they bring about. */
export const CALL_DAYS = 30;

export const CALL_OUTCOMES = ['done', 'refused'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
