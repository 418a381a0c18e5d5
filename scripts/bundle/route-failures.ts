import type { Plugin } from 'vite';

const FILE = /@remix-run\/react\/dist\/esm\/routeModules\.js/;
const RELOADS = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{[^}]*\}\);/;

/** A route that fails when it is shown, as one fails that has its code. */
const FAILS = `await window[Symbol.for('marquee:reach')]?.();
    const failure = Object.assign(new Error(String(error), { cause: error }), { name: 'RouteCodeError' });
    return (routeModulesCache[route.id] = { default() { throw failure; } });`;

/**
 * Remix reloads the page each time the code of a route does not load, however often that is. Here
 * the route waits for a server that answers (app/lib/reach), then fails, and the error screen decides
 * (app/shell/error-screen.tsx). There is no option for it; a build of another Remix stops until this
 * fits again.
 */
export function routeFailures(): Plugin {
  let found = false;
  return {
    name: 'marquee:route-failures',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !FILE.test(id)) return undefined;
      if (!RELOADS.test(code)) return undefined;
      found = true;
      return { code: code.replace(RELOADS, FAILS), map: null };
    },
    buildEnd(error) {
      const isClient = !this.environment || this.environment.name === 'client';
      if (!error && isClient && !found) {
        this.error('Remix no longer loads routes as route-failures.ts expects.');
      }
    },
  };
}
