import type { FaqEntry } from '#core/catalogue/services/catalogue.tables.ts';
import { faqText } from '#core/catalogue/services/faq-text.pure.ts';
import { PAGE_TEXTS, type PageText } from '#core/catalogue/services/page-texts.pure.ts';
import type { PageTexts, ServiceParts } from '#core/catalogue/services/read-whole.ts';
import { AppError } from '#core/errors.ts';
import type { FieldChange } from '#core/supply/imports/field-changes.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#locales/languages.ts';

/** As somebody has written it; without a name or a description, those are taken away. */
interface Written extends Partial<Record<PageText, string | null | undefined>> {
  name?: string | undefined;
  description?: string | undefined;
  faq?: FaqEntry[] | null | undefined;
}

interface TextChanges {
  words: (PageTexts & { language: Language })[];
  withdrawn: Language[];
  changes: FieldChange[];
}

/** What becomes of the texts of a service; languages that are not mentioned stay as they are. */
export function changedTexts(
  present: ServiceParts['texts'],
  written: Partial<Record<Language, Written | undefined>>,
): TextChanges {
  const result: TextChanges = { words: [], withdrawn: [], changes: [] };
  for (const language of LANGUAGES) {
    const [own, before] = [written[language], present[language]];
    if (!own) continue;
    const after = textsAfter(language, own, before);
    const changes = changesIn(language, before, after);
    if (changes.length === 0) continue;
    result.changes.push(...changes);
    if (after) result.words.push({ language, ...after });
    else result.withdrawn.push(language);
  }
  const isLeft = Object.keys(present).some((one) => !result.withdrawn.some((gone) => gone === one));
  if (result.withdrawn.length > 0 && !isLeft && result.words.length === 0) {
    refuseName(DEFAULT_LANGUAGE);
  }
  return result;
}

/** A language in which nothing is left is taken away. */
function textsAfter(
  language: Language,
  own: Written,
  before: PageTexts | undefined,
): PageTexts | undefined {
  const { name, description = null } = own;
  if (name === undefined) {
    if (description !== null || own.faq?.length || PAGE_TEXTS.some((field) => own[field] != null)) {
      refuseName(language);
    }
    return undefined;
  }
  const kept = (field: PageText) => {
    const asked = own[field];
    return asked === undefined ? (before?.[field] ?? null) : asked;
  };
  return {
    faq: own.faq === undefined ? (before?.faq ?? null) : noneIfEmpty(own.faq),
    ...{ name, description, short_description: kept('short_description') },
    ...{ geo: kept('geo'), start_time: kept('start_time'), speed: kept('speed') },
    ...{ guarantee: kept('guarantee'), requirements: kept('requirements') },
    ...{ meta_title: kept('meta_title'), meta_description: kept('meta_description') },
  };
}

const noneIfEmpty = (faq: FaqEntry[] | null) => (faq?.length === 0 ? null : faq);

/** What the log calls each text. */
const LOGGED = {
  name: 'name',
  description: 'description',
  short_description: 'shortDescription',
  geo: 'geo',
  start_time: 'startTime',
  speed: 'speed',
  guarantee: 'guaranteeText',
  requirements: 'requirements',
  faq: 'faq',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
} as const satisfies Record<keyof PageTexts, FieldChange['field']>;

const loggedOf = (text: string | FaqEntry[] | null | undefined): string | null =>
  Array.isArray(text) ? faqText(text) : (text ?? null);

const changesIn = (
  language: Language,
  before: PageTexts | undefined,
  after: PageTexts | undefined,
): FieldChange[] =>
  (['name', 'description', ...PAGE_TEXTS, 'faq'] as const).flatMap((text) => {
    const sides = { before: loggedOf(before?.[text]), after: loggedOf(after?.[text]) };
    return sides.before === sides.after ? [] : [{ field: LOGGED[text], ...sides, language }];
  });

function refuseName(language: Language): never {
  const fields = { [`texts.${language}.name`]: [{ code: 'required' as const }] };
  throw new AppError('validation_failed', { fields });
}
