import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { UNDER_WAY, type CheckStatus } from './check-rules.pure.ts';
import type { TaskChecksTable } from './check.tables.ts';

export type CheckRow = Selectable<TaskChecksTable>;

export interface OwnerRef {
  instanceId: number;
  customerId: bigint;
}

export interface ChannelKeys {
  channelId: string;
  /** By which it is known after its owner has left. */
  channelHash: string;
}

export interface CheckRef {
  instanceId: number;
  id: bigint;
}

/** Whoever begins a task waits here for what they themselves begin at the same time. */
export async function lockDoer(trx: Trx, { instanceId, customerId }: OwnerRef): Promise<void> {
  const name = `task checks ${instanceId} ${customerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** Undefined where the task was done before, by them or with the channel. */
export function insertCheck(
  trx: Trx,
  check: Insertable<TaskChecksTable>,
): Promise<CheckRow | undefined> {
  return trx
    .insertInto('task_checks')
    .values(check)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

const one = (trx: Trx, { instanceId, id }: CheckRef) =>
  trx
    .selectFrom('task_checks')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id);

export function findCheck(trx: Trx, ref: CheckRef): Promise<CheckRow | undefined> {
  return one(trx, ref).executeTakeFirst();
}

/** Two steps at once wait for each other here. */
export function lockCheck(trx: Trx, ref: CheckRef): Promise<CheckRow | undefined> {
  return one(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

export function writeCheck(
  trx: Trx,
  { instance_id, id }: Pick<CheckRow, 'instance_id' | 'id'>,
  change: Updateable<TaskChecksTable>,
): Promise<CheckRow> {
  return trx
    .updateTable('task_checks')
    .set(change)
    .where('instance_id', '=', instance_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The newest first. */
export function readOwnChecks(
  trx: Trx,
  { instanceId, customerId, before, most }: OwnerRef & { before: bigint | undefined; most: number },
): Promise<CheckRow[]> {
  return trx
    .selectFrom('task_checks')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** What a customer is at, the newest first; not what has run out of time. */
export function readUnderWay(
  trx: Trx,
  { instanceId, customerId, now }: OwnerRef & { now: Date },
): Promise<CheckRow[]> {
  return trx
    .selectFrom('task_checks')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('status', 'in', UNDER_WAY)
    .where('expire_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/** How many a customer has done since a moment, whatever became of them. */
export async function countDoneSince(
  trx: Trx,
  { instanceId, customerId, since }: OwnerRef & { since: Date },
): Promise<number> {
  const { count } = await trx
    .selectFrom('task_checks')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('checked_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface TaskOfChannel extends ChannelKeys {
  taskId: bigint;
}

/** Whether somebody, or their channel, has done a task or is at it. */
export async function hasDone(
  trx: Trx,
  { instanceId, customerId, taskId, channelId, channelHash }: OwnerRef & TaskOfChannel,
): Promise<boolean> {
  const row = await trx
    .selectFrom('task_checks')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('task_id', '=', taskId)
    .where('status', '<>', 'expired')
    .where((of) =>
      of.or([
        of('customer_id', '=', customerId),
        of('channel_id', '=', channelId),
        of('channel_hash', '=', channelHash),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest that viewers have said of a task, and that somebody has said of any. */
export async function readWords(
  trx: Trx,
  { instanceId, customerId, taskId, most }: OwnerRef & { taskId: bigint; most: number },
): Promise<string[]> {
  const said = (column: 'task_id' | 'customer_id', id: bigint) =>
    trx
      .selectFrom('task_checks')
      .select('comment')
      .where('instance_id', '=', instanceId)
      .where(column, '=', id)
      .where('comment', 'is not', null)
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
  const [ofTask, own] = [await said('task_id', taskId), await said('customer_id', customerId)];
  return [...ofTask, ...own].flatMap(({ comment }) => comment ?? []);
}

/** Those of every instance that have run out of time, or whose time to decline is over. */
export function listDue(
  trx: Trx,
  { by, now, most }: { by: 'expire_at' | 'ready_at'; now: Date; most: number },
): Promise<{ instanceId: number; id: bigint }[]> {
  const statuses: readonly CheckStatus[] = by === 'expire_at' ? UNDER_WAY : ['checked'];
  return trx
    .selectFrom('task_checks')
    .select(['instance_id as instanceId', 'id'])
    .where('status', 'in', statuses)
    .where(by, '<=', now)
    .orderBy(by)
    .limit(most)
    .execute();
}

/** Ends what a customer is at: what has run out of time, or all that is not rewarded. */
export function expireOf(
  trx: Trx,
  { instanceId, customerId, before }: OwnerRef & { before: Date | undefined },
): Promise<{ task_id: bigint; was_checked: boolean }[]> {
  const all: readonly CheckStatus[] = [...UNDER_WAY, 'checked'];
  return trx
    .updateTable('task_checks')
    .set({ status: 'expired' })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('status', 'in', before ? UNDER_WAY : all)
    .$if(before !== undefined, (query) => query.where('expire_at', '<=', before ?? new Date(0)))
    .returning(['task_id', sql<boolean>`checked_at is not null`.as('was_checked')])
    .execute();
}

/**
 * Forgets the channel and the words of who leaves, and what was written to them. Its hash stays, else
 * the same channel is rewarded again for an account that is made anew.
 */
export async function forgetChecksOf(
  trx: Trx,
  { instanceId, customerId }: OwnerRef,
): Promise<void> {
  await trx
    .updateTable('task_checks')
    .set({
      ...{ video_account_id: null, channel_id: null, channel_name: null },
      ...{ comment: null, reason: null },
    })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** What is said of a video by those whose checks count, the newest first. */
export function readViewerWords(
  trx: Trx,
  {
    instanceId,
    taskIds,
    before,
    most,
  }: { instanceId: number; taskIds: readonly bigint[]; before: bigint | undefined; most: number },
): Promise<{ id: bigint; comment: string | null; checked_at: Date | null }[]> {
  return trx
    .selectFrom('task_checks')
    .select(['id', 'comment', 'checked_at'])
    .where('instance_id', '=', instanceId)
    .where('task_id', 'in', taskIds)
    .where('status', 'in', ['checked', 'rewarded'])
    .where('comment', 'is not', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
