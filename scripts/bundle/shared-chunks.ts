import type { Rollup } from 'vite';

/** Packages change with their versions alone: a new build leaves them in the caches. */
const PACKAGE = /\/node_modules\/|commonjs|vite\/preload-helper/;

/**
 * What the first view is made of, by what begins each part, and what most pages behind it share:
 * the list of all files that every visitor loads would else name a dozen for each form.
 */
const PARTS = {
  frame: /\/app\/(entry\.client|root|areas\/system\/shell\/route)\.tsx$/,
  // With what little comes a moment later, which as files of their own would be twice as much.
  home: /\/app\/(areas\/shop\/home\/route\.tsx|lib\/install\/display-mode\.ts|ui\/surface\/disclosure\.tsx)$/,
  // With the small parts that most of those pages show as well.
  forms:
    /\/app\/((forms|ui\/fields|ui\/form)\/[^/]+|components\/(moment|page-header)|areas\/shop\/rating\/stars|ui\/surface\/description-list)\.tsx?$/,
};

/** What load-texts.client.ts loads before anything is shown: one file for each language. */
const TEXTS = /\/locales\/(\w+)\/(?:shell|screens|consent|panels|pwa|shop)\.json$/;
const FIRST_TEXTS = /\/app\/lib\/texts\/first\/[\w-]+\.ts$/;

/**
 * Few files for the first view: alone, what several routes share becomes a file for each
 * combination of routes, some forty of them, which cost more to fetch and compress worse.
 */
export function sharedChunks(): Rollup.GetManualChunk {
  let parts: [name: string, modules: Set<string>][] | undefined;
  return (id, graph) => {
    const texts = FIRST_TEXTS.test(id) ? graph.getModuleInfo(id)?.importedIds[0] : id;
    const [, language] = TEXTS.exec(texts ?? '') ?? [];
    if (language) return `texts-${language}`;
    if (isEntry(id)) return undefined;
    parts ??= Object.entries(PARTS).map(([name, start]) => [name, closure(start, graph)]);
    const part = parts.find(([, modules]) => modules.has(id))?.[0];
    return part === 'frame' && PACKAGE.test(id) ? 'framework' : part;
  };
}

/** Remix asks for these by themselves, so they stay files of their own. */
function isEntry(id: string): boolean {
  return id.includes('?__remix-build-client-route') || id.endsWith('/app/entry.client.tsx');
}

function closure(start: RegExp, graph: Rollup.ManualChunkMeta): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const id of graph.getModuleIds()) if (start.test(id)) visit(id);
  return found;
}
