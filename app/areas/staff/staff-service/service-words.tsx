import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { languageName } from '#app/areas/staff/staff/language-name.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';
import type { StaffServiceDetails } from '#core/back-office/services/staff-service.contract.ts';
import { faqText } from '#core/catalogue/services/faq-text.pure.ts';
import { PAGE_TEXTS, type PageText } from '#core/catalogue/services/page-texts.pure.ts';
import { FormStack } from '#app/ui/form/form-layout.tsx';
import { Accordion, Disclosure } from '#app/ui/surface/disclosure.tsx';
import type { Language } from '#locales/languages.ts';

// A type, since only those have the index that forms ask for.
type WrittenText = Record<'name' | 'description' | 'faq' | PageText, string>;
export type WrittenTexts = Partial<Record<Language, WrittenText>>;

const WORDS = ['name', 'description', 'faq', ...PAGE_TEXTS] as const;

interface ServiceWordsProps {
  field: FieldMetadata<WrittenTexts>;
  languages: readonly Language[];
}

/** All texts: in English at once, in each other language behind its name. */
export function ServiceWords({ field, languages }: ServiceWordsProps) {
  const { t, i18n } = useTranslation('services');
  const texts = field.getFieldset();
  const others = languages.filter((language) => language !== 'en');
  const allIn = (language: Language, mark?: string) => {
    const text = texts[language]?.getFieldset();
    return text ? <TextsInLanguage text={text} mark={mark} /> : null;
  };
  const isWrong = (language: Language) => hasErrors(texts[language]?.getFieldset(), WORDS);
  const isWritten = (language: Language) =>
    Boolean(texts[language]?.getFieldset().name.initialValue);
  // What is written in no English is found at once.
  const isOnlyElsewhere = !isWritten('en') && others.some(isWritten);
  return (
    <>
      {allIn('en', others.length > 0 ? languageName('en', i18n.language) : undefined)}
      {others.length > 0 ? (
        <Disclosure
          title={t('edit.otherLanguages')}
          icon="languages"
          isOpen={isOnlyElsewhere || others.some(isWrong)}
        >
          <FormStack>
            <p>{t('edit.otherLanguagesHint')}</p>
            <Accordion>
              {others.map((language) => (
                <Disclosure
                  key={language}
                  title={languageName(language, i18n.language)}
                  isOpen={isWrong(language) || (isOnlyElsewhere && isWritten(language))}
                >
                  <FormStack>{allIn(language)}</FormStack>
                </Disclosure>
              ))}
            </Accordion>
          </FormStack>
        </Disclosure>
      ) : null}
    </>
  );
}

type TextFields = ReturnType<FieldMetadata<WrittenText>['getFieldset']>;

const hasErrors = (text: TextFields | undefined, words: readonly (keyof WrittenText)[]) =>
  words.some((word) => text?.[word].errors !== undefined);

interface TextsInLanguageProps {
  text: TextFields;
  /** Says the language, where there are others. */
  mark: string | undefined;
}

function TextsInLanguage({ text, mark }: TextsInLanguageProps) {
  const { t } = useTranslation('services');
  const names = useWordNames();
  const marked = mark === undefined ? {} : { mark };
  return (
    <>
      <TextField
        field={text.name}
        label={names.name}
        autoComplete="off"
        dir="auto"
        mark={mark ?? null}
      />
      <TextField
        field={text.short_description}
        label={names.short_description}
        hint={t('edit.shortDescriptionHint')}
        autoComplete="off"
        dir="auto"
        mark={mark ?? null}
      />
      <TextArea
        field={text.description}
        label={names.description}
        hint={t('edit.descriptionHint')}
        rows={6}
        dir="auto"
        {...marked}
      />
      <Disclosure title={t('edit.moreTexts')} isOpen={hasErrors(text, MORE)}>
        <FormStack>
          <MoreTexts text={text} />
        </FormStack>
      </Disclosure>
    </>
  );
}

const FACTS = ['geo', 'start_time', 'speed', 'guarantee'] as const;
const MORE = [...FACTS, 'requirements', 'faq', 'meta_title', 'meta_description'] as const;

/** What few services say. */
function MoreTexts({ text }: Pick<TextsInLanguageProps, 'text'>) {
  const { t } = useTranslation('services');
  const names = useWordNames();
  const hints = {
    geo: t('edit.geoHint'),
    start_time: t('edit.startTimeHint'),
    speed: t('edit.speedHint'),
    guarantee: t('edit.guaranteeTextHint'),
  };
  return (
    <>
      {FACTS.map((fact) => (
        <TextField
          key={fact}
          field={text[fact]}
          label={names[fact]}
          hint={hints[fact]}
          autoComplete="off"
          dir="auto"
          mark={null}
        />
      ))}
      <TextArea
        field={text.requirements}
        label={names.requirements}
        hint={t('edit.requirementsHint')}
        rows={3}
        dir="auto"
      />
      <TextArea field={text.faq} label={names.faq} hint={t('edit.faqHint')} rows={6} dir="auto" />
      <TextField
        field={text.meta_title}
        label={names.meta_title}
        hint={t('edit.metaTitleHint')}
        autoComplete="off"
        dir="auto"
        mark={null}
      />
      <TextArea
        field={text.meta_description}
        label={names.meta_description}
        hint={t('edit.metaDescriptionHint')}
        rows={2}
        dir="auto"
      />
    </>
  );
}

/** What each text is called. */
export function useWordNames(): WrittenText {
  const { t } = useTranslation('services');
  return {
    name: t('edit.name'),
    description: t('edit.description'),
    short_description: t('edit.shortDescription'),
    geo: t('edit.geo'),
    start_time: t('edit.startTime'),
    speed: t('edit.speed'),
    guarantee: t('edit.guaranteeText'),
    requirements: t('edit.requirements'),
    faq: t('edit.faq'),
    meta_title: t('edit.metaTitle'),
    meta_description: t('edit.metaDescription'),
  };
}

/** What is written in the languages of the shop; what is missing is an empty field. */
export function textsIn(
  texts: StaffServiceDetails['texts'],
  languages: readonly Language[],
): WrittenTexts {
  return Object.fromEntries(
    languages.map((language) => {
      const { faq, ...own } = texts[language] ?? {};
      const written = { ...own, faq: faqText(faq ?? []) };
      const words = WORDS.map((word) => [word, written[word] ?? ''] as const);
      return [language, Object.fromEntries(words) as WrittenText]; // All its words.
    }),
  );
}

/** What the fields of texts are called where a refusal names them. */
export function wordLabels(
  words: WrittenText,
  languages: readonly Language[],
  reader: string,
): Record<string, string> {
  return Object.fromEntries(
    languages.flatMap((language) =>
      Object.entries(words).map(([part, label]) => [
        `texts.${language}.${part}`,
        language === 'en' ? label : `${label} (${languageName(language, reader)})`,
      ]),
    ),
  );
}
