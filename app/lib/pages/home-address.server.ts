import type { AppLoadContext } from '@remix-run/node';
/** Where a path of ours leads; the router would take the home page with more for one outside. */
export function homeAddress(
  path: string,
  { origin, base }: Pick<AppLoadContext, 'origin' | 'base'>,
): string {
  return /^\/[?#]/.test(path) ? origin + base + path.slice(1) : path;
}
