import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { hasButton, isMailId, namesIn } from '#core/tenancy/mail-texts/mails.pure.ts';
import type { MailPreview } from '#app/areas/studio/mail-preview/mail-beside.tsx';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';

/** What a mail says where its owner says nothing. */
export interface OwnMail {
  /** What its texts may name, in double braces. */
  names: string[];
  subject: string;
  text: string;
  button: string | undefined;
  /** How it can be looked at. */
  preview: MailPreview;
}

interface Reader {
  locale: string;
  /** Those that the panel offers. */
  languages: readonly Language[];
}

/** The panel's own words of the mail that a document is about; undefined for any other. */
export function ownMailOf(
  kind: DocumentKind,
  id: unknown,
  { locale, languages }: Reader,
): OwnMail | undefined {
  if (kind !== 'mail-text' || typeof id !== 'string' || !isMailId(id)) return undefined;
  // Whoever works in a language sees the mail in it first.
  const language = languages.find((offered) => offered === locale) ?? DEFAULT_LANGUAGE;
  // Each mail has these texts in every language; without values, the names in them stay.
  const t = textsOf(locale).t as (key: string) => string;
  const say = (part: string) => t(`mail:${id}.${part}`);
  return {
    names: namesIn(id).map((name) => `{{${name}}}`),
    subject: say('subject'),
    text: say('text'),
    button: hasButton(id) ? say('button') : undefined,
    preview: { mail: id, language, languages },
  };
}
