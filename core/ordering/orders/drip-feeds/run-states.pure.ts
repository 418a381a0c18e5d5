/** The run is an order, is still planned, or was dropped. */
export const RUN_STATES = ['made', 'planned', 'dropped'] as const;
