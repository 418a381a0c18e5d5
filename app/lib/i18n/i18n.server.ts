import { createInstance, type FormatFunction, type i18n as I18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, PSEUDO_LANGUAGE } from '#locales/languages.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { pseudoTexts } from '#locales/pseudo.ts';
import { I18N_OPTIONS } from './i18n-options.ts';
import { valueInText } from '../texts/translate.ts';

const files = import.meta.glob<Record<string, unknown>>('/locales/*/*.json', {
  eager: true,
  import: 'default',
});

function format(...asked: Parameters<FormatFunction>): string {
  const [value, , language = 'en', options] = asked;
  // What is no count goes through as it is.
  return valueInText(String(options?.interpolationkey), value, numberStyle(language)) as string;
}

const instances = new Map<string, I18n>();

/** The texts of a language, all in memory: one instance a language for the whole process. */
export function textsOf(locale: string): I18n {
  const ready = instances.get(locale);
  if (ready) return ready;
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    ...I18N_OPTIONS,
    interpolation: {
      ...I18N_OPTIONS.interpolation,
      alwaysFormat: true,
      format,
    },
    lng: locale,
    resources: { [locale]: resourcesOf(locale) },
    initImmediate: false,
    react: { useSuspense: false },
  });
  instances.set(locale, instance);
  return instance;
}

function resourcesOf(locale: string): Resource[string] {
  const source = locale === PSEUDO_LANGUAGE ? DEFAULT_LANGUAGE : locale;
  const texts: Resource[string] = {};
  for (const [path, content] of Object.entries(files)) {
    const [, language, namespace] = /^\/locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    if (language !== source || !namespace) continue;
    texts[namespace] = locale === PSEUDO_LANGUAGE ? pseudoTexts(content) : content;
  }
  return texts;
}
