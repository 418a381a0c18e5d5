import { sql, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { NoticesTable } from './notice.tables.ts';
import type { NoticeFacts, NoticeKind } from './notice-kinds.pure.ts';

export type NoticeRow = Selectable<NoticesTable>;

export interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

export interface NewNotice extends CustomerOf {
  kind: NoticeKind;
  /** What happened; of the same event, nothing more is told. */
  event: string;
  about: { orderId?: bigint; dripFeedId?: bigint; invoiceId?: bigint };
  facts: NoticeFacts;
  /** What their own click has just brought about, and its page has told already. */
  isOwnDoing?: boolean;
  /** Of the same event its amount is added to what was told, which is new once more. */
  addsUp?: boolean;
  at: Date;
}

const ofCustomer = (trx: Trx, { instanceId, customerId }: CustomerOf) =>
  trx
    .selectFrom('notices')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId);

const summed = sql<string>`jsonb_set(notices.facts, '{amountMicro}', to_jsonb(
  ((notices.facts->>'amountMicro')::bigint + (excluded.facts->>'amountMicro')::bigint)::text))`;

export async function insertNotice(trx: Trx, notice: NewNotice): Promise<void> {
  const { about } = notice;
  await trx
    .insertInto('notices')
    .values({
      instance_id: notice.instanceId,
      customer_id: notice.customerId,
      kind: notice.kind,
      event: notice.event,
      order_id: about.orderId ?? null,
      drip_feed_id: about.dripFeedId ?? null,
      invoice_id: about.invoiceId ?? null,
      facts: JSON.stringify(notice.facts),
      created_at: notice.at,
      read_at: notice.isOwnDoing ? notice.at : null,
    })
    .onConflict((conflict) => {
      const same = conflict.columns(['instance_id', 'event']);
      return notice.addsUp ? same.doUpdateSet({ facts: summed, read_at: null }) : same.doNothing();
    })
    .execute();
}

interface ReadNoticesInput extends CustomerOf {
  /** Only those before this one; absent for the first page. */
  before: bigint | undefined;
  isUnread: boolean;
  most: number;
}

/** The newest first. */
export function readNotices(
  trx: Trx,
  { before, isUnread, most, ...owner }: ReadNoticesInput,
): Promise<NoticeRow[]> {
  return ofCustomer(trx, owner)
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .$if(isUnread, (query) => query.where('read_at', 'is', null))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Not beyond `most`, so that it takes no longer however many there are. */
export async function countUnreadUpTo(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread from (
      select from notices
      where instance_id = ${instanceId} and customer_id = ${customerId} and read_at is null
      limit ${most}) found`.execute(trx);
  return rows[0]?.unread ?? 0;
}

/** What was read before keeps its time. */
export function markRead(
  trx: Trx,
  { instanceId, customerId, id, at }: CustomerOf & { id: bigint; at: Date },
): Promise<NoticeRow | undefined> {
  return trx
    .updateTable('notices')
    .set({ read_at: sql<Date>`coalesce(read_at, ${at})` })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** All up to one; what has come since stays unread. */
export async function markAllRead(
  trx: Trx,
  { instanceId, customerId, upTo, at }: CustomerOf & { upTo: bigint | undefined; at: Date },
): Promise<void> {
  await trx
    .updateTable('notices')
    .set({ read_at: at })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('read_at', 'is', null)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0n))
    .execute();
}

export async function deleteNotices(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  await trx
    .deleteFrom('notices')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Runs across instances; says how many there were. */
export async function deleteBefore(trx: Trx, time: Date, most: number): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from notices where (instance_id, id) in (
      select instance_id, id from notices where created_at < ${time}
      order by created_at limit ${most} for update skip locked)`.execute(trx);
  return numAffectedRows;
}
