import type { Namespace } from '#locales/text-keys.ts';
import { I18N_OPTIONS } from '../i18n/i18n-options.ts';
import { translate, type Texts } from './translate.ts';
import type { AnyTranslator, Say, Translator } from './translator.ts';

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
export interface LightI18n extends Loading {
  language: string;
  getFixedT: <Of extends Namespace>(language: string | null, of: Of) => Translator<Of>;
  t: AnyTranslator;
}

const EVERYTHING_IS_THERE: Loading = {
  hasLoadedNamespace: () => true,
  loadNamespaces: (_namespaces, done) => done(),
};

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
  const translators = new Map<string, Say<string>>();

  /** The same function each time, so that components can compare it. */
  const getFixedT = (_language: string | null, namespace: string): Say<string> => {
    const ready = translators.get(namespace);
    if (ready) return ready;
    const translator: Say<string> = (key, values) => translate(source, { namespace, key, values });
    translators.set(namespace, translator);
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
