import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';

interface CountInput {
  instanceId: number;
  most: number;
  now: Date;
}

/** The instances with sealed transactions or ended orders that are not counted yet. */
export async function listUncounted(trx: Trx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from instances i
    left join money_day_marks m on m.instance_id = i.id
    where exists (
      select from ledger_transactions t
      where t.instance_id = i.id and t.seal_position > coalesce(m.seal_position, 0)
    ) or exists (select from provider_days_to_count d where d.instance_id = i.id)
    order by i.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Adds the next sealed transactions to their days, and answers how many. The mark is locked, so
 * that two processes never count the same.
 */
export async function countTransactions(
  trx: Trx,
  { instanceId, most, now }: CountInput,
): Promise<number> {
  await sql`
    insert into money_day_marks (instance_id, seal_position, counted_at)
    values (${instanceId}, 0, ${now}) on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ counted: number }>`
    with mark as materialized (
      select seal_position as place from money_day_marks
      where instance_id = ${instanceId} for no key update
    ), moved as materialized (
      select t.id, t.kind, (t.created_at at time zone 'UTC')::date as day, t.seal_position as place
      from ledger_transactions t, mark
      where t.instance_id = ${instanceId} and t.seal_position > mark.place
        and t.seal_position <= mark.place + ${most}
    ), added as (
      insert into money_days as d (instance_id, day, account, kind, amount_micro)
      select ${instanceId}::integer, m.day, a.kind, m.kind, sum(p.amount_micro)::bigint
      from moved m
      join ledger_postings p on p.instance_id = ${instanceId} and p.transaction_id = m.id
      join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
      left join customers c on c.instance_id = a.instance_id and c.id = a.customer_id
      where not coalesce(c.is_test, false) and not starts_with(a.kind, 'test_')
      group by m.day, a.kind, m.kind
      on conflict (instance_id, day, account, kind)
        do update set amount_micro = d.amount_micro + excluded.amount_micro
    ), moved_on as (
      update money_day_marks set counted_at = ${now},
        seal_position = (select coalesce(max(place), (select place from mark)) from moved)
      where instance_id = ${instanceId}
    )
    select count(*)::integer as counted from moved`.execute(trx);
  return rows[0]?.counted ?? 0;
}

/** Counts some of the days anew on which orders have ended or changed since. */
export async function countProviderDays(
  trx: Trx,
  { instanceId, most }: Omit<CountInput, 'now'>,
): Promise<number> {
  // One process after the other: of two, the slower one would write what the other has read before.
  await sql`select pg_advisory_xact_lock(hashtext('count_provider_days'), ${instanceId}::integer)
    `.execute(trx);
  const { rows } = await sql<{ day: string }>`
    with days as (
      select distinct day from provider_days_to_count
      where instance_id = ${instanceId} order by day limit ${most}
    ), taken as (
      delete from provider_days_to_count d using days
      where d.instance_id = ${instanceId} and d.day = days.day
    )
    select day::text from days`.execute(trx);
  if (rows.length === 0) return 0;
  const days = rows.map(({ day }) => day);
  await sql`delete from provider_days
    where instance_id = ${instanceId} and day = any(${days}::date[])`.execute(trx);
  await sql`
    insert into provider_days
      (instance_id, day, route, provider_id, orders, sales_micro, cost_micro, without_cost)
    ${endedOn(instanceId, days)}`.execute(trx);
  return days.length;
}

/**
 * What the orders brought in and cost that ended on these days. What a provider is paid follows from
 * its price when the order was sent and what was delivered.
 */
export const endedOn = (instanceId: number, days: readonly string[]) => sql`
  select o.instance_id, asked.day, d.route, coalesce(d.provider_id, 0),
    count(*)::integer, sum(o.cost_micro - o.refunded_micro)::bigint,
    coalesce(sum(own.cost_micro), 0)::bigint,
    (count(*) filter (where own.cost_micro is null))::integer
  from unnest(${days}::date[]) as asked (day)
  join orders o on o.instance_id = ${instanceId}
    and o.completed_at >= asked.day::timestamp at time zone 'UTC'
    and o.completed_at < (asked.day + 1)::timestamp at time zone 'UTC'
  join lateral (
    select route, provider_id, cost_micro from dispatches
    where instance_id = o.instance_id and order_id = o.id and sent_at is not null
    order by id desc limit 1
  ) d on true
  cross join lateral (
    select ceil(
      case o.status when 'completed' then o.quantity else least(o.current_quantity, o.quantity) end
      * d.cost_micro / o.pricing_per::numeric) as cost_micro
  ) own
  where o.paid_at is not null and not o.is_test
  group by o.instance_id, asked.day, d.route, coalesce(d.provider_id, 0)`;
