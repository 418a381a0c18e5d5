import type { Rollup } from 'vite';

/** Packages change with their versions alone: a new build leaves them in the caches. */
const PACKAGE = /\/node_modules\/|commonjs|vite\/preload-helper/;

/** What the first view of every page is made of. */
const FRAME = /\/app\/(entry\.client|root|areas\/system\/shell\/route)\.tsx$/;
/** What the home page brings a moment later, which as files of their own would be twice as much. */
const HOME_LATER = /\/app\/lib\/install\/display-mode\.ts$/;

/** Where a customer's script weighs most. */
const ORDER_FORM = 'ordering/orders-create';
const HOME = 'shop/home';

const ROUTE = /\/app\/areas\/(\w+)\/([\w-]+)\/route\.tsx$/;

/** What load-texts.client.ts loads before anything is shown: one file for each language. */
const TEXTS = /\/locales\/(\w+)\/(?:shell|screens|consent|panels|pwa|shop)\.json$/;
const FIRST_TEXTS = /\/app\/lib\/texts\/first\/[\w-]+\.ts$/;

const SHEET = /\.css\.ts(?:\.vanilla\.css)?$/;

/** A page and all that it loads before it runs. */
interface LoadedRoute {
  area: string;
  /** With its area. */
  name: string;
  modules: Set<string>;
}

/**
 * Few files for each page: alone, what several routes share becomes a file for each combination of
 * routes, some forty of them, which cost more to fetch and compress worse.
 */
export function sharedChunks(): Rollup.GetManualChunk {
  let known: { frame: Set<string>; routes: LoadedRoute[]; later: Set<string> } | undefined;
  return (id, graph) => {
    const texts = FIRST_TEXTS.test(id) ? graph.getModuleInfo(id)?.importedIds[0] : id;
    const [, language] = TEXTS.exec(texts ?? '') ?? [];
    if (language) return `texts-${language}`;
    if (isEntry(id)) return undefined;
    known ??= {
      frame: closure(FRAME, graph),
      routes: loadedRoutes(graph),
      later: reached(loadedLater(graph), graph),
    };
    if (known.frame.has(id)) return PACKAGE.test(id) ? 'framework' : 'frame';
    const loadedBy = known.routes.filter(({ modules }) => modules.has(id));
    const sheet = SHEET.test(id) ? sheetOf(loadedBy) : undefined;
    return sheet ?? chunkOf(loadedBy, known.later.has(id));
  };
}

/**
 * The sheets of single pages of these areas are a few rules each: together they are one file, which weighs
 * less than their names in the list of routes that comes with every page.
 */
function sheetOf([first, ...more]: readonly LoadedRoute[]): string | undefined {
  if (!first || more.length > 0) return undefined;
  return { account: 'cabinet', billing: 'cabinet', staff: 'staff' }[first.area];
}

/** By who loads a module: one page alone keeps it in its own file. */
function chunkOf(loadedBy: readonly LoadedRoute[], isLoadedLater: boolean): string | undefined {
  const isOfOne = loadedBy.length < 2;
  // What the home page shares with what comes a moment later would be a file for each such part.
  if (isOfOne) return isLoadedLater && loadedBy[0]?.name === HOME ? 'catalogue' : undefined;
  const isOf = (route: string) => loadedBy.some(({ name }) => name === route);
  const areas = [...new Set(loadedBy.map(({ area }) => area))];
  const isAll = (...among: string[]) => areas.every((area) => among.includes(area));
  if (isAll('dev')) return undefined;
  // Whatever the home page has as well, most visitors have loaded already.
  if (isOf(HOME)) return isAll('shop', 'dev') ? 'catalogue' : 'frame';
  if (isAll('staff', 'studio')) return 'staff';
  return isOf(ORDER_FORM) ? 'forms' : 'cabinet';
}

/** Remix asks for these by themselves, so they stay files of their own. */
function isEntry(id: string): boolean {
  return id.includes('?__remix-build-client-route') || id.endsWith('/app/entry.client.tsx');
}

function loadedRoutes(graph: Rollup.ManualChunkMeta): LoadedRoute[] {
  return [...graph.getModuleIds()].flatMap((id) => {
    const [, area, page] = ROUTE.exec(id) ?? [];
    if (area === undefined) return [];
    const later = page === 'home' ? matching(HOME_LATER, graph) : [];
    return [{ area, name: `${area}/${page}`, modules: reached([id, ...later], graph) }];
  });
}

/** What is asked for only once something has run. */
const loadedLater = (graph: Rollup.ManualChunkMeta) =>
  [...graph.getModuleIds()].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);

const matching = (pattern: RegExp, graph: Rollup.ManualChunkMeta) =>
  [...graph.getModuleIds()].filter((id) => pattern.test(id));

const closure = (start: RegExp, graph: Rollup.ManualChunkMeta) =>
  reached(matching(start, graph), graph);

/** Modules with everything that they import before they run. */
function reached(starts: readonly string[], graph: Rollup.ManualChunkMeta): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  starts.forEach(visit);
  return found;
}
