import type { Texts } from './translate.ts';

/**
 * The texts of single pages. The core's own (errors, mail) and those of the documentation, of which a
 * page shows few, never travel to the browser.
 */
export const files = import.meta.glob<{ default: Texts }>([
  '/locales/*/*.json',
  '!/locales/*/{errors,mail,reference,server,shell,screens,consent,panels,pwa,shop}.json',
]);
