import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { Language } from '#locales/languages.ts';
import type { WidgetStatisticsQuery } from './order-widget.contract.ts';

const MOST_ROWS = 500;

export interface StatisticsRow {
  key: string;
  name: string;
  orders: bigint;
  paid_orders: bigint;
  spent_micro: bigint;
  reward_micro: bigint;
}

/** What each group is told apart by, and what it is called. */
const GROUPS = {
  user: { key: sql`o.customer_id::text`, name: sql`'#' || o.customer_id::text` },
  // In the language of who looks; of a service that is gone, as it was ordered.
  service: {
    key: sql`o.service_id::text`,
    name: sql`coalesce(max(st.name), max(o.service ->> 'name'))`,
  },
  orderWidget: { key: sql`w.id::text`, name: sql`max(w.name)` },
  date: {
    key: sql`to_char(wo.created_at at time zone 'UTC', 'YYYY-MM-DD')`,
    name: sql`to_char(wo.created_at at time zone 'UTC', 'YYYY-MM-DD')`,
  },
} as const;

interface Asked {
  instanceId: number;
  customerId: bigint;
  language: Language;
  groupBy: WidgetStatisticsQuery['group_by'];
  from: Date;
  before: Date;
}

/** A widget that was removed still counts. */
export async function readWidgetStatistics(
  trx: Trx,
  { instanceId, customerId, language, groupBy, from, before }: Asked,
): Promise<StatisticsRow[]> {
  const { key, name } = GROUPS[groupBy];
  const order = groupBy === 'date' ? sql`1 desc` : sql`5 desc, 1`;
  const { rows } = await sql<StatisticsRow>`
    select ${key} as key, ${name} as name, count(*) as orders,
      count(o.paid_at) as paid_orders,
      coalesce(sum(o.cost_micro - o.refunded_micro) filter (where o.paid_at is not null), 0)::bigint
        as spent_micro,
      coalesce(sum(c.earned_micro - c.reversed_micro), 0)::bigint as reward_micro
    from order_widgets w
    join widget_orders wo on wo.instance_id = w.instance_id and wo.widget_id = w.id
    join orders o on o.instance_id = wo.instance_id and o.id = wo.order_id
    left join service_texts st on st.instance_id = o.instance_id
      and st.service_id = o.service_id and st.language = ${language}
    left join commissions c on c.instance_id = wo.instance_id and c.order_id = wo.order_id
      and c.kind = 'widget_reward' and c.customer_id = w.customer_id
    where w.instance_id = ${instanceId} and w.customer_id = ${customerId}
      and wo.created_at >= ${from} and wo.created_at < ${before}
    group by 1 ${groupBy === 'user' ? sql`, o.customer_id` : sql``}
    order by ${order} limit ${MOST_ROWS}`.execute(trx);
  return rows;
}
