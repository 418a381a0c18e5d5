import type { Deps } from '#core/deps.ts';
import type { MailTextDocument } from '#instance-schema/generated/mail-text-document.ts';
import type { Localized } from '#instance-schema/localized.ts';
import type { Language } from '#locales/languages.ts';
import { numberInText } from '#locales/numbers-in-texts.ts';
import { hasButton, type MailFacts, type MailId } from './mails.pure.ts';
import { fillPlaceholders } from './placeholders.pure.ts';

interface MailToWord<Id extends MailId> {
  mail: Id;
  /** The owner's words, for whichever mails there are some. */
  texts: readonly MailTextDocument[];
  language: Language;
  panelName: string;
  facts: MailFacts<Id>;
}

export interface MailWords {
  subject: string;
  text: string;
  /** What the button says, where there is one. */
  button: string | undefined;
}

/** What a mail says: in the owner's words as far as there are any, else in ours. Plain text. */
export function mailWords<Id extends MailId>(
  deps: Pick<Deps, 'texts'>,
  { mail, texts, language, panelName, facts }: MailToWord<Id>,
): MailWords {
  const own = texts.find(({ id }) => id === mail);
  const params: Record<string, string> = { panelName, ...facts };
  const valueOf = (name: string) => String(numberInText(name, params[name] ?? '', language));
  const say = (owners: Localized | undefined, ours: string) =>
    owners === undefined ? ours : fillPlaceholders(inLanguage(owners, language), valueOf);
  return {
    subject: say(own?.subject, deps.texts(language, `mail:${mail}.subject`, params)),
    text: say(own?.body, deps.texts(language, `mail:${mail}.text`, params)),
    button: hasButton(mail)
      ? say(own?.button, deps.texts(language, `mail:${mail}.button`, params))
      : undefined,
  };
}

function inLanguage(text: Localized, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en);
}
