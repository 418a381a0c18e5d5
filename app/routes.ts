import { LAYOUTS, PAGES, type Page } from './pages.ts';

/**
 * The routes of the pages, without a language: the server mounts them once for each language under
 * `/app` or `/app/<language>`.
 */

interface RouteEntry {
  id: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  file: string;
  children?: RouteEntry[];
}

function routeOf([path, { file }]: [string, Page]): RouteEntry {
  const id = `${file.split('/').at(-2)}:${path}`;
  if (path === '') return { id: 'home', index: true, file: `areas/${file}` };
  // Another spelling would be another address of the same page.
  return { id, path, file: `areas/${file}`, caseSensitive: true };
}

const pages = Object.entries<Page>(PAGES);
const hasShell = ([, { layout }]: [string, Page]) => LAYOUTS[layout].hasShell;

const routes: RouteEntry[] = [
  {
    id: 'shell',
    file: 'areas/system/shell/route.tsx',
    children: pages.filter(hasShell).map(routeOf),
  },
  ...pages.filter((page) => !hasShell(page)).map(routeOf),
];

export default routes;
