import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './problem.ts';

const ROOT_ROUTE = 'app/root.tsx';
const ROUTES = 'app/areas';
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '((?:\.|#app\/)[^']+\.tsx?)'/gms;
const ON_SERVER = /\.server\.tsx?$|\.css\.ts$/;

interface Source {
  imports: string[];
  /** The namespaces that it takes its texts from. */
  namespaces: string[];
}

/**
 * A page names the namespaces of everything on it. One that it does not name is loaded only when it
 * is met, and what stands there by then is made a second time.
 */
export function checkNamedTexts(root: string): Problem[] {
  const sources = new Map<string, Source>();
  const everywhere = namedIn(root, ROOT_ROUTE);
  return routesIn(root).flatMap((route) => {
    const named = new Set([...everywhere, ...namedIn(root, route)]);
    const problems = new Map<string, Problem>();
    for (const file of reachedFrom(route, (one) => readSource(root, one, sources))) {
      for (const key of readSource(root, file, sources).namespaces) {
        const sentence = `is shown by ${file}, and handle.i18n does not name it.`;
        if (!named.has(key)) problems.set(key, { file: route, key, sentence });
      }
    }
    return [...problems.values()];
  });
}

function routesIn(root: string): string[] {
  if (!existsSync(path.join(root, ROUTES))) return [];
  return readdirSync(path.join(root, ROUTES), { encoding: 'utf8', recursive: true })
    .filter((file) => path.basename(file) === 'route.tsx')
    .map((file) => `${ROUTES}/${file}`)
    .sort();
}

function namedIn(root: string, file: string): string[] {
  if (!existsSync(path.join(root, file))) return [];
  const source = readFileSync(path.join(root, file), 'utf8');
  return quotedIn(/\bi18n: (\[[^\]]*\])/.exec(source)?.[1] ?? '');
}

function reachedFrom(file: string, read: (file: string) => Source): Set<string> {
  const reached = new Set([file]);
  // What is added on the way is gone through as well.
  for (const one of reached) for (const other of read(one).imports) reached.add(other);
  return reached;
}

function readSource(root: string, file: string, known: Map<string, Source>): Source {
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(path.join(root, file), 'utf8');
  const imports = [...text.matchAll(IMPORT)]
    .map(([, from = '']) =>
      from.startsWith('#') ? from.slice(1) : path.posix.join(path.posix.dirname(file), from),
    )
    .filter((one) => !ON_SERVER.test(one) && existsSync(path.join(root, one)));
  const namespaces = [...text.matchAll(/\buseTranslation\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(
    ([, names]) => quotedIn(names ?? ''),
  );
  const source = { imports, namespaces };
  known.set(file, source);
  return source;
}

const quotedIn = (text: string): string[] =>
  [...text.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '');
