import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { ScheduledPublicationsTable } from './schedule.tables.ts';

export type ScheduledRow = Selectable<ScheduledPublicationsTable>;

export interface ScheduledRef {
  instanceId: number;
  id: bigint;
}

export function insertScheduled(
  trx: Trx,
  row: Insertable<ScheduledPublicationsTable>,
): Promise<ScheduledRow> {
  return trx
    .insertInto('scheduled_publications')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function lockScheduled(
  trx: Trx,
  { instanceId, id }: ScheduledRef,
): Promise<ScheduledRow | undefined> {
  return trx
    .selectFrom('scheduled_publications')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function updateScheduled(
  trx: Trx,
  { instance_id, id }: Pick<ScheduledRow, 'instance_id' | 'id'>,
  change: Pick<Updateable<ScheduledPublicationsTable>, 'status' | 'revision' | 'reason' | 'until'>,
): Promise<ScheduledRow> {
  return trx
    .updateTable('scheduled_publications')
    .set(change)
    .where('instance_id', '=', instance_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What comes last first: what still waits stands before what was. */
export function readSchedule(trx: Trx, instanceId: number, most: number): Promise<ScheduledRow[]> {
  return trx
    .selectFrom('scheduled_publications')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export async function countWaiting(trx: Trx, instanceId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('scheduled_publications')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('instance_id', '=', instanceId)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of somebody who leaves. */
export async function cancelWaiting(
  trx: Trx,
  { instanceId, authorId }: { instanceId: number; authorId: bigint },
): Promise<void> {
  await trx
    .updateTable('scheduled_publications')
    .set({ status: 'canceled' })
    .where('instance_id', '=', instanceId)
    .where('author_id', '=', authorId)
    .where('status', '=', 'waiting')
    .execute();
}
