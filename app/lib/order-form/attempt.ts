/** What the key of an order is called in the address of its form. */
export const ATTEMPT = 'attempt';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The key that an address carries; undefined for what none of ours does. */
export function readAttempt(query: URLSearchParams): string | undefined {
  return UUID.exec(query.get(ATTEMPT) ?? '')?.[0];
}
