import type { Language } from '#locales/languages.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblem } from '#core/errors.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { isMailAddress, singleLine } from './mail-address.ts';
import { insertMail } from './mail.store.ts';
import { SEND_MAIL } from './send-mail.ts';

export interface MailToQueue {
  instanceId: number;
  to: string;
  subject: string;
  text: string;
  html?: string;
  language: Language;
  /** The brand that speaks, as the receiver's list of mails shows it. */
  fromName?: string;
  /** Where an answer goes. */
  replyTo?: string;
  /** What it is about, with others of its instance: they are shown together. */
  thread?: string;
  /** Where mail programs turn off mails like this one, by a POST that nobody confirms. */
  unsubscribe?: string;
  /** A mail with a key that its instance used before is not queued again, ever. */
  uniqueKey?: string;
}

/** Writes the mail and the job that sends it; answers its id, undefined for a repeated key. */
export async function queueMail(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  mail: MailToQueue,
): Promise<bigint | undefined> {
  refuseBadAddresses(mail);
  const id = await insertMail(trx, {
    instanceId: mail.instanceId,
    uniqueKey: mail.uniqueKey ?? null,
    to: mail.to,
    fromName: mail.fromName === undefined ? null : singleLine(mail.fromName),
    replyTo: mail.replyTo ?? null,
    thread: mail.thread ?? null,
    unsubscribe: mail.unsubscribe ?? null,
    subject: singleLine(mail.subject),
    text: storable(mail.text),
    html: mail.html === undefined ? null : storable(mail.html),
    language: mail.language,
    createdAt: deps.clock.now(),
  });
  if (id === undefined) return undefined;
  await enqueue(deps, trx, {
    job: SEND_MAIL,
    instanceId: mail.instanceId,
    payload: { mailId: String(id) },
    uniqueKey: String(id),
  });
  return id;
}

function refuseBadAddresses({ to, replyTo }: MailToQueue): void {
  const fields: Record<string, FieldProblem[]> = {};
  if (!isMailAddress(to)) fields['to'] = [{ code: 'invalid_email' }];
  if (replyTo !== undefined && !isMailAddress(replyTo))
    fields['replyTo'] = [{ code: 'invalid_email' }];
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}

/** PostgreSQL refuses a text with NUL. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}
