import { panelBase } from '#core/platform/http/panel-base.pure.ts';
import type { Language } from '#locales/languages.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { spokenTo, type Brand } from '#core/tenancy/brand/brand.ts';
import { mailWords } from '#core/tenancy/mail-texts/mail-words.ts';
import type { MailFacts, MailId } from '#core/tenancy/mail-texts/mails.pure.ts';
import { htmlMail, plainMail, type MailContent } from '#core/platform/mail/html-mail.ts';
import { queueMail } from '#core/platform/mail/queue-mail.ts';

/** What a customer is told about the account, by its key in `mail.json`. */
export type AccountMailKind =
  | 'alreadyRegistered'
  | 'confirmRegistration'
  | 'passwordReset'
  | 'emailChange'
  | 'guestAccount'
  | 'guestClaim'
  | 'guestLogin'
  | 'identityWanted'
  | 'identityApproved'
  | 'identityRefused'
  | 'identityExpired'
  | 'ownerInvitation'
  | 'teamInvitation'
  | 'webhookDisabled';

export type AccountNoticeKind =
  | 'loginAlert'
  | 'emailChanged'
  | 'passwordChanged'
  | 'twoFactorEnabled'
  | 'twoFactorDisabled'
  | 'twoFactorRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'socialConnected'
  | 'socialDisconnected'
  | 'accountDeleted'
  | 'accountFrozen'
  | 'accountUnfrozen';

interface AccountMail {
  instanceId: number;
  to: string;
  language: Language;
  brand: Brand;
}

/** With a path of the panel, such as `/register/confirm?token=…`. */
type WithLink = AccountMail & Told<AccountMailKind> & { path: string };
type Notice = AccountMail & Told<AccountNoticeKind>;

/** Of each kind, with the facts that it tells: the device, the new address, who invites. */
type Told<Kinds extends MailId> = {
  [Kind in Kinds]: { kind: Kind } & (keyof MailFacts<Kind> extends never
    ? { facts?: undefined }
    : { facts: MailFacts<Kind> });
}[Kinds];

type Ports = Pick<Deps, 'clock' | 'texts'> & { trx: Trx };

/** A mail whose button leads back into the panel. */
export async function queueLinkMail(deps: Ports, mail: WithLink): Promise<void> {
  const { kind, brand } = mail;
  const { panelName, mailTexts: texts, origin } = brand;
  const language = spokenTo(brand, mail.language);
  // The facts of a kind are checked where it is told.
  const facts = (mail.facts ?? {}) as MailFacts<AccountMailKind>;
  const words = mailWords(deps, { mail: kind, texts, language, panelName, facts });
  const button = { label: words.button ?? '', url: `${origin}${panelBase(language)}${mail.path}` };
  await queue(deps, mail, { language, subject: words.subject, text: words.text, button });
}

/** A mail that tells what happened and asks for an answer if it was somebody else. */
export async function queueNotice(deps: Ports, mail: Notice): Promise<void> {
  const { panelName, mailTexts: texts } = mail.brand;
  const language = spokenTo(mail.brand, mail.language);
  // The facts of a kind are checked where it is told.
  const facts = (mail.facts ?? {}) as MailFacts<AccountNoticeKind>;
  const words = mailWords(deps, { mail: mail.kind, texts, language, panelName, facts });
  await queue(deps, mail, { language, subject: words.subject, text: words.text });
}

async function queue(deps: Ports, mail: AccountMail, content: MailContent): Promise<void> {
  const { instanceId, to, brand } = mail;
  const { language, subject } = content;
  await queueMail(deps, deps.trx, {
    instanceId,
    to,
    language,
    subject,
    text: plainMail(content, brand),
    html: htmlMail(content, brand),
    fromName: brand.panelName,
    ...(brand.supportEmail !== undefined && { replyTo: brand.supportEmail }),
  });
}
