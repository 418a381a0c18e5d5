import { panelBase } from '#core/platform/http/panel-base.pure.ts';
import { payerToTell } from '#core/accounts/customers/payer.ts';
import { unsubscribeSignature } from '#core/accounts/notifications/unsubscribe-signature.ts';
import type { Deps } from '#core/deps.ts';
import { readBrand, spokenTo } from '#core/tenancy/brand/brand.ts';
import { mailWords } from '#core/tenancy/mail-texts/mail-words.ts';
import type { MailFacts, MailId } from '#core/tenancy/mail-texts/mails.pure.ts';
import { htmlMail, plainMail } from '#core/platform/mail/html-mail.ts';
import { queueMail } from '#core/platform/mail/queue-mail.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import type { Language } from '#locales/languages.ts';
import { parseUrl } from '#core/platform/http/parse-url.pure.ts';

export interface CustomerMail<Id extends MailId> {
  instanceId: number;
  customerId: bigint;
  /** Whether the mail is only for guests, who cannot log in. */
  isForGuests?: boolean;
  /** Whether guests, who cannot log in, get none. */
  isForMembers?: boolean;
  /** The notification setting that applies. */
  about: 'payments' | 'orders' | 'subscriptions';
  /** The origin the customer used; otherwise a host of the instance. */
  origin?: string | undefined;
  notice: Id;
  /** Written in the reader's language; `base` is the URL of their panel. */
  facts: (language: Language, base: string) => MailFacts<Id>;
  /** A path of the panel, without a language; guests, who cannot log in, may get another. */
  path: string | ((isGuest: boolean) => string | Promise<string>);
  uniqueKey: string;
  /** What somebody has written; below the words of the mail. */
  said?: string | undefined;
  /** Where an answer goes; to the support of the instance unless said. */
  replyTo?: string | undefined;
  /** What it is about, with others: they are shown together. */
  thread?: string | undefined;
}

/** Queues a mail in the brand's look and the customer's language, if they want such mails. */
export async function queueCustomerMail<Id extends MailId>(
  deps: Deps,
  mail: CustomerMail<Id>,
): Promise<void> {
  const { instanceId, customerId: id, notice, about } = mail;
  const receiver = await deps.db.inInstance(instanceId, (trx) =>
    payerToTell(trx, { instanceId, id }, about),
  );
  if (!receiver || (mail.isForGuests && !receiver.isGuest)) return;
  if (mail.isForMembers && receiver.isGuest) return;
  const { to, isGuest } = receiver;
  const origin = originOf(mail.origin ?? NOWHERE);
  const brand = await readBrand(deps, { instanceId, origin });
  const { panelName, mailTexts: texts } = brand;
  const language = spokenTo(brand, receiver.language);
  const path = typeof mail.path === 'string' ? mail.path : await mail.path(isGuest);
  const base = `${brand.origin}${panelBase(language)}`;
  const facts = mail.facts(language, base);
  const words = mailWords(deps, { mail: notice, texts, language, panelName, facts });
  const signature = await unsubscribeSignature(createKeys(deps), { instanceId, id });
  const unsubscribe = `${base}/unsubscribe/${id}?signature=${signature}`;
  const { subject } = words;
  const how = mail.replyTo && deps.texts(language, 'mail:reply.how');
  const replyTo = mail.replyTo ?? brand.supportEmail;
  const content = {
    ...{
      language,
      subject,
      text: [words.text, mail.said, how].filter(Boolean).join('\n\n'),
    },
    button: { label: words.button ?? '', url: `${base}${path}` },
    footer: deps.texts(language, 'mail:choose.messages', { url: unsubscribe }),
  };
  await deps.db.inInstance(instanceId, (trx) =>
    queueMail(deps, trx, {
      ...{ instanceId, to, language, subject, fromName: panelName },
      text: plainMail(content, brand),
      html: htmlMail(content, brand),
      ...{ uniqueKey: mail.uniqueKey, unsubscribe },
      ...(replyTo !== undefined && { replyTo }),
      ...(mail.thread !== undefined && { thread: mail.thread }),
    }),
  );
}

/** Never a host of an instance, so the instance's own host is used. */
const NOWHERE = 'https://nowhere.invalid';

/** The host comes from the request: an invalid one is replaced. */
function originOf(text: string): { scheme: 'http' | 'https'; host: string } {
  const { protocol, host } = parseUrl(text) ?? new URL(NOWHERE);
  return { scheme: protocol === 'https:' ? 'https' : 'http', host };
}
