import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#locales/languages.ts';
import { linkTarget } from '#app/lib/http/link-target.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { previewPath, type PreviewView } from '#app/lib/studio-preview/preview-address.ts';

/** The widths that a draft is looked at in, in px. */
export const WIDTHS = { phone: 390, tablet: 900, desktop: 1440 } as const;
export type Width = keyof typeof WIDTHS;

/** How somebody looks at the draft. */
export interface PreviewChoice {
  /** Of the route table, with its query. */
  page: string;
  width: Width;
  theme: 'light' | 'dark';
  language: Language;
  as: 'guest' | 'customer';
  /** Whether the owner's own code is tried out. */
  code: 'on' | 'off';
}

export const FIRST_CHOICE: PreviewChoice = {
  page: '/',
  width: 'desktop',
  theme: 'light',
  language: DEFAULT_LANGUAGE,
  as: 'guest',
  code: 'off',
};

interface Fields {
  get(name: string): unknown;
}

/** What a form or an address says, the rest as before. */
export function readChoice(fields: Fields, before: PreviewChoice = FIRST_CHOICE): PreviewChoice {
  const oneOf = <T extends string>(name: string, known: readonly T[], otherwise: T) =>
    known.find((one) => one === fields.get(name)) ?? otherwise;
  const language = fields.get('language');
  const page = fields.get('page');
  return {
    page:
      typeof page === 'string' && linkTarget(page)?.kind === 'inside' && page.length <= 1_000
        ? page
        : before.page,
    // Keys of this very object.
    width: oneOf('width', Object.keys(WIDTHS) as Width[], before.width),
    theme: oneOf('theme', ['light', 'dark'], before.theme),
    language: isLanguage(language) ? language : before.language,
    as: oneOf('as', ['guest', 'customer'], before.as),
    code: oneOf('code', ['on', 'off'], before.code),
  };
}

export function viewOf(fields: Fields): PreviewView {
  return viewOfChoice(readChoice(fields));
}

function viewOfChoice({ theme, as, code }: PreviewChoice): PreviewView {
  return { theme, isCustomer: as === 'customer', runsCode: code === 'on' };
}

/** Says in an address of the studio that the draft itself is shown there, and how. */
export const SHOWN = 'shown';

/** The page of the studio that shows the draft as wide as a device, which needs no script. */
export const stillPath = (choice: PreviewChoice): string =>
  pagePath('studio/preview', {}, { [SHOWN]: '1', ...choice });

/** Where the draft is, as somebody looks at it. */
export function addressOf(choice: PreviewChoice): string {
  return previewPath(viewOfChoice(choice), choice.language, choice.page);
}
