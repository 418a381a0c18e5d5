const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Of a link that says itself whose it is: mail programs post to it without anybody's cookies, and
 * whoever knows it may do no more by a form of their own.
 */
export const isSignedLink = (path: string): boolean => /^\/unsubscribe\/\d+$/.test(path);

/**
 * Whether a request may change something for the person behind it: browsers say where a form
 * was sent from by Sec-Fetch-Site, older ones by Origin. A form of another site is refused, and so is
 * one whose origin cannot be told.
 */
export function isSameSite(request: Request, origin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  return request.headers.get('origin') === origin;
}
