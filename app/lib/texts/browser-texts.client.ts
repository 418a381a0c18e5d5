import { codeFailure } from '../app-update/chunk-failure.ts';
import { lightI18n, type LightI18n } from './light-i18n.ts';
import { loadTexts } from './load-texts.client.ts';
import type { Texts } from './translate.ts';

/** The texts of the page's language, loaded as they are asked for. */
export async function browserTexts(
  { locale, numbers }: { locale: string; numbers: string },
  first: readonly string[],
): Promise<LightI18n> {
  const texts = new Map<string, Texts>();
  const failures = new Map<string, unknown>();
  const load = async (namespace: string) =>
    void texts.set(namespace, await loadTexts(locale, namespace));
  await Promise.all(first.map(load));

  return lightI18n(
    { locale, numbers, texts },
    {
      hasLoadedNamespace(namespace) {
        const failure = failures.get(namespace);
        // The next page that wants them may ask again.
        if (failures.delete(namespace)) throw codeFailure(failure);
        return texts.has(namespace);
      },
      loadNamespaces(namespaces, done) {
        const missing = namespaces.filter((namespace) => !texts.has(namespace));
        const loads = missing.map((namespace) =>
          load(namespace).catch((error: unknown) => void failures.set(namespace, error)),
        );
        void Promise.all(loads).then(done);
      },
    },
  );
}
