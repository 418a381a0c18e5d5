import type { ResourceKey } from 'i18next';
import { PSEUDO_LANGUAGE, pseudoTexts } from '#locales/pseudo.ts';

// The core's own texts (errors, mail) never travel to the browser.
const files = import.meta.glob<Record<string, unknown>>(
  ['/locales/*/*.json', '!/locales/*/{errors,mail,server}.json'],
  { import: 'default' },
);

/** One namespace of one language, a hashed file of its own. */
export async function loadTexts(locale: string, namespace: string): Promise<ResourceKey> {
  const pseudo = locale === PSEUDO_LANGUAGE;
  const load = files[`/locales/${pseudo ? 'en' : locale}/${namespace}.json`];
  if (!load) throw new Error(`There are no texts ${namespace} for ${locale}`);
  const texts = await load();
  return pseudo ? pseudoTexts(texts) : texts;
}
