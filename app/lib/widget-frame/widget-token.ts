/** Whatever it opens. */
export const LONGEST_TOKEN = 200;

/** The token of a partner, in the link by which they send somebody to a form, or in that form. */
export function widgetIn(given: URLSearchParams | FormData): string | undefined {
  const token = given.get('widget');
  return typeof token === 'string' && token !== '' ? token.slice(0, LONGEST_TOKEN) : undefined;
}
