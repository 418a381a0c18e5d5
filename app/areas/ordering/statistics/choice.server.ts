import { momentOf } from '#core/billing/ledger/statement/statement.contract.ts';
import { STATISTIC_GROUPS } from '#core/ordering/orders/statistics/statistic-groups.pure.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PRESETS = { week: 7, month: 28, year: 365 } as const;

/** What of an address makes sense, and the periods that are asked for most. */
export function readChoice(query: URLSearchParams) {
  const group = STATISTIC_GROUPS.find((one) => one === query.get('groupBy')) ?? 'date';
  const today = Date.now();
  const dayBefore = (days: number) => new Date(today - days * DAY_MS).toISOString().slice(0, 10);
  const [from, to] = [readDay(query.get('startDate')), readDay(query.get('endDate'))];
  const isAnyTime = from === '' && to === '';
  return {
    group,
    from: isAnyTime ? dayBefore(PRESETS.month - 1) : from,
    to: isAnyTime ? dayBefore(0) : to,
    today: dayBefore(0),
    week: dayBefore(PRESETS.week - 1),
    month: dayBefore(PRESETS.month - 1),
    year: dayBefore(PRESETS.year - 1),
  };
}

export type Choice = ReturnType<typeof readChoice>;

const readDay = (text: string | null): string =>
  text !== null && !text.includes(' ') && momentOf(text) ? text : '';
