import { LAYOUTS, PAGES, type Page } from '#app/pages.ts';
import type { DocumentList } from '#app/areas/studio/document-lists.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { routeNameOf } from '#app/lib/pages/route-name.ts';

/** Where visitors see the documents of a list; the others stand on many pages, or on none. */
const OF_LISTS: Partial<Record<DocumentList, string>> = {
  grades: '/grades',
  offers: '/',
  plans: '/plans-and-pricing',
  quests: '/free-trials',
};

interface Edited {
  list: DocumentList;
  /** Of a page of the panel, what its document is called by. */
  route?: unknown;
  /** Of a page that the owner has made. */
  slug?: unknown;
}

/** The page on which a guest sees what is edited; undefined where that is no single one. */
export function shownOn({ list, route, slug }: Edited): string | undefined {
  if (list !== 'pages') return OF_LISTS[list];
  if (typeof slug === 'string' && slug !== '') return pagePath(':slug', { slug });
  const found = Object.entries<Page>(PAGES).find(
    ([path, page]) =>
      typeof route === 'string' &&
      routeNameOf(path) === route &&
      !/[:*]/.test(path) &&
      page.layout !== 'blank' &&
      LAYOUTS[page.layout].login !== 'always' &&
      // A page that can be switched off may not be there.
      page.needs === undefined,
  );
  return found && `/${found[0]}`;
}
