import { DEFAULT_LANGUAGE, PSEUDO_LANGUAGE } from '#locales/languages.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { pseudoTexts } from '#locales/pseudo.ts';
import { lightI18n, type LightI18n } from '../texts/light-i18n.ts';
import type { Texts } from '../texts/translate.ts';

/** As they are written: a start need not read what a language says that nobody asks for. */
const files = import.meta.glob<string>('/locales/*/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const instances = new Map<string, LightI18n>();

/** The texts of a language, all in memory: one instance a language for the whole process. */
export function textsOf(locale: string): LightI18n {
  const ready = instances.get(locale);
  if (ready) return ready;
  const instance = lightI18n({
    locale,
    numbers: numberStyle(locale),
    texts: new Map(namespacesOf(locale)),
  });
  instances.set(locale, instance);
  return instance;
}

function namespacesOf(locale: string): [string, Texts][] {
  const source = locale === PSEUDO_LANGUAGE ? DEFAULT_LANGUAGE : locale;
  return Object.entries(files).flatMap(([path, written]): [string, Texts][] => {
    const [, language, namespace] = /^\/locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    if (language !== source || !namespace) return [];
    // The build has checked that they are texts and groups of them.
    const texts = JSON.parse(written) as Texts;
    return [[namespace, locale === PSEUDO_LANGUAGE ? pseudoTexts(texts) : texts]];
  });
}
