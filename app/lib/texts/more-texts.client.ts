import type { Texts } from './translate.ts';

/** The texts of single pages. The core's own (errors, mail) never travel to the browser. */
export const files = import.meta.glob<{ default: Texts }>([
  '/locales/*/*.json',
  '!/locales/*/{errors,mail,server,shell,screens,consent,panels,pwa,shop}.json',
]);
