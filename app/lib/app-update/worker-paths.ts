import type { Language } from '#locales/languages.ts';
import { PANEL_BASE } from '../i18n/languages.ts';
import { pagePath } from '../pages/page-path.ts';

/** Where the service worker comes from, and the pages it stands before: the home page has no slash. */
export const WORKER_PATH = `${PANEL_BASE}/sw.js`;
export const WORKER_SCOPE = PANEL_BASE;

/** The page without a connection, as a path of the route table. */
export const OFFLINE_PATH = pagePath('offline');

/** What a page says to the worker. */
export type WorkerMessage =
  | { type: 'take-over' }
  /** A page was shown: this is what the offline page in its place would be. */
  | ({ type: 'seen' } & SeenPage);

export interface SeenPage {
  language: Language;
  /** Of the instance: when it changes, the offline page does, too. */
  revision: string;
}
