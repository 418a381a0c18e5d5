/** What scripts/bundle/route-failures.ts makes of a route's code that did not load. */
const NAME = 'RouteCodeError';

/** The code of a page could not be loaded: another build was deployed, or the connection broke. */
export function isRouteCodeFailure(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/** The same of another part that a page cannot be shown without. */
export function codeFailure(cause: unknown): Error {
  return Object.assign(new Error(String(cause), { cause }), { name: NAME });
}

/** The page itself asked for its data and nothing came, and the browser knows why. */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof TypeError && typeof navigator !== 'undefined' && !navigator.onLine;
}
