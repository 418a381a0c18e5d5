import { PAGES, type Page } from '#app/pages.ts';
import { isAmong } from './closed-paths.ts';

/** What comes before the first parameter, once for all that lies below. */
function prefixesOf(isIt: (page: Page) => boolean): string[] {
  const prefixes = Object.entries<Page>(PAGES)
    .filter(([, page]) => isIt(page))
    .map(([path]) => path.replace(/\/?:.*/, ''));
  return [...new Set(prefixes)].filter(
    (prefix) => !prefixes.some((other) => prefix.startsWith(`${other}/`)),
  );
}

/** Where no code of others runs: no counter, no chat, no banner with a script. */
export const TOOL_FREE_PATHS = prefixesOf(({ code }) => code === 'nothing');

/** Where an owner's own code does not run either, whatever its tier. */
export const CODE_FREE_PATHS = prefixesOf(({ code }) => code !== undefined);

export const isToolFree = (pathname: string): boolean => isAmong(pathname, TOOL_FREE_PATHS);
export const isCodeFree = (pathname: string): boolean => isAmong(pathname, CODE_FREE_PATHS);

/** Its pages show what belongs to the whole instance. */
export const isStaffPage = (pathname: string): boolean => isAmong(pathname, ['staff', 'studio']);

/** Its pages show what nobody has published yet. */
export const isStudioPage = (pathname: string): boolean => isAmong(pathname, ['studio']);

/** Its pages show the form of a widget in a frame. */
export const isWidgetPage = (pathname: string): boolean => isAmong(pathname, ['order-widget']);

/** The addresses of its pages are signed. */
export const isFollowedPage = (pathname: string): boolean => isAmong(pathname, ['orders/followed']);
