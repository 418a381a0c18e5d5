import type { Language } from '#locales/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

export interface ShownMail {
  mail: string;
  language: Language;
}

/** Where a mail of the draft is shown; with a step of the draft, as that step has it. */
export const mailAddress = ({ mail, language }: ShownMail, rev: number): string =>
  pagePath('studio/preview/mail', {}, { mail, language, rev: String(rev) });
