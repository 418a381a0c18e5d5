import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob, PermanentFailure, type RunningJob } from '#core/platform/jobs/define-job.ts';
import { failureReason } from '#core/platform/jobs/failure-reason.ts';
import { isLanguage, languageTag } from '#locales/languages.ts';
import { changeQueuedMail, findQueuedMail, type MailRef, type MailRow } from './mail.store.ts';
import { MailRefused, type MailToSend, type MailTransport } from './transport.ts';

/** Twenty tries span about half a day, longer than a mail server is usually down. */
export const SEND_MAIL = {
  kind: 'send-mail',
  schema: z.strictObject({ mailId: z.string().regex(/^\d{1,19}$/) }),
  maxAttempts: 20,
};

type Payload = z.infer<typeof SEND_MAIL.schema>;

/**
 * Sends one mail of the outbox, at least once: a crash between the server's "accepted" and our
 * commit sends it again. The Message-ID is fixed before the first try, so that the repeat can
 * be told from another mail.
 */
export function sendMailJob(transport: MailTransport) {
  return defineJob({
    ...SEND_MAIL,
    handle: (deps, job) => sendMail(deps, transport, job),
    async onDead(trx, { reason, ...job }) {
      await changeQueuedMail(trx, mailOf(job), { state: 'failed', lastError: reason });
    },
  });
}

async function sendMail(
  deps: Deps,
  transport: MailTransport,
  job: RunningJob<Payload>,
): Promise<void> {
  const { db, clock } = deps;
  const ref = mailOf(job);
  const mail = await db.inInstance(ref.instanceId, (trx) => beginTry(trx, ref, transport.domain));
  if (!mail) return;
  const sent = await transport.send(mail, { signal: job.signal }).catch(async (error: unknown) => {
    const lastError = failureReason(error);
    await db.inInstance(ref.instanceId, (trx) => changeQueuedMail(trx, ref, { lastError }));
    throw error instanceof MailRefused ? new PermanentFailure(lastError, { cause: error }) : error;
  });
  await db.inInstance(ref.instanceId, (trx) =>
    changeQueuedMail(trx, ref, {
      state: sent.state,
      messageId: sent.messageId,
      lastError: null,
      ...(sent.state === 'sent' && { sentAt: clock.now() }),
    }),
  );
}

/** Counts the try and fixes the Message-ID; nothing to send when the mail has already ended. */
async function beginTry(trx: Trx, ref: MailRef, domain: string): Promise<MailToSend | undefined> {
  const row = await findQueuedMail(trx, ref);
  if (!row) return undefined;
  const messageId = row.message_id ?? messageIdOf(row, domain);
  await changeQueuedMail(trx, ref, { attempts: row.attempts + 1, messageId });
  return {
    messageId,
    to: row.to_address,
    fromName: row.from_name,
    replyTo: row.reply_to,
    threadId: row.thread === null ? null : `<${row.thread}.${row.instance_id}@${domain}>`,
    unsubscribe: row.unsubscribe,
    subject: row.subject,
    text: row.text,
    html: row.html,
    language: isLanguage(row.language) ? languageTag(row.language) : row.language,
    date: row.created_at,
  };
}

/** With the time, because a database that was set up anew counts its ids from 1 again. */
function messageIdOf(row: MailRow, domain: string): string {
  return `<${row.created_at.getTime().toString(36)}.${row.instance_id}.${row.id}@${domain}>`;
}

function mailOf({ instanceId, payload }: Pick<RunningJob<Payload>, 'instanceId' | 'payload'>) {
  invariant(instanceId !== null, 'a mail belongs to an instance');
  return { instanceId, id: BigInt(payload.mailId) };
}
