import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CheckedRow } from '#core/platform/db/verify-rows.ts';

interface CheckOrdersInput {
  instanceId: number;
  table: 'orders' | 'drip_feeds';
  after: bigint;
  most: number;
}

/** Checks each order against its charges; runs are paid with their drip-feed. */
export async function checkOrders(
  trx: Trx,
  { instanceId, table, after, most }: CheckOrdersInput,
): Promise<CheckedRow[]> {
  const isRun = table === 'orders' ? sql`o.drip_feed_id is not null` : sql`false`;
  const source = table === 'orders' ? 'order' : 'drip_feed';
  const runs =
    table === 'orders'
      ? sql`0`
      : sql`(select coalesce(sum(r.cost_micro), 0) from orders r
          where r.instance_id = o.instance_id and r.drip_feed_id = o.id)`;
  const refunded =
    table === 'orders'
      ? sql`o.refunded_micro <> (
          select coalesce(-sum(p.amount_micro), 0)
          from ledger_transactions t
          join ledger_postings p on p.instance_id = t.instance_id and p.transaction_id = t.id
          join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
            and a.kind in ('revenue', 'test_revenue')
          where t.instance_id = o.instance_id and t.kind = 'cancel_order' and t.order_id = o.id)`
      : sql`false`;
  const { rows } = await sql<CheckedRow>`
    select o.id, array_remove(array[
      case when own.charged <> case when o.paid_at is null or ${isRun} then 0 else o.cost_micro end
        then 'what was charged is not what it costs' end,
      case when ${refunded} then 'what was given back of it is not what the ledger says' end,
      case when own.strangers > 0 then 'its charge is on the balance of somebody else' end,
      case when ${runs} > o.cost_micro then 'its runs cost more than it does' end
    ], null) as faults
    from ${sql.table(table)} o
    cross join lateral (
      select coalesce(-sum(p.amount_micro), 0) as charged,
        count(*) filter (where a.owner_id <> o.customer_id) as strangers
      from ledger_transactions t
      join ledger_postings p on p.instance_id = t.instance_id and p.transaction_id = t.id
      join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
        and a.kind = 'balance'
      where t.instance_id = o.instance_id and t.kind = 'order'
        and t.source_type = ${source} and t.source_id = o.id::text
    ) own
    where o.instance_id = ${instanceId} and o.id > ${after}
    order by o.id limit ${most}`.execute(trx);
  return rows;
}

/** Charges of orders that do not exist or are not paid. */
export async function checkCharges(trx: Trx, instanceId: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select t.id from ledger_transactions t
    where t.instance_id = ${instanceId} and t.kind = 'order'
      and t.source_type in ('order', 'drip_feed')
      and not exists (
        select from orders o where o.instance_id = t.instance_id and t.source_type = 'order'
          and o.id::text = t.source_id and o.paid_at is not null)
      and not exists (
        select from drip_feeds d where d.instance_id = t.instance_id
          and t.source_type = 'drip_feed' and d.id::text = t.source_id and d.paid_at is not null)
    order by t.id`.execute(trx);
  return rows.map(({ id }) => id);
}
