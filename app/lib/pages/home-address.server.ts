import type { AppLoadContext } from '@remix-run/node';
import { languageBase } from '../i18n/languages.ts';

/** Where a path of ours leads; the router would take the home page with more for one outside. */
export function homeAddress(path: string, { origin, language }: AppLoadContext): string {
  return /^\/[?#]/.test(path) ? origin + languageBase(language) + path.slice(1) : path;
}
