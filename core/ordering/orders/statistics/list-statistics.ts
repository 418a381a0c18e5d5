import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { namedIn } from '#core/catalogue/services/named-in.ts';
import type { Language } from '#locales/languages.ts';
import { both } from '#core/billing/payments/wire-amounts.ts';
import { ORDER_STATUSES } from '../order-status.pure.ts';
import { readOrders, type OrderRow } from '../order.store.ts';
import { dayAfter, dayOf, daysBetween, monthOf, monthsBetween } from './days.pure.ts';
import {
  readCountsByService,
  readCountsByTime,
  readOrderedServices,
  type OrderCounts,
} from './order-counts.store.ts';
import type { StatisticGroup } from './statistic-groups.pure.ts';
import { MOST_DAYS, type Statistics, type StatisticsQuery } from './statistics.contract.ts';

const DAYS = 28;
const MOST_MONTHS_IN_DAYS = 10 * MOST_DAYS;

interface Owner {
  instanceId: number;
  customerId: bigint;
}

interface Period {
  from: string;
  to: string;
}

interface OfAllInput extends Owner {
  language: Language;
  period: Period;
  groupBy: StatisticGroup;
}

/** Which group something belongs to, with its name where it has one. */
interface Grouped {
  key: string;
  name: string | null;
  counts: Counts;
}

type Counts = Omit<OrderCounts, 'service_id' | 'day'>;

/** A customer's order statistics from stored counters; no order is read. */
export async function listStatistics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, language, customer }: Pick<OwnerCaller, 'instanceId' | 'language' | 'customer'>,
  query: StatisticsQuery,
): Promise<Statistics> {
  const owner = { instanceId, customerId: customer.id };
  const { groupBy = 'date', orders: ids } = query;
  const period = periodOf(query, groupBy, dayOf(clock.now()));
  const asked = { ...owner, language, period, groupBy };
  const found = await db.read(instanceId, (trx) =>
    ids ? ofOrders(trx, { ...asked, ids }) : ofAll(trx, asked),
  );
  const groups = merged([...emptyGroups(groupBy, period), ...found]);
  return {
    data: groups.map(({ key, name, counts }) => ({ key, name, ...shown(counts) })),
    total: shown(groups.map(({ counts }) => counts).reduce(added, NOTHING)),
    meta: { group_by: groupBy, start_date: period.from, end_date: period.to },
  };
}

/** Limited to the latest days that can be drawn. */
function periodOf(
  { startDate, endDate }: StatisticsQuery,
  groupBy: StatisticGroup,
  today: string,
): Period {
  const to = endDate === undefined || endDate > today ? today : endDate;
  const longest = groupBy === 'date' ? MOST_DAYS : MOST_MONTHS_IN_DAYS;
  const earliest = dayAfter(to < EPOCH ? EPOCH : to, 1 - longest);
  const from = startDate ?? dayAfter(to < EPOCH ? EPOCH : to, 1 - DAYS);
  return { from: from < earliest ? earliest : from, to };
}

/** Nothing was sold before, and JavaScript and the database agree on later dates. */
const EPOCH = '1970-01-01';

async function ofAll(
  trx: Trx,
  { period, groupBy, language, ...owner }: OfAllInput,
): Promise<Grouped[]> {
  if (period.from > period.to) return [];
  if (groupBy === 'date' || groupBy === 'month') {
    const unit = groupBy === 'date' ? 'day' : 'month';
    const rows = await readCountsByTime(trx, { ...owner, ...period, unit });
    return rows.map(({ day, ...counts }) => ({ key: day, name: null, counts }));
  }
  const rows = await readCountsByService(trx, { ...owner, ...period });
  const ids = rows.map(({ service_id: id }) => id);
  const ordered = await readOrderedServices(trx, { ...owner, ids });
  const named = await namedIn(trx, { ...owner, language }, ordered);
  const services = new Map(named.map((one) => [one.service_id, one.service]));
  return rows.flatMap(({ service_id: id, ...counts }) => {
    const service = services.get(id);
    if (!service) return [];
    return groupBy === 'service'
      ? { key: String(id), name: service.name, counts }
      : { key: String(service.network.id), name: service.network.name, counts };
  });
}

