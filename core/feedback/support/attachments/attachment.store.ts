import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { SupportAttachmentsTable } from '../support.tables.ts';

/** All of a file but what is sealed. */
export type AttachmentRow = Omit<Selectable<SupportAttachmentsTable>, 'salt' | 'sealed'>;

const FACTS = [
  ...(['instance_id', 'id', 'uploaded_by', 'ticket_id', 'message_id'] as const),
  ...(['name', 'extension', 'bytes', 'created_at'] as const),
] as const;

/** What a file is sealed as. */
export const attachmentRef = (ref: { instanceId: number; id: string }) =>
  ({ purpose: 'ticket-attachment', ...ref }) as const;

export async function insertAttachment(
  trx: Trx,
  row: Insertable<SupportAttachmentsTable>,
): Promise<void> {
  await trx.insertInto('support_attachments').values(row).execute();
}

interface UploadedBy {
  instanceId: number;
  uploadedBy: bigint;
}

/** Of what somebody has uploaded and not sent, only the latest stay. */
export async function dropUnsent(
  trx: Trx,
  { instanceId, uploadedBy, keep }: UploadedBy & { keep: number },
): Promise<void> {
  await sql`
    delete from support_attachments where instance_id = ${instanceId} and id in (
      select id from support_attachments
      where instance_id = ${instanceId} and uploaded_by = ${uploadedBy} and message_id is null
      order by created_at desc, id offset ${keep})`.execute(trx);
}

interface Sent extends UploadedBy {
  ids: readonly string[];
  ticketId: bigint;
  messageId: bigint;
}

/** Gives them to a message; says how many there were to give. */
export async function attach(
  trx: Trx,
  { instanceId, uploadedBy, ids, ticketId, messageId }: Sent,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('support_attachments')
    .set({ ticket_id: ticketId, message_id: messageId })
    .where('instance_id', '=', instanceId)
    .where('uploaded_by', '=', uploadedBy)
    .where('message_id', 'is', null)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

interface OfMessages {
  instanceId: number;
  messageIds: readonly bigint[];
}

export async function readAttachments(
  trx: Trx,
  { instanceId, messageIds }: OfMessages,
): Promise<AttachmentRow[]> {
  if (messageIds.length === 0) return [];
  return trx
    .selectFrom('support_attachments')
    .select(FACTS)
    .where('instance_id', '=', instanceId)
    .where(sql<boolean>`message_id = any(${[...messageIds]}::bigint[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findAttachment(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: string },
): Promise<Selectable<SupportAttachmentsTable> | undefined> {
  return trx
    .selectFrom('support_attachments')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteUnsentOf(
  trx: Trx,
  { instanceId, uploadedBy }: UploadedBy,
): Promise<void> {
  await dropUnsent(trx, { instanceId, uploadedBy, keep: 0 });
}

/** Across instances; says how many there were. */
export async function deleteUnsent(
  trx: Trx,
  { before, most }: { before: Date; most: number },
): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from support_attachments where (instance_id, id) in (
      select instance_id, id from support_attachments
      where message_id is null and created_at < ${before}
      order by created_at limit ${most} for update skip locked)`.execute(trx);
  return numAffectedRows;
}
