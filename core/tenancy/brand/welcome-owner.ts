import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { isMailAddress } from '#core/platform/mail/mail-address.ts';
import { readDocumentsIn } from '#core/tenancy/instances/read-documents.ts';
import { mailWords } from '#core/tenancy/mail-texts/mail-words.ts';
import { queueMail } from '#core/platform/mail/queue-mail.ts';

export interface WelcomedInstance {
  instanceId: number;
  panelName: string;
  supportEmail: string;
  /** Where the panel answers. */
  url: string;
  /** English unless the instance has chosen. */
  language?: Language;
}

/**
 * Tells an instance's owner that the panel is up. Call it on every publication: only the first
 * one writes.
 */
export async function queueWelcomeMail(
  deps: Pick<Deps, 'clock' | 'log' | 'texts'>,
  trx: Trx,
  { instanceId, panelName, supportEmail, url, language = DEFAULT_LANGUAGE }: WelcomedInstance,
): Promise<void> {
  if (!isMailAddress(supportEmail)) {
    // A missing welcome mail does not stop the publication.
    deps.log.warn({ instanceId }, 'No welcome mail: the support address is not one to send to');
    return;
  }
  const texts = await readDocumentsIn(trx, instanceId, 'mail-text');
  const said = { mail: 'welcome' as const, texts, language, panelName, facts: { url } };
  const { subject, text } = mailWords(deps, said);
  await queueMail(deps, trx, {
    instanceId,
    to: supportEmail,
    fromName: panelName,
    subject,
    text,
    language,
    uniqueKey: 'welcome-owner',
  });
}
