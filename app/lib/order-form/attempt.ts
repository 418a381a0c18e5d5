/** What the key of an order is called in the address of its form. */
export const ATTEMPT = 'attempt';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The key that an address or a form carries; undefined for what none of ours does. */
export function readAttempt(said: FormDataEntryValue | null): string | undefined {
  return typeof said === 'string' ? UUID.exec(said)?.[0] : undefined;
}
