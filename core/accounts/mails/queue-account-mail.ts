import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Brand } from '#core/tenancy/brand/brand.ts';
import { htmlMail, plainMail } from '#core/platform/mail/html-mail.ts';
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
  | 'ownerInvitation'
  | 'teamInvitation';

export type AccountNoticeKind =
  | 'loginAlert'
  | 'emailChanged'
  | 'passwordChanged'
  | 'twoFactorEnabled'
  | 'twoFactorDisabled'
  | 'socialConnected'
  | 'socialDisconnected'
  | 'accountDeleted';

interface AccountMail {
  instanceId: number;
  to: string;
  language: Language;
  brand: Brand;
}

interface WithLink extends AccountMail {
  kind: AccountMailKind;
  /** A path of the panel, such as `/register/confirm?token=…`. */
  path: string;
  /** What the mail tells beside the link: who invites. */
  facts?: Record<string, string>;
}

interface Notice extends AccountMail {
  kind: AccountNoticeKind;
  /** What the notice tells: the device, the new address. */
  facts?: Record<string, string>;
}

type Ports = Pick<Deps, 'clock' | 'texts'> & { trx: Trx };

/** A mail whose button leads back into the panel. */
export async function queueLinkMail(deps: Ports, mail: WithLink): Promise<void> {
  const { kind, language, brand, facts } = mail;
  const params = { panelName: brand.panelName, ...facts };
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
  await queue(deps, mail, {
    subject: deps.texts(language, `mail:${kind}.subject`, params),
    text: deps.texts(language, `mail:${kind}.text`, params),
    button: {
      label: deps.texts(language, `mail:${kind}.button`, params),
      url: `${brand.origin}/app${prefix}${mail.path}`,
    },
  });
}

/** A mail that tells what happened and asks for an answer if it was somebody else. */
export async function queueNotice(deps: Ports, mail: Notice): Promise<void> {
  const { kind, language, brand, facts } = mail;
  const params = { panelName: brand.panelName, ...facts };
  await queue(deps, mail, {
    subject: deps.texts(language, `mail:${kind}.subject`, params),
    text: deps.texts(language, `mail:${kind}.text`, params),
  });
}

interface Words {
  subject: string;
  text: string;
  button?: { label: string; url: string };
}

async function queue(deps: Ports, mail: AccountMail, words: Words): Promise<void> {
  const { instanceId, to, language, brand } = mail;
  const content = { language, ...words };
  await queueMail(deps, deps.trx, {
    instanceId,
    to,
    language,
    subject: words.subject,
    text: plainMail(content, brand),
    html: htmlMail(content, brand),
    fromName: brand.panelName,
    ...(brand.supportEmail !== undefined && { replyTo: brand.supportEmail }),
  });
}
