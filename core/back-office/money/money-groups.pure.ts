export const MONEY_GROUPS = ['day', 'month'] as const;

export type MoneyGroup = (typeof MONEY_GROUPS)[number];

/** How orders are delivered, as the overview names it. */
export const DISPATCH_ROUTES = ['api_v2', 'tasks', 'manual', 'simulator'] as const;
