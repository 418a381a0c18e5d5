import type { Deps } from '#core/deps.ts';
import { floatAmount, formatAmount } from '#core/money/money.ts';
import type { WidgetStatisticsQuery, WidgetStatisticsRow } from './order-widget.contract.ts';
import { readWidgetStatistics } from './widget-statistics.store.ts';

const DAY_MS = 86_400_000;
const DAYS_UNLESS_SAID = 28;

export async function getWidgetStatistics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
  { group_by: groupBy, start_date: start, end_date: end }: WidgetStatisticsQuery,
): Promise<WidgetStatisticsRow[]> {
  const last = dayOf(end ?? clock.now().toISOString().slice(0, 10));
  const first = start === undefined ? last - DAYS_UNLESS_SAID * DAY_MS : dayOf(start);
  const asked = { from: new Date(first), before: new Date(last + DAY_MS) };
  const rows = await db.read(instanceId, (trx) =>
    readWidgetStatistics(trx, { instanceId, customerId, groupBy, ...asked }),
  );
  return rows.map(({ key, name, orders, paid_orders, spent_micro: spent }) => ({
    ...{ key, name, orders: Number(orders), paid_orders: Number(paid_orders) },
    ...{ spent: formatAmount(spent), spent_float: floatAmount(spent) },
  }));
}

const dayOf = (text: string) => Date.parse(`${text}T00:00:00.000Z`);
