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
