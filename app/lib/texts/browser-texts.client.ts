import type { i18n as I18next } from 'i18next';
import { codeFailure } from '../app-update/chunk-failure.ts';
import { I18N_OPTIONS } from '../i18n/i18n-options.ts';
import { loadTexts } from './load-texts.client.ts';
import { translate, type Texts } from './translate.ts';

/**
 * What react-i18next asks of i18next, for one language that never changes: i18next itself would be
 * a tenth of all that the home page loads (docs/decisions/0010-texts-in-the-browser.md).
 */
export async function browserTexts(
  { locale, numbers }: { locale: string; numbers: string },
  first: readonly string[],
): Promise<I18next> {
  const texts = new Map<string, Texts>();
  const failures = new Map<string, unknown>();
  const plurals = new Intl.PluralRules(locale.replace('_', '-'));
  const source = { texts, plurals, numbers };
  const load = async (namespace: string) =>
    void texts.set(namespace, await loadTexts(locale, namespace));
  await Promise.all(first.map(load));

  const used = {
    language: locale,
    languages: [locale],
    isInitialized: true,
    options: { ...I18N_OPTIONS, react: { bindI18n: '', bindI18nStore: '' } },
    hasLoadedNamespace(namespace: string): boolean {
      const failure = failures.get(namespace);
      // The next page that wants them may ask again.
      if (failures.delete(namespace)) throw codeFailure(failure);
      return texts.has(namespace);
    },
    loadNamespaces(namespaces: string[], done: () => void): void {
      const missing = namespaces.filter((namespace) => !texts.has(namespace));
      const loads = missing.map((namespace) =>
        load(namespace).catch((error: unknown) => void failures.set(namespace, error)),
      );
      void Promise.all(loads).then(done);
    },
    getFixedT:
      (_language: string | null, namespace: string, prefix?: string) =>
      (key: string, values?: Record<string, unknown>) =>
        translate(source, { namespace, key: prefix ? `${prefix}.${key}` : key, values }),
  };
  // The rest of i18next is never asked for: `useTranslation` is all that the panel uses of it.
  return used as unknown as I18next;
}
