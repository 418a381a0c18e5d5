import type { i18n as I18next } from 'i18next';
import { I18N_OPTIONS } from '../i18n/i18n-options.ts';
import { translate, type Texts } from './translate.ts';

interface LightOptions {
  locale: string;
  /** How the language writes numbers. */
  numbers: string;
  texts: ReadonlyMap<string, Texts>;
}

interface Loading {
  hasLoadedNamespace: (namespace: string) => boolean;
  loadNamespaces: (namespaces: readonly string[], done: () => void) => void;
}

/** What the panel asks of i18next, and how namespaces that are not there come. */
export type LightI18n = Pick<I18next, 'language' | 'getFixedT' | 't'> & Loading;

const EVERYTHING_IS_THERE: Loading = {
  hasLoadedNamespace: () => true,
  loadNamespaces: (_namespaces, done) => done(),
};

type Translator = (key: string, values?: Record<string, unknown>) => string;

/**
 * The texts of one language that never changes: i18next itself would be a tenth of all that the home
 * page loads, and of the time in which the server draws a page
 * (docs/decisions/0010-texts-in-the-browser.md).
 */
export function lightI18n(
  { locale, numbers, texts }: LightOptions,
  loading = EVERYTHING_IS_THERE,
): LightI18n {
  const plurals = new Intl.PluralRules(locale.replace('_', '-'));
  const source = { texts, plurals, numbers };
  const translators = new Map<string, Translator>();

  /** The same function each time, so that components can compare it. */
  const getFixedT = (_language: string | null, namespace: string, prefix = ''): Translator => {
    const id = `${namespace}:${prefix}`;
    const ready = translators.get(id);
    if (ready) return ready;
    const translator: Translator = (key, values) =>
      translate(source, { namespace, key: prefix ? `${prefix}.${key}` : key, values });
    translators.set(id, translator);
    return translator;
  };

  const used = {
    language: locale,
    ...loading,
    getFixedT,
    t: getFixedT(locale, I18N_OPTIONS.defaultNS),
  };
  // Its functions are typed by the keys that English has.
  return used as unknown as LightI18n;
}
