import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { TasksTable } from '#core/fulfilment/tasks/task.tables.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { ChannelKeys, OwnerRef } from './check.store.ts';

type TaskRow = Selectable<TasksTable>;

/** No more than these are counted, nor can be paged to. */
export const MOST_COUNTED = 1_000;

export interface OpenTasks extends OwnerRef, ChannelKeys {
  serviceId: number | undefined;
  now: Date;
}

interface Page {
  by: 'id' | 'reward';
  direction: 'asc' | 'desc';
  most: number;
  skipped: number;
}

/** What somebody can begin with a channel: not their own orders, and nothing that they have done. */
function openTo({
  instanceId,
  customerId,
  channelId,
  channelHash,
  serviceId,
  now,
}: OpenTasks): RawBuilder<unknown> {
  const done = (whose: RawBuilder<unknown>) => sql`not exists (select 1 from task_checks c
    where c.instance_id = t.instance_id and c.task_id = t.id and c.status <> 'expired' and ${whose})`;
  return sql`from tasks t where t.instance_id = ${instanceId} and t.is_open and t.closes_at > ${now}
    ${serviceId === undefined ? sql`` : sql`and t.service_id = ${serviceId}`}
    and t.customer_id <> ${customerId} and ${done(sql`c.customer_id = ${customerId}`)}
    and ${done(sql`c.channel_id = ${channelId}`)}
    and ${done(sql`c.channel_hash = ${channelHash}`)}`;
}

export async function listOpenTasks(
  trx: Trx,
  open: OpenTasks,
  { by, direction, most, skipped }: Page,
): Promise<TaskRow[]> {
  if (most <= 0) return [];
  const on = sql.raw(direction);
  const order = by === 'id' ? sql`t.id ${on}` : sql`t.reward_micro ${on}, t.id ${on}`;
  const { rows } = await sql<TaskRow>`
    select t.* ${openTo(open)} order by ${order} limit ${most} offset ${skipped}`.execute(trx);
  return rows;
}

export async function countOpenTasks(trx: Trx, open: OpenTasks): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from (select 1 ${openTo(open)} limit ${MOST_COUNTED}) counted`.execute(
    trx,
  );
  return Number(rows[0]?.count ?? 0n);
}
