/** How the page after an order is told what was just ordered. */
export const PLACED = 'placed';

const MOST_NAMED = 100;

/** The orders that an address says were just placed. */
export function readPlacedIds(query: URLSearchParams): string[] {
  const said = query.get(PLACED) ?? '';
  return /^\d{1,15}(,\d{1,15})*$/.test(said) ? said.split(',').slice(0, MOST_NAMED) : [];
}
