import { sql, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { WatchedChannelsTable } from './subscription.tables.ts';

export type WatchedChannel = Selectable<WatchedChannelsTable>;
export type ChannelRef = Pick<WatchedChannel, 'instance_id' | 'platform' | 'channel_id'>;

/**
 * Has a channel looked at soon, and all that is listed then written down: somebody subscribes it. The
 * row stays locked, so that no list is written down meanwhile without them.
 */
export async function watchChannel(trx: Trx, ref: ChannelRef, now: Date): Promise<void> {
  await trx
    .insertInto('watched_channels')
    .values({ ...ref, next_look_at: now, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['instance_id', 'platform', 'channel_id'])
        .doUpdateSet({ next_look_at: now, version: null, listed: null, updated_at: now }),
    )
    .execute();
}

/** Takes channels that are due, of every instance; until the lease is over, nobody else does. */
export async function takeDueChannels(
  trx: Trx,
  { now, leaseUntil, most }: { now: Date; leaseUntil: Date; most: number },
): Promise<WatchedChannel[]> {
  const { rows } = await sql<WatchedChannel>`
    update watched_channels w set next_look_at = ${leaseUntil}
    from (
      select instance_id, platform, channel_id from watched_channels
      where next_look_at <= ${now}
      order by next_look_at limit ${most}
      for no key update skip locked) due
    where w.instance_id = due.instance_id and w.platform = due.platform
      and w.channel_id = due.channel_id
    returning w.*`.execute(trx);
  return rows;
}

const oneOf = (trx: Trx, ref: ChannelRef) =>
  trx
    .selectFrom('watched_channels')
    .selectAll()
    .where('instance_id', '=', ref.instance_id)
    .where('platform', '=', ref.platform)
    .where('channel_id', '=', ref.channel_id);

export function lockChannel(trx: Trx, ref: ChannelRef): Promise<WatchedChannel | undefined> {
  return oneOf(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

export async function changeChannel(
  trx: Trx,
  ref: ChannelRef,
  change: Updateable<WatchedChannelsTable>,
): Promise<void> {
  await trx
    .updateTable('watched_channels')
    .set(change)
    .where('instance_id', '=', ref.instance_id)
    .where('platform', '=', ref.platform)
    .where('channel_id', '=', ref.channel_id)
    .execute();
}

/** Looks no more where nobody has a subscription; true where that is so. */
export async function forgetUnsubscribed(trx: Trx, ref: ChannelRef): Promise<boolean> {
  const { rows } = await sql`
    delete from watched_channels w
    where w.instance_id = ${ref.instance_id} and w.platform = ${ref.platform}
      and w.channel_id = ${ref.channel_id}
      and not exists (select from subscriptions s
        where s.instance_id = w.instance_id and s.platform = w.platform
          and s.channel_id = w.channel_id and s.status = 'in_processing')
    returning w.channel_id`.execute(trx);
  return rows.length > 0;
}
