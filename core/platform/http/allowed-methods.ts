import type { CoreApi } from './core-env.ts';

/** The methods a path answers to, for `Allow`; none when there is no such path. */
export function allowedMethods(api: CoreApi, path: string): string[] {
  const declared = new Set(api.routes.map((route) => route.method).filter((m) => m !== 'ALL'));
  const allowed = [...declared].filter((method) =>
    api.router.match(method, path)[0].some(([[, route]]) => route.method !== 'ALL'),
  );
  if (allowed.includes('GET')) allowed.push('HEAD');
  return allowed.sort();
}

/**
 * The methods of an operation with exactly this path, where the method is none of them: what has a
 * parameter in that place took the request and knows nobody of that name.
 */
export function methodsOfFixedPath(api: CoreApi, path: string, method: string): string[] {
  const declared = api.routes.filter((route) => route.method !== 'ALL' && route.path === path);
  const methods = new Set(declared.map((route) => route.method));
  if (methods.has('GET')) methods.add('HEAD');
  return methods.has(method) ? [] : [...methods].sort();
}
