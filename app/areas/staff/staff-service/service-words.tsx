import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { languageName } from '#app/areas/staff/staff/language-name.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';
import { FormStack } from '#app/ui/form/form-layout.tsx';
import { Accordion, Disclosure } from '#app/ui/surface/disclosure.tsx';
import type { Language } from '#locales/languages.ts';

interface WrittenText {
  name: string;
  description: string;
}
export type WrittenTexts = Partial<Record<Language, WrittenText>>;

interface ServiceWordsProps {
  field: FieldMetadata<WrittenTexts>;
  languages: readonly Language[];
}

/** Name and description: in English at once, in each other language behind its name. */
export function ServiceWords({ field, languages }: ServiceWordsProps) {
  const { t, i18n } = useTranslation('services');
  const texts = field.getFieldset();
  const others = languages.filter((language) => language !== 'en');
  const bothIn = (language: Language, mark?: string) => {
    const text = texts[language]?.getFieldset();
    return text ? (
      <>
        <TextField
          field={text.name}
          label={t('edit.name')}
          autoComplete="off"
          dir="auto"
          mark={mark ?? null}
        />
        <TextArea
          field={text.description}
          label={t('edit.description')}
          hint={t('edit.descriptionHint')}
          rows={6}
          dir="auto"
          {...(mark !== undefined && { mark })}
        />
      </>
    ) : null;
  };
  const isWrong = (language: Language) => {
    const text = texts[language]?.getFieldset();
    return Boolean(text?.name.errors ?? text?.description.errors);
  };
  const isWritten = (language: Language) =>
    Boolean(texts[language]?.getFieldset().name.initialValue);
  // What is written in no English is found at once.
  const isOnlyElsewhere = !isWritten('en') && others.some(isWritten);
  return (
    <>
      {bothIn('en', others.length > 0 ? languageName('en', i18n.language) : undefined)}
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
                  <FormStack>{bothIn(language)}</FormStack>
                </Disclosure>
              ))}
            </Accordion>
          </FormStack>
        </Disclosure>
      ) : null}
    </>
  );
}

/** What the fields of texts are called where a refusal names them. */
export function wordLabels(
  words: { name: string; description: string },
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
