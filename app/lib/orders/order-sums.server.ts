import type { AppLoadContext } from '@remix-run/node';
import { displayIn, plottedAmount } from '#core/money/display-amount.pure.ts';
import { ORDER_STATUSES } from '#core/ordering/orders/order-status.pure.ts';
import type { StatisticGroup } from '#core/ordering/orders/statistics/statistic-groups.pure.ts';
import type { Statistics } from '#core/ordering/orders/statistics/statistics.contract.ts';
import { getOrderStatistics } from '#core/ordering/orders/statistics/statistics.operations.ts';
import { CoreError } from '../core/core.server.ts';
import { displayCurrency } from '../money/display-currency.server.ts';

interface Asked {
  groupBy: StatisticGroup;
  startDate?: string;
  endDate?: string;
}

/** What a page shows of sums; amounts that are drawn are in the currency that is shown. */
export async function orderSums(context: AppLoadContext, query: Asked) {
  const { data, total, meta } = await context.core.call(getOrderStatistics, { query });
  const { rate } = displayCurrency(context);
  const rowOf = ({ key, name, ...sums }: Statistics['data'][number]) => ({
    ...{ key, name, orders: sums.orders, quantity: sums.quantity },
    ...{ paid: sums.cost, refunded: sums.refunded, spent: sums.spent },
    plotted: plottedAmount(displayIn(sums.spent, rate)),
    statuses: ORDER_STATUSES.map((status) => sums.statuses[status]),
  });
  return {
    rows: data.map(rowOf),
    total: rowOf({ ...total, key: '', name: null }),
    ...{ group: meta.group_by, from: meta.start_date, to: meta.end_date },
  };
}

export type OrderSums = Awaited<ReturnType<typeof orderSums>>;

/** What was asked for, or nothing where nobody answers. */
export async function unlessAway<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CoreError && error.status >= 500) return undefined;
    throw error;
  }
}
