import type { Plugin } from 'vite';

interface Future {
  v3_singleFetch: boolean;
  v3_lazyRouteDiscovery: boolean;
}

interface Place {
  /** The end of the path of its file. */
  file: RegExp;
  changes: readonly [pattern: RegExp, instead: string][];
}

const ROUTER = '@remix-run/router/dist';
const REMIX = '@remix-run/react/dist/esm';
const at = (folder: string, name: string) => new RegExp(`/${folder}/${name}\\.js$`);

/**
 * Where the framework asks in the browser for what remix.config.js has settled, answered before: the
 * other way then goes out of the build. Routes are all known, each answer is a single fetch, and
 * with single fetch no answer is a `defer()`.
 */
export const PLACES: readonly Place[] = [
  {
    file: at(REMIX, 'fog-of-war'),
    changes: [
      [/if \(!isFogOfWarEnabled\(future, isSpaMode\)/g, 'if (true'],
      [/return future\.v3_lazyRouteDiscovery === true && !isSpaMode;/g, 'return false;'],
    ],
  },
  {
    file: at(REMIX, 'browser'),
    changes: [
      [/patchRoutesOnNavigation: getPatchRoutesOnNavigationFunction\([^)]*\)/g, ''],
      [/\n *useFogOFWarDiscovery\([^)]*\);/g, ''],
      [/window\.__remixContext\.future\.v3_singleFetch/g, 'true'],
      [/(?<!isSpaMode: )window\.__remixContext\.isSpaMode/g, 'false'],
    ],
  },
  {
    file: at(REMIX, 'routes'),
    changes: [
      [/if \(typeof singleFetch === "function"\)/g, 'if (true)'],
      [/if \(isSpaMode\)/g, 'if (false)'],
    ],
  },
  {
    file: at(REMIX, 'components'),
    changes: [
      [/!future\.v3_singleFetch/g, 'false'],
      [/isFogOfWarEnabled\(future, isSpaMode\)/g, 'false'],
      [/future\.v3_singleFetch \?/g, 'true ?'],
      [/let contextScript = staticContext \?/g, 'let contextScript = false ?'],
      [/!isStatic \? " " :/g, 'true ? " " :'],
      [
        /if \(!isStatic && typeof __remixContext === "object" && __remixContext\.a\)/g,
        'if (false)',
      ],
    ],
  },
  {
    file: at(ROUTER, 'router'),
    changes: [
      [/(let patchRoutesOnNavigationImpl) = init\.patchRoutesOnNavigation;/g, '$1;'],
      [/fogOfWar\.active = false;/g, ''],
      [/\bfogOfWar\.active\b/g, 'false'],
      [/\bif \(isFogOfWar\)/g, 'if (false)'],
      [/return result\.type === ResultType\.deferred;/g, 'return false;'],
      [/\b(?<!function )isDefer(?:redResult|redData)\([\w.[\]]+\)/g, 'false'],
    ],
  },
];

/** The file as it is built; undefined for one that asks nothing. Throws where it has changed. */
export function withSettledOptions(code: string, id: string): string | undefined {
  const place = PLACES.find(({ file }) => file.test(id.replace(/\?.*$/, '')));
  if (!place) return undefined;
  return place.changes.reduce((built, [pattern, instead]) => {
    if (built.search(pattern) < 0) throw new Error(changed(place, pattern));
    return built.replace(pattern, instead);
  }, code);
}

const changed = ({ file }: Place, pattern: RegExp) =>
  `${file.source} has no ${pattern.source} any more, as settled-options.ts expects.`;

/** Leaves out of the browser's build what the options of Remix have ruled out. */
export function settledOptions({ v3_singleFetch, v3_lazyRouteDiscovery }: Future): Plugin {
  if (!v3_singleFetch || v3_lazyRouteDiscovery) {
    throw new Error(
      'settled-options.ts takes single fetch and one list of all routes for settled.',
    );
  }
  const missing = new Set(PLACES);
  return {
    name: 'marquee:settled-options',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr) return undefined;
      const built = withSettledOptions(code, id);
      if (built === undefined) return undefined;
      for (const place of missing)
        if (place.file.test(id.replace(/\?.*$/, ''))) missing.delete(place);
      return { code: built, map: null };
    },
    buildEnd(error) {
      const isClient = !this.environment || this.environment.name === 'client';
      const [place] = missing;
      if (!error && isClient && place) this.error(`${place.file.source} is not in the build.`);
    },
  };
}
