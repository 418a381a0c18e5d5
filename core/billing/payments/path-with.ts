/** Adds a query parameter to a path of the panel. */
export function pathWith(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://panel.invalid');
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
