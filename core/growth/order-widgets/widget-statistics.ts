import type { Deps } from '#core/deps.ts';
import { sumCommissions } from '#core/billing/commissions/read-commissions.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { floatAmount, formatAmount } from '#core/money/money.ts';
import type {
  WidgetRewards,
  WidgetStatisticsQuery,
  WidgetStatisticsRow,
} from './order-widget.contract.ts';
import { readWidgetStatistics } from './widget-statistics.store.ts';

const DAY_MS = 86_400_000;
const DAYS_UNLESS_SAID = 28;

export async function getWidgetStatistics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer: { id: customerId }, language }: CustomerCaller,
  { group_by: groupBy, start_date: start, end_date: end }: WidgetStatisticsQuery,
): Promise<{ data: WidgetStatisticsRow[]; meta: WidgetRewards }> {
  const owner = { instanceId, customerId };
  const last = dayOf(end ?? clock.now().toISOString().slice(0, 10));
  const first = start === undefined ? last - DAYS_UNLESS_SAID * DAY_MS : dayOf(start);
  const asked = { from: new Date(first), before: new Date(last + DAY_MS) };
  const { rows, sums } = await db.read(instanceId, async (trx) => ({
    rows: await readWidgetStatistics(trx, { ...owner, language, groupBy, ...asked }),
    sums: await sumCommissions(trx, { ...owner, kind: 'widget_reward' }),
  }));
  const data = rows.map(({ key, name, orders, paid_orders, spent_micro: spent, ...row }) => ({
    ...{ key, name, orders: Number(orders), paid_orders: Number(paid_orders) },
    ...{ spent: formatAmount(spent), spent_float: floatAmount(spent) },
    reward: formatAmount(row.reward_micro),
  }));
  const meta = {
    earned: formatAmount(sums.earnedMicro),
    held: formatAmount(sums.heldMicro),
    available: formatAmount(sums.releasedMicro),
    reversed: formatAmount(sums.reversedMicro),
  };
  return { data, meta };
}

const dayOf = (text: string) => Date.parse(`${text}T00:00:00.000Z`);
