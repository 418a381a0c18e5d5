import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { endedOn } from './count-money.store.ts';

export interface VerifiedMoneyDays {
  days: number;
  /** One sentence per fault. */
  faults: string[];
}

/** Counts the days of an instance anew, from the ledger and from its orders. */
export async function verifyMoneyDays(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedMoneyDays> {
  return db.inInstance(instanceId, async (trx) => {
    await sql`set local statement_timeout = '1h'`.execute(trx);
    const money = await findWrongDays(trx, instanceId);
    const providers = await findWrongProviderDays(trx, instanceId);
    const { rows } = await sql<{ count: number }>`
      select count(distinct day)::integer as count from money_days
      where instance_id = ${instanceId}`.execute(trx);
    return {
      days: rows[0]?.count ?? 0,
      faults: [
        ...money.map((day) => `Day ${day}: its sums are not those of the ledger.`),
        ...providers.map((day) => `Day ${day}: its deliveries are not those of its orders.`),
      ],
    };
  });
}

async function findWrongDays(trx: Trx, instanceId: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with mark as (
      select seal_position from money_day_marks where instance_id = ${instanceId}
    ), recounted as (
      select (t.created_at at time zone 'UTC')::date as day, a.kind as account, t.kind,
        sum(p.amount_micro) as amount_micro
      from ledger_transactions t
      join ledger_postings p on p.instance_id = t.instance_id and p.transaction_id = t.id
      join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
      left join customers c on c.instance_id = a.instance_id and c.id = a.customer_id
      where t.instance_id = ${instanceId} and t.seal_position <= (select seal_position from mark)
        and not coalesce(c.is_test, false) and not starts_with(a.kind, 'test_')
      group by 1, 2, 3
    )
    select distinct coalesce(r.day, d.day)::text as day
    from recounted r
    full join (select * from money_days where instance_id = ${instanceId}) d
      on d.day = r.day and d.account = r.account and d.kind = r.kind
    where r.amount_micro is distinct from d.amount_micro
    order by 1`.execute(trx);
  return rows.map(({ day }) => day);
}

/** Days that are yet to be counted again are left out. */
async function findWrongProviderDays(trx: Trx, instanceId: number): Promise<string[]> {
  const { rows: all } = await sql<{ day: string }>`
    select distinct day::text as day from (
      select (completed_at at time zone 'UTC')::date as day from orders
      where instance_id = ${instanceId} and completed_at is not null and not is_test
      union select day from provider_days where instance_id = ${instanceId}
    ) known
    where day not in (select day from provider_days_to_count where instance_id = ${instanceId})
    `.execute(trx);
  const days = all.map(({ day }) => day);
  const { rows } = await sql<{ day: string }>`
    with recounted (
      instance_id, day, route, provider_id, orders, sales_micro, cost_micro, without_cost
    ) as (${endedOn(instanceId, days)})
    select distinct coalesce(r.day, d.day)::text as day
    from recounted r
    full join (
      select * from provider_days where instance_id = ${instanceId} and day = any(${days}::date[])
    ) d on d.day = r.day and d.route = r.route and d.provider_id = r.provider_id
    where (r.orders, r.sales_micro, r.cost_micro, r.without_cost)
      is distinct from (d.orders, d.sales_micro, d.cost_micro, d.without_cost)
    order by 1`.execute(trx);
  return rows.map(({ day }) => day);
}
