import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';

interface Checked {
  id: bigint;
  orders: bigint;
  faults: string[];
}

/** Checks each subscription against its posts and their orders. */
export async function checkSubscriptions(
  trx: Trx,
  { instanceId, after, most }: { instanceId: number; after: bigint; most: number },
): Promise<Checked[]> {
  const { rows } = await sql<Checked>`
    select s.id, coalesce(o.orders, 0) as orders, array_remove(array[
      case when s.contents_count <> coalesce(p.ordered, 0)
        then 'it counts other posts than were ordered for' end,
      case when s.contents_count - s.old_contents_count > s.contents_limit
        then 'it went beyond its limit' end,
      case when s.old_contents_count <> coalesce(p.old_ordered, 0)
        then 'it counts other posts from before than were ordered for' end,
      case when coalesce(o.orders, 0) <> coalesce(l.orders, 0)
        then 'some of its orders belong to no post' end,
      case when o.is_alien then 'an order of it is of somebody else' end,
      case when l.is_dearer then 'a post costs more than was agreed on' end,
      case when l.is_unchosen then 'a service was ordered that it has not' end,
      case when coalesce(p.old, 0) > s.old_posts then 'a post is older than the subscription' end,
      case when l.is_early then 'a post was ordered for before its time' end,
      case when p.is_bare then 'a post is ordered for without an order' end
    ], null) as faults
    from (select * from subscriptions
      where instance_id = ${instanceId} and id > ${after} order by id limit ${most}) s
    left join lateral (
      select count(*) as orders, bool_or(o.customer_id <> s.customer_id) as is_alien
      from orders o where o.instance_id = s.instance_id and o.subscription_id = s.id) o on true
    left join lateral (
      select count(*) filter (where p.state = 'ordered') as ordered,
        count(*) filter (where p.published_at <= s.created_at) as old,
        count(*) filter (where p.state = 'ordered' and p.published_at <= s.created_at) as old_ordered,
        bool_or((p.state = 'ordered') <> exists (select from subscription_orders l
          where l.instance_id = p.instance_id and l.post_id = p.id)) as is_bare
      from subscription_posts p
      where p.instance_id = s.instance_id and p.subscription_id = s.id) p on true
    left join lateral (
      select sum(of.orders) as orders, bool_or(of.cost_micro > s.cost_micro) as is_dearer,
        bool_or(of.is_unchosen) as is_unchosen, bool_or(of.ordered_at < of.due_at) as is_early
      from (
        select count(*) as orders, sum(o.cost_micro) as cost_micro, p.ordered_at, p.due_at,
          bool_or(not exists (select from subscription_services v
            where v.instance_id = s.instance_id and v.subscription_id = s.id
              and v.service_id = o.service_id
              and o.quantity between coalesce(v.least_quantity, v.quantity) and v.quantity)) as is_unchosen
        from subscription_posts p
        join subscription_orders l on l.instance_id = p.instance_id and l.post_id = p.id
        join orders o on o.instance_id = l.instance_id and o.id = l.order_id
          and o.subscription_id = s.id and o.service_id = l.service_id
        where p.instance_id = s.instance_id and p.subscription_id = s.id
        group by p.id, p.ordered_at, p.due_at) of) l on true
    order by s.id`.execute(trx);
  return rows;
}
