/**
 * Waits for parts of a transaction that were begun together. The first failure is thrown once none of
 * them asks any more: the transaction ends with it.
 */
export async function runTogether(parts: readonly Promise<unknown>[]): Promise<void> {
  const failures: unknown[] = [];
  await Promise.all(parts.map((part) => part.catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}
