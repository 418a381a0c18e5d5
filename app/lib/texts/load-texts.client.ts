import { PSEUDO_LANGUAGE } from '#locales/languages.ts';
import type { Texts } from './translate.ts';

// What every page needs: the build makes one file of it for each language.
const first = import.meta.glob<{ default: Record<string, Texts> }>('./first/*.ts');

/** One namespace of one language. */
export async function loadTexts(locale: string, namespace: string): Promise<Texts> {
  const isPseudo = locale === PSEUDO_LANGUAGE;
  const language = isPseudo ? 'en' : locale;
  const name = language.replace('_', '-').toLowerCase();
  const texts =
    (await first[`./first/${name}.ts`]?.())?.default[namespace] ??
    (await moreTexts(language, namespace));
  return isPseudo ? (await import('#locales/pseudo.ts')).pseudoTexts(texts) : texts;
}

async function moreTexts(language: string, namespace: string): Promise<Texts> {
  const { files } = await import('./more-texts.client.ts');
  const load = files[`/locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`There are no texts ${namespace} for ${language}`);
  return (await load()).default;
}
