import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { MAILS, namesIn, type MailId } from '#core/tenancy/mail-texts/mails.pure.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';

/** What a mail says where its owner says nothing. */
export interface OwnMail {
  /** What its texts may name, in double braces. */
  names: string[];
  subject: string;
  text: string;
  button: string | undefined;
}

/** The panel's own words of the mail that a document is about; undefined for any other. */
export function ownMailOf(kind: DocumentKind, id: unknown, locale: string): OwnMail | undefined {
  if (kind !== 'mail-text' || !isMail(id)) return undefined;
  // Each mail has these texts in every language; without values, the names in them stay.
  const t = textsOf(locale).t as (key: string) => string;
  const say = (part: string) => t(`mail:${id}.${part}`);
  return {
    names: namesIn(id).map((name) => `{{${name}}}`),
    subject: say('subject'),
    text: say('text'),
    button: 'hasButton' in MAILS[id] ? say('button') : undefined,
  };
}

const isMail = (id: unknown): id is MailId => typeof id === 'string' && Object.hasOwn(MAILS, id);
