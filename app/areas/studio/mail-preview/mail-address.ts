import type { Language } from '#locales/languages.ts';
import type { ThemeName } from '#themes/theme-input.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

export interface ShownMail {
  mail: string;
  language: Language;
  /** Without one, it looks as the reader's system prefers. */
  theme?: ThemeName;
}

/** Where a mail of the draft is shown; with a step of the draft, as that step has it. */
export const mailAddress = ({ mail, language, theme }: ShownMail, rev: number): string =>
  pagePath('studio/preview/mail', {}, { mail, language, theme, rev: String(rev) });
