import type { Plugin } from 'vite';

interface Place {
  /** The end of the path of its file. */
  file: RegExp;
  pattern: RegExp;
  instead: string;
}

/**
 * Where the framework constructs whatever global an answer names, meant for kinds of errors:
 * GHSA-337j-9hxr-rhxg, and the same in turbo-stream and in what a page hydrates its errors with.
 */
export const PLACES: readonly Place[] = [
  {
    file: /\/@remix-run\/react\/dist\/esm\/single-fetch\.js$/,
    pattern: /name && name in global && typeof global\[name\] === "function"/,
    instead: 'false',
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/errors\.js$/,
    pattern: /window\[val\.__subType\]/,
    instead: 'undefined',
  },
  {
    file: /\/react-router-dom\/dist\/index\.js$/,
    pattern: /window\[val\.__subType\]/,
    instead: 'undefined',
  },
  {
    file: /\/turbo-stream\/dist\/turbo-stream\.mjs$/,
    pattern:
      /errorType && globalObj && globalObj\[errorType\] \? new globalObj\[errorType\]\(message\) : new Error\(message\)/,
    instead: 'new Error(message)',
  },
];

/** What is left of it in a minified file: a global, or anything, constructed by a computed name. */
const CONSTRUCTED = /\bnew\s+[\w$]+\[[\w$.]+\]\s*\(|\b(?:window|globalThis)\[[\w$]+\.__subType\]/;

/** The file as it is built; undefined for one that has nothing of it. Throws where it has changed. */
export function withoutNamedGlobals(code: string, id: string): string | undefined {
  const place = PLACES.find(({ file }) => file.test(id.replace(/\?.*$/, '')));
  if (!place) return undefined;
  if (!place.pattern.test(code)) throw new Error(changed(place));
  return code.replace(place.pattern, place.instead);
}

const changed = ({ file }: Place) =>
  `${file.source} no longer makes errors as named-globals.ts expects: see decision 0041.`;

/** Every error of an answer is a plain one in the browser. The server decodes no answers. */
export function namedGlobals(): Plugin {
  const missing = new Set(PLACES);
  return {
    name: 'marquee:named-globals',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr) return undefined;
      const built = withoutNamedGlobals(code, id);
      if (built === undefined) return undefined;
      for (const place of missing) if (place.file.test(id)) missing.delete(place);
      return { code: built, map: null };
    },
    buildEnd(error) {
      const isClient = !this.environment || this.environment.name === 'client';
      const [place] = missing;
      if (!error && isClient && place) this.error(changed(place));
    },
    generateBundle(_options, bundle) {
      if (this.environment && this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' ? CONSTRUCTED.exec(file.code) : null;
        if (found) this.error(`${file.fileName} constructs what is named: ${found[0]}`);
      }
    },
  };
}
