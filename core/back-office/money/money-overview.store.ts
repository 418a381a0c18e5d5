import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { DispatchRoute } from '#core/ordering/dispatches/dispatch.tables.ts';
import type { MoneyGroup } from './money-groups.pure.ts';

export interface Period {
  /** Calendar days, both inclusive. */
  from: string;
  to: string;
}

interface PeriodInput extends Period {
  instanceId: number;
}

/** A flow is what moved within the time, a stock what had come together until its end. */
export const FLOWS = [
  'received',
  'sales',
  'monthly',
  'fees',
  'bonuses',
  'rewards',
  'adjusted',
  'paid_out',
] as const;
export const STOCKS = ['balances', 'earnings', 'held', 'debts'] as const;

export type Sums = Record<(typeof FLOWS)[number] | (typeof STOCKS)[number], bigint>;

/** What an account kind and a kind of entry are for the overview; what has no name is in no sum. */
const NAMED = sql`case
  when account = 'clearing' then 'received'
  when account = 'revenue' and kind in ('child_panel', 'tariff') then 'monthly'
  when account = 'revenue' then 'sales'
  when account = 'fees' then 'fees'
  when account = 'bonus_expense' and kind in ('bonus', 'coupon') then 'bonuses'
  when account = 'bonus_expense' and kind = 'admin' then 'adjusted'
  when account = 'bonus_expense' then 'rewards'
  when account = 'paid_out' then 'paid_out'
  when account = 'balance' then 'balances'
  when account in ('referral', 'task') then 'earnings'
  when account = 'held' then 'held'
  when account = 'debt' then 'debts'
end`;

/** What leaves these accounts is what the overview shows as given or received. */
const SIGNED = sql`case when account in ('clearing', 'bonus_expense') then -amount_micro
  else amount_micro end`;

const summed = sql.join(
  [...FLOWS, ...STOCKS].map(
    (name) =>
      sql`coalesce(sum(amount) filter (where name = ${sql.lit(name)}), 0)::bigint as ${sql.ref(name)}`,
  ),
);

const named = (instanceId: number) => sql`(
  select day, ${NAMED} as name, ${SIGNED} as amount from money_days
  where instance_id = ${instanceId}) as n`;

/** By each day or month with movements. */
export async function readMoneyByTime(
  trx: Trx,
  { instanceId, from, to, group }: PeriodInput & { group: MoneyGroup },
): Promise<(Sums & { key: string })[]> {
  const { rows } = await sql<Sums & { key: string }>`
    select to_char(date_trunc(${group}, day::timestamp), 'YYYY-MM-DD') as key, ${summed}
    from ${named(instanceId)}
    where day between ${from}::date and ${to}::date
    group by 1 order by 1`.execute(trx);
  return rows;
}

/** All that moved before a day. */
export async function readMoneyBefore(
  trx: Trx,
  { instanceId, day }: { instanceId: number; day: string },
): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select ${summed} from ${named(instanceId)} where day < ${day}::date`.execute(trx);
  return rows[0]!;
}

export interface ProviderSums {
  route: DispatchRoute;
  provider_id: bigint;
  name: string | null;
  orders: number;
  sales_micro: bigint;
  cost_micro: bigint;
  without_cost: number;
}

/** Those that sold most come first. */
export async function readProviderSums(
  trx: Trx,
  { instanceId, from, to }: PeriodInput,
): Promise<ProviderSums[]> {
  const { rows } = await sql<ProviderSums>`
    select d.route, d.provider_id, max(p.name) as name, sum(d.orders)::integer as orders,
      sum(d.sales_micro)::bigint as sales_micro, sum(d.cost_micro)::bigint as cost_micro,
      sum(d.without_cost)::integer as without_cost
    from provider_days d
    left join providers p on p.instance_id = d.instance_id and p.id = d.provider_id
    where d.instance_id = ${instanceId} and d.day between ${from}::date and ${to}::date
    group by d.route, d.provider_id
    order by sum(d.sales_micro) desc, d.provider_id`.execute(trx);
  return rows;
}

interface Waiting {
  list: 'payments' | 'withdrawals';
  count: number;
  amount_micro: bigint;
}

/** Payments that customers call made, and withdrawals that nobody has decided on. */
export async function readWaitingMoney(trx: Trx, instanceId: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select 'payments' as list, count(*)::integer as count,
      coalesce(sum(total_micro), 0)::bigint as amount_micro
    from invoices where instance_id = ${instanceId} and status = 'waiting'
    union all
    select 'withdrawals', count(*)::integer, coalesce(sum(amount_micro), 0)::bigint
    from withdrawals where instance_id = ${instanceId} and status = 'requested'`.execute(trx);
  return rows;
}

/** Up to when all is counted: until now, unless something still waits for it. */
export async function readCountedAt(
  trx: Trx,
  { instanceId, now }: { instanceId: number; now: Date },
): Promise<Date | undefined> {
  const { rows } = await sql<{ counted_at: Date; is_behind: boolean }>`
    select m.counted_at, (
      exists (
        select from ledger_transactions t
        where t.instance_id = m.instance_id and t.seal_position > m.seal_position
      ) or exists (
        select from ledger_transactions t
        where t.instance_id = m.instance_id and t.seal_position is null
      ) or exists (
        select from provider_days_to_count d where d.instance_id = m.instance_id
      )
    ) as is_behind
    from money_day_marks m where m.instance_id = ${instanceId}`.execute(trx);
  const [mark] = rows;
  return mark && (mark.is_behind ? mark.counted_at : now);
}
