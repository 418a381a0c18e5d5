export interface CheckedRow {
  id: bigint;
  faults: string[];
}

/** One sentence per fault. */
export const faultsOf = (name: string, rows: readonly CheckedRow[]): string[] =>
  rows.flatMap(({ id, faults }) => faults.map((fault) => `${name} ${id}: ${fault}.`));

/** Checks rows page by page, until none is left: how many there are, and what is wrong with them. */
export async function verifyRows(
  name: string,
  readPage: (after: bigint) => Promise<readonly CheckedRow[]>,
): Promise<{ count: number; faults: string[] }> {
  const faults: string[] = [];
  let count = 0;
  for (let page = await readPage(0n); page.length > 0;) {
    count += page.length;
    faults.push(...faultsOf(name, page));
    page = await readPage(page.at(-1)?.id ?? 0n);
  }
  return { count, faults };
}
