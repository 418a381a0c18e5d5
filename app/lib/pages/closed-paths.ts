import { splitPanelPath } from '../i18n/languages.ts';

/**
 * Whether a page is one of some or lies below one of them, by its path on the site or by the address
 * of its data.
 */
export function isAmong(pathname: string, paths: readonly string[]): boolean {
  const { path } = splitPanelPath(decoded(pathname).replace(/\.data$/, ''));
  const page = path.replace(/^\/+|\/+$/g, '');
  return paths.some((one) => page === one || page.startsWith(`${one}/`));
}

/** The router matches paths decoded and takes slashes as one; what cannot be read is no page. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\/+/g, '/');
  } catch {
    return pathname;
  }
}
