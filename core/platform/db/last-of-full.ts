/** The last row of a full page, behind which more may follow; undefined where the page is not full. */
export function lastOfFull<Row>(rows: readonly Row[], most: number): Row | undefined {
  return rows.length === most ? rows.at(-1) : undefined;
}
