import { PSEUDO_LANGUAGE } from '#locales/languages.ts';
import type { Texts } from './translate.ts';

// What every page needs: the build makes one file of it for each language.
const files = import.meta.glob<{ default: Texts }>(
  '/locales/*/{shell,screens,consent,panels,pwa,shop}.json',
);

/** One namespace of one language. */
export async function loadTexts(locale: string, namespace: string): Promise<Texts> {
  const isPseudo = locale === PSEUDO_LANGUAGE;
  const path = `/locales/${isPseudo ? 'en' : locale}/${namespace}.json`;
  const load = files[path] ?? (await import('./more-texts.client.ts')).files[path];
  if (!load) throw new Error(`There are no texts ${namespace} for ${locale}`);
  const { default: texts } = await load();
  return isPseudo ? (await import('#locales/pseudo.ts')).pseudoTexts(texts) : texts;
}
