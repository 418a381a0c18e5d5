import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInstance, type Resource } from 'i18next';
import type { Texts } from '#core/deps.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '#locales/languages.ts';
import { NUMBERS_IN_TEXTS } from '#locales/numbers-in-texts.ts';

/** The texts that leave without React: errors of the core, mail, plain pages of the server. */
const NAMESPACES = ['documents', 'errors', 'mail', 'server'];

export async function loadTexts(directory: string): Promise<Texts> {
  const resources: Resource = {};
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const folder = join(directory, language);
      const present = new Set(await readdir(folder));
      const texts = NAMESPACES.filter((name) => present.has(`${name}.json`)).map(
        async (name) =>
          [name, JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))] as const,
      );
      resources[language] = Object.fromEntries(await Promise.all(texts));
    }),
  );
  const instance = createInstance();
  await instance.init({
    resources,
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    load: 'currentOnly',
    ns: NAMESPACES,
    interpolation: NUMBERS_IN_TEXTS,
  });
  // The core names its texts by keys it makes out of codes; a test holds each to a text.
  const t = instance.t as (key: string, options: object) => string;
  return (language, key, params = {}) =>
    t(key, { ...params, lng: isLanguage(language) ? language : DEFAULT_LANGUAGE });
}
