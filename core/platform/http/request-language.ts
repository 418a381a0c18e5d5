import type { Context } from 'hono';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#locales/languages.ts';

/** Accept-Language is not asked: the panel decides on a language and says it by `locale`. */
export function requestLanguage(c: Context): Language {
  const locale = c.req.query('locale');
  return isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
}
