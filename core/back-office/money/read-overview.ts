import type { Deps } from '#core/deps.ts';
import { formatAmount } from '#core/money/money.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import {
  dayAfter,
  dayOf,
  daysBetween,
  monthOf,
  monthsBetween,
} from '#core/ordering/orders/statistics/days.pure.ts';
import type { MoneyOverview, MoneyQuery } from './money-overview.contract.ts';
import type { MoneyGroup } from './money-groups.pure.ts';
import {
  FLOWS,
  readCountedAt,
  readMoneyBefore,
  readMoneyByTime,
  readProviderSums,
  readWaitingMoney,
  STOCKS,
  type Period,
  type ProviderSums,
  type Sums,
} from './money-overview.store.ts';

const USUAL_DAYS = 28;
const MOST_DAYS = 366;
const MOST_DAYS_IN_MONTHS = 10 * MOST_DAYS;

/** Nothing was sold before, and JavaScript and the database agree on later dates. */
const EPOCH = '1970-01-01';

const NOTHING = Object.fromEntries([...FLOWS, ...STOCKS].map((name) => [name, 0n])) as Sums; // All of its keys.

/** The money of an instance out of daily sums; neither entries nor orders are read. */
export async function readOverview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId }: Pick<CustomerCaller, 'instanceId'>,
  query: MoneyQuery,
): Promise<MoneyOverview> {
  const group = query.group_by ?? 'day';
  const now = clock.now();
  const period = periodOf(query, group, dayOf(now));
  const asked = { instanceId, ...period };
  const [rows, before, providers, waiting, countedAt] = await db.read(instanceId, (trx) =>
    Promise.all([
      readMoneyByTime(trx, { ...asked, group }),
      readMoneyBefore(trx, { instanceId, day: period.from }),
      readProviderSums(trx, asked),
      readWaitingMoney(trx, instanceId),
      readCountedAt(trx, { instanceId, now }),
    ]),
  );
  const all = providers.reduce(
    (sum, { orders, sales_micro: sales, cost_micro: cost, without_cost: unknown }) => ({
      orders: sum.orders + orders,
      sales_micro: sum.sales_micro + sales,
      cost_micro: sum.cost_micro + cost,
      without_cost: sum.without_cost + unknown,
    }),
    { orders: 0, sales_micro: 0n, cost_micro: 0n, without_cost: 0 },
  );
  const ofList = (name: 'payments' | 'withdrawals') => {
    const found = waiting.find(({ list }) => list === name);
    return { count: found?.count ?? 0, amount: formatAmount(found?.amount_micro ?? 0n) };
  };
  return {
    data: withStocks(keysOf(period, group), rows, before),
    total: shownFlows(rows.reduce(added, NOTHING)),
    providers: providers.map((one) => ({
      ...{ route: one.route, name: one.name },
      ...shownDelivery(one),
    })),
    delivered: shownDelivery(all),
    waiting: { payments: ofList('payments'), withdrawals: ofList('withdrawals') },
    meta: {
      ...{ group_by: group, start_date: period.from, end_date: period.to },
      counted_at: countedAt?.toISOString() ?? null,
    },
  };
}

function periodOf(
  { start_date: start, end_date: end }: MoneyQuery,
  group: MoneyGroup,
  today: string,
): Period {
  const asked = end === undefined || end > today ? today : end;
  const to = asked < EPOCH ? EPOCH : asked;
  const earliest = dayAfter(to, 1 - (group === 'day' ? MOST_DAYS : MOST_DAYS_IN_MONTHS));
  const from = start ?? dayAfter(to, 1 - USUAL_DAYS);
  if (from > to) return { from: to, to };
  const bounded = from < earliest ? earliest : from;
  return { from: group === 'month' ? monthOf(bounded) : bounded, to };
}

const keysOf = ({ from, to }: Period, group: MoneyGroup) =>
  group === 'day' ? daysBetween(from, to) : monthsBetween(from, to);

function withStocks(
  keys: readonly string[],
  rows: readonly (Sums & { key: string })[],
  before: Sums,
): MoneyOverview['data'] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  let until = before;
  return keys.map((key) => {
    const own = byKey.get(key) ?? NOTHING;
    until = added(until, own);
    return { key, ...shownFlows(own), owed: shownStocks(until) };
  });
}

const added = (sum: Sums, row: Sums): Sums =>
  Object.fromEntries([...FLOWS, ...STOCKS].map((name) => [name, sum[name] + row[name]])) as Sums; // All of its keys.

const shownFlows = (sums: Sums) => ({
  received: formatAmount(sums.received),
  sales: formatAmount(sums.sales),
  monthly: formatAmount(sums.monthly),
  fees: formatAmount(sums.fees),
  bonuses: formatAmount(sums.bonuses),
  rewards: formatAmount(sums.rewards),
  adjusted: formatAmount(sums.adjusted),
  paid_out: formatAmount(sums.paid_out),
});

const shownStocks = (sums: Sums) => ({
  balances: formatAmount(sums.balances),
  earnings: formatAmount(sums.earnings),
  held: formatAmount(sums.held),
  debts: formatAmount(sums.debts),
});

const shownDelivery = ({
  orders,
  sales_micro: sales,
  cost_micro: cost,
  without_cost: unknown,
}: Omit<ProviderSums, 'route' | 'provider_id' | 'name'>) => ({
  orders,
  sales: formatAmount(sales),
  cost: formatAmount(cost),
  margin: formatAmount(sales - cost),
  without_cost: unknown,
});
