import { textsOf } from '../i18n/i18n.server.ts';
import { CoreError, isAway } from './core.server.ts';

/**
 * What is said to who has sent something where the core could not be asked or has failed; nothing
 * where it has refused. What such an error says itself is for the log, in English.
 */
export function failureWords(error: unknown, locale: string): string | undefined {
  if (!(error instanceof CoreError) || error.status < 500) return undefined;
  return textsOf(locale).t(isAway(error) ? 'errors:code.unavailable' : 'errors:code.internal');
}
