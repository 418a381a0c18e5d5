export const STATISTIC_GROUPS = ['date', 'month', 'service', 'network'] as const;
export type StatisticGroup = (typeof STATISTIC_GROUPS)[number];
