import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#locales/languages.ts';
import type { CustomerRow } from './customer.store.ts';

/** Where a customer is reached, and in which language; who came by a messenger is not. */
export function noticeTo(
  customer: Pick<CustomerRow, 'email' | 'language'>,
): { to: string; language: Language } | undefined {
  const { email, language } = customer;
  if (email === null) return undefined;
  return { to: email, language: isLanguage(language) ? language : DEFAULT_LANGUAGE };
}
