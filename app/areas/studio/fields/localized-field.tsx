import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { LeafField } from '#instance-schema/field-node.ts';
import { LANGUAGE_NAMES, LANGUAGES, languageTag, type Language } from '#locales/languages.ts';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { fieldId, partName } from '../form/field-place.ts';
import { useScene } from './editor-scene.tsx';
import { problemTexts } from './field-problem.ts';
import { HtmlArea } from './html-area.tsx';
import { useLeaf, type LeafProps } from './use-leaf.tsx';

/** A text in English, and folded behind it the other languages. */
export function LocalizedField(props: LeafProps) {
  const { field, pointer, value } = props;
  const { t } = useTranslation('studio-fields');
  const { frame, parts } = useLeaf(props);
  const { languages, problems } = useScene();
  const others = LANGUAGES.filter((language) => language !== 'en');
  const textOf = (language: Language) => parts[`/${language}`]?.[0] ?? '';
  const errorsOf = (language: Language) =>
    problemTexts(problems.get(partName(pointer, `/${language}`)) ?? [], field, t);
  const isForAll = typeof value === 'string';
  const missing = others.filter((one) => languages.includes(one) && textOf(one).trim() === '');
  const summary = isForAll
    ? t('editor.sameEverywhere')
    : missing.length === 0
      ? t('editor.allTranslated')
      : t('editor.missing', { count: missing.length });
  const hasProblem = others.some((language) => errorsOf(language).length > 0);
  return (
    <Stack gap={1}>
      <LanguageInput
        {...frame}
        mark={LANGUAGE_NAMES.en}
        errors={[...new Set([...frame.errors, ...errorsOf('en')])]}
        control={field.control}
        language="en"
        name={partName(pointer, '/en')}
        text={textOf('en')}
      />
      <Disclosure
        title={t('editor.otherLanguages', { summary })}
        icon="languages"
        isOpen={hasProblem}
      >
        <Stack gap={3}>
          {others.map((language) => (
            <LanguageInput
              key={language}
              id={`${fieldId(pointer)}-${language}`}
              label={LANGUAGE_NAMES[language]}
              errors={errorsOf(language)}
              control={field.control}
              language={language}
              name={partName(pointer, `/${language}`)}
              text={textOf(language)}
            />
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}

interface LanguageInputProps {
  id: string;
  label: string;
  hint?: string | undefined;
  mark?: string | undefined;
  required?: boolean | undefined;
  errors: string[];
  control: LeafField['control'];
  language: Language;
  name: string;
  text: string;
}

function LanguageInput({ control, language, text, ...own }: LanguageInputProps) {
  const props = { ...own, defaultValue: text, lang: languageTag(language) };
  if (control === 'localized-html') return <HtmlArea {...props} />;
  if (control === 'localized-text' || text.includes('\n')) return <TextArea {...props} />;
  return <TextField {...props} autoComplete="off" />;
}
