/** An order of its own, one that is still to come, or one that never will. */
export const RUN_STATES = ['made', 'planned', 'dropped'] as const;
