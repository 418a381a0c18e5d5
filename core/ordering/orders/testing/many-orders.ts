import { sql } from 'kysely';
import type { Database } from '#core/platform/db/database.ts';
import { recount } from '../statistics/recount.store.ts';

const AT_ONCE = 50_000;

interface Filling {
  instanceId: number;
  customerId: bigint;
  /** One that was placed, of which the others are copies. */
  orderId: bigint;
  orders: number;
}

/**
 * Gives a customer so many orders of the last four weeks, of three services and in all states,
 * without the work of the triggers; they are counted at the end.
 */
export async function fillOrders(
  db: Database,
  { instanceId, customerId, orderId, orders }: Filling,
): Promise<void> {
  for (let done = 0; done < orders; done += AT_ONCE) {
    const until = Math.min(orders, done + AT_ONCE);
    await db.asSystem(async (trx) => {
      await sql`set local role none`.execute(trx);
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`
        insert into orders (instance_id, customer_id, checkout_id, place, service_id, service,
          price_micro, pricing_per, url, link_url, link_key, quantity, status, cost_micro,
          full_cost_micro, is_guarantee, is_speedup, targets, country_ids, source, type,
          is_reorder, quote, created_at, paid_at, completed_at, updated_at, current_quantity)
        select o.instance_id, ${customerId}, o.checkout_id, 0, o.service_id + n % 3, o.service,
          o.price_micro, o.pricing_per, o.url || n % 1000, o.link_url || n % 1000,
          o.link_key || n % 1000, 100 + n % 900, s.status, 1000 + n % 5000, 9000, false, false,
          o.targets, o.country_ids, o.source, o.type, false, o.quote, t.at, t.at,
          case when s.status = 'completed' then t.at + interval '1 hour' end, t.at, 0
        from orders o
        cross join generate_series(${done}::integer, ${until - 1}::integer) n
        cross join lateral (select (array['completed', 'completed', 'completed', 'canceled',
          'in_processing', 'in_moderation', 'error'])[1 + n % 7] as status) s
        cross join lateral (
          select o.created_at - interval '28 days' * (1 - (n + 1)::float / ${orders}) as at) t
        where o.instance_id = ${instanceId} and o.id = ${orderId}`.execute(trx);
    });
  }
  await db.asSystem((trx) => recount(trx, instanceId));
  await db.maintain();
}
