import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { VideoAccountsTable } from './video-account.tables.ts';

export type VideoAccountRow = Selectable<VideoAccountsTable>;

interface OwnerRef {
  instanceId: number;
  customerId: bigint;
}

interface Ref extends OwnerRef {
  id: bigint;
}

/** Whoever adds or proves a channel of an instance waits here for who does the same. */
export async function lockVideoAccounts(trx: Trx, instanceId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`video accounts ${instanceId}`}, 0))`.execute(
    trx,
  );
}

/** In the order in which they were added. */
export function readVideoAccounts(
  trx: Trx,
  { instanceId, customerId }: OwnerRef,
): Promise<VideoAccountRow[]> {
  return trx
    .selectFrom('video_accounts')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

export function findVideoAccount(
  trx: Trx,
  { instanceId, customerId, id }: Ref,
): Promise<VideoAccountRow | undefined> {
  return trx
    .selectFrom('video_accounts')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertVideoAccount(
  trx: Trx,
  account: Insertable<VideoAccountsTable>,
): Promise<VideoAccountRow> {
  return trx.insertInto('video_accounts').values(account).returningAll().executeTakeFirstOrThrow();
}

/** Undefined where it was removed meanwhile. */
export function writeVideoAccount(
  trx: Trx,
  { instanceId, customerId, id }: Ref,
  change: Updateable<VideoAccountsTable>,
): Promise<VideoAccountRow | undefined> {
  return trx
    .updateTable('video_accounts')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Whether somebody else of the instance has proven that the channel is theirs. */
export async function isProvenByOther(
  trx: Trx,
  { instanceId, customerId, channelId }: OwnerRef & { channelId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('video_accounts')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('channel_id', '=', channelId)
    .where('customer_id', '<>', customerId)
    .where('verification_code_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export function deleteVideoAccount(
  trx: Trx,
  { instanceId, customerId, id }: Ref,
): Promise<VideoAccountRow | undefined> {
  return trx
    .deleteFrom('video_accounts')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteVideoAccounts(
  trx: Trx,
  { instanceId, customerId }: OwnerRef,
): Promise<void> {
  await trx
    .deleteFrom('video_accounts')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}
