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
  hasLoadedNamespace(namespace: string): boolean;
  loadNamespaces(namespaces: string[], done: () => void): void;
}

const EVERYTHING_IS_THERE: Loading = {
  hasLoadedNamespace: () => true,
  loadNamespaces: (_namespaces, done) => done(),
};

/**
 * What react-i18next and the panel ask of i18next, for one language that never changes: i18next
 * itself would be a tenth of all that the home page loads, and of the time in which the server draws
 * a page (docs/decisions/0010-texts-in-the-browser.md).
 */
export function lightI18n(
  { locale, numbers, texts }: LightOptions,
  loading = EVERYTHING_IS_THERE,
): I18next {
  const plurals = new Intl.PluralRules(locale.replace('_', '-'));
  const source = { texts, plurals, numbers };
  const getFixedT =
    (_language: string | null, namespace: string, prefix?: string) =>
    (key: string, values?: Record<string, unknown>) =>
      translate(source, { namespace, key: prefix ? `${prefix}.${key}` : key, values });
  const used = {
    language: locale,
    languages: [locale],
    isInitialized: true,
    options: { ...I18N_OPTIONS, react: { bindI18n: '', bindI18nStore: '' } },
    ...loading,
    getFixedT,
    t: getFixedT(locale, I18N_OPTIONS.defaultNS),
  };
  // The rest of i18next is never asked for.
  return used as unknown as I18next;
}
