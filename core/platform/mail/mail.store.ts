import type { Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { OutgoingMailsTable } from './mail.tables.ts';

export type MailRow = Selectable<OutgoingMailsTable>;

interface NewMail {
  instanceId: number;
  uniqueKey: string | null;
  to: string;
  fromName: string | null;
  replyTo: string | null;
  thread: string | null;
  unsubscribe: string | null;
  subject: string;
  text: string;
  html: string | null;
  language: string;
  createdAt: Date;
}

/** Answers the mail's id, or undefined when its unique key was used before. */
export async function insertMail(trx: Trx, mail: NewMail): Promise<bigint | undefined> {
  const row = await trx
    .insertInto('outgoing_mails')
    .values({
      instance_id: mail.instanceId,
      unique_key: mail.uniqueKey,
      to_address: mail.to,
      from_name: mail.fromName,
      reply_to: mail.replyTo,
      thread: mail.thread,
      unsubscribe: mail.unsubscribe,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      language: mail.language,
      created_at: mail.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface MailRef {
  instanceId: number;
  id: bigint;
}

export async function findMail(trx: Trx, mail: MailRef): Promise<MailRow | undefined> {
  return trx
    .selectFrom('outgoing_mails')
    .selectAll()
    .where('instance_id', '=', mail.instanceId)
    .where('id', '=', mail.id)
    .executeTakeFirst();
}

export async function findQueuedMail(trx: Trx, mail: MailRef): Promise<MailRow | undefined> {
  return trx
    .selectFrom('outgoing_mails')
    .selectAll()
    .where('instance_id', '=', mail.instanceId)
    .where('id', '=', mail.id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
}

interface MailChange {
  state?: MailRow['state'];
  attempts?: number;
  messageId?: string;
  sentAt?: Date;
  lastError?: string | null;
}

/** Changes a mail that has not ended yet; one that has stays as it is. */
export async function changeQueuedMail(trx: Trx, mail: MailRef, change: MailChange): Promise<void> {
  await trx
    .updateTable('outgoing_mails')
    .set({
      ...(change.state && { state: change.state }),
      ...(change.attempts !== undefined && { attempts: change.attempts }),
      ...(change.messageId && { message_id: change.messageId }),
      ...(change.sentAt && { sent_at: change.sentAt }),
      ...(change.lastError !== undefined && { last_error: change.lastError }),
    })
    .where('instance_id', '=', mail.instanceId)
    .where('id', '=', mail.id)
    .where('state', '=', 'queued')
    .execute();
}
