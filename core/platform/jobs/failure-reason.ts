const LONGEST = 2000;

/**
 * What went wrong, as the table can hold it. The other side may have written the message, so it
 * may be of any length and have a NUL, which PostgreSQL refuses.
 */
export function failureReason(error: unknown): string {
  const said = error instanceof Error ? error.message || error.name : String(error);
  return said.replaceAll('\0', '').slice(0, LONGEST);
}
