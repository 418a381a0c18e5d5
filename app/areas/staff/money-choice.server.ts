import { MONEY_GROUPS } from '#core/back-office/money/money-groups.pure.ts';
import { readPeriod } from '#app/lib/periods/read-period.server.ts';

/** What of an address makes sense. */
export function readMoneyChoice(query: URLSearchParams) {
  const group = MONEY_GROUPS.find((one) => one === query.get('group_by')) ?? 'day';
  const period = readPeriod({ from: query.get('start_date'), to: query.get('end_date') });
  return { group, ...period };
}

/** As the core is asked for it. */
export const moneyQueryOf = ({ group, from, to }: ReturnType<typeof readMoneyChoice>) => ({
  group_by: group,
  ...(from !== '' && { start_date: from }),
  ...(to !== '' && { end_date: to }),
});
