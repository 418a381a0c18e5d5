/**
 * The route name of a menu url or path: outer slashes are stripped, inner ones become dashes,
 * the root is `index`, and an absolute url has none.
 */
export function routeNameOf(url: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) return undefined;
  const path = (url.split(/[?#]/)[0] ?? '').replace(/^\/+|\/+$/g, '');
  return path === '' ? 'index' : path.replace(/\/+/g, '-');
}
