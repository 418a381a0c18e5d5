/** The periods that can be chosen, in days. */
export const PERIODS = [7, 28, 90, 365] as const;
export const FIRST_PERIOD = 28;