/** Only the named orders, and only the customer's. */
async function ofOrders(
  trx: Trx,
  { period, groupBy, ...asked }: OfAllInput & { ids: readonly bigint[] },
): Promise<Grouped[]> {
  const rows = await namedIn(trx, asked, await readOrders(trx, asked));
  return rows
    .filter(({ created_at: at }) => dayOf(at) >= period.from && dayOf(at) <= period.to)
    .map((row) => ({ ...groupOf(row, groupBy), counts: countsOf(row) }));
}

function groupOf({ service_id: id, service, created_at: at }: OrderRow, groupBy: StatisticGroup) {
  switch (groupBy) {
    case 'date':
      return { key: dayOf(at), name: null };
    case 'month':
      return { key: monthOf(dayOf(at)), name: null };
    case 'service':
      return { key: String(id), name: service.name };
    case 'network':
      return { key: String(service.network.id), name: service.network.name };
  }
}

const countsOf = (row: OrderRow): Counts => ({
  ...NOTHING,
  [row.status]: 1,
  quantity: BigInt(row.quantity),
  cost_micro: row.paid_at ? row.cost_micro : 0n,
  refunded_micro: row.refunded_micro,
});

const NOTHING: Counts = {
  ...{ completed: 0, stopped: 0, in_processing: 0, in_moderation: 0 },
  ...{ canceled: 0, unpaid: 0, error: 0 },
  ...{ quantity: 0n, cost_micro: 0n, refunded_micro: 0n },
};

/** So that a day without orders is shown as zero. */
function emptyGroups(groupBy: StatisticGroup, { from, to }: Period): Grouped[] {
  const empty = (key: string) => ({ key, name: null, counts: NOTHING });
  if (groupBy === 'date') return daysBetween(from, to).map(empty);
  return groupBy === 'month' ? monthsBetween(from, to).map(empty) : [];
}

/** Times in order; services and networks by the amount spent on them. */
function merged(groups: readonly Grouped[]): Grouped[] {
  const byKey = new Map<string, Grouped>();
  for (const group of groups) {
    const before = byKey.get(group.key);
    byKey.set(group.key, before ? { ...group, counts: added(before.counts, group.counts) } : group);
  }
  const all = [...byKey.values()];
  return all[0]?.name === null ? all : all.sort((a, b) => (spentOf(a) < spentOf(b) ? 1 : -1));
}

const spentOf = ({ counts }: Pick<Grouped, 'counts'>) => counts.cost_micro - counts.refunded_micro;

function added(a: Counts, b: Counts): Counts {
  const statuses = ORDER_STATUSES.map((status) => [status, a[status] + b[status]]);
  return {
    ...a,
    ...(Object.fromEntries(statuses) as Partial<Counts>), // Object.fromEntries forgets the names.
    quantity: a.quantity + b.quantity,
    cost_micro: a.cost_micro + b.cost_micro,
    refunded_micro: a.refunded_micro + b.refunded_micro,
  };
}

export function statusesOf(counts: Counts | undefined) {
  const { completed, stopped, in_processing, in_moderation, canceled, unpaid, error } =
    counts ?? NOTHING;
  return { completed, stopped, in_processing, in_moderation, canceled, unpaid, error };
}

export const ordersIn = (statuses: ReturnType<typeof statusesOf>): number =>
  Object.values(statuses).reduce((sum, count) => sum + count, 0);

function shown(counts: Counts) {
  const statuses = statusesOf(counts);
  return {
    orders: ordersIn(statuses),
    statuses,
    quantity: Number(counts.quantity),
    ...both('cost', counts.cost_micro),
    ...both('refunded', counts.refunded_micro),
    ...both('spent', spentOf({ counts })),
  };
}
