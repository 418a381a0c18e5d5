import { STATISTIC_GROUPS } from '#core/ordering/orders/statistics/statistic-groups.pure.ts';
import { readPeriod } from '#app/lib/periods/read-period.server.ts';

/** What of an address makes sense. */
export function readChoice(query: URLSearchParams) {
  const group = STATISTIC_GROUPS.find((one) => one === query.get('groupBy')) ?? 'date';
  return { group, ...readPeriod({ from: query.get('startDate'), to: query.get('endDate') }) };
}
