/** The columns of a list, as an address and a kept search name them: `to,state`. */
export const COLUMNS_PATTERN = /^[a-z]{1,20}(?:,[a-z]{1,20}){0,17}$/;

/** What an address says of columns; undefined where it says nothing that could be read. */
export const readColumns = (text: string | null | undefined): string | undefined =>
  text !== null && text !== undefined && COLUMNS_PATTERN.test(text) ? text : undefined;

/** What of a list may be chosen. */
export interface ListColumn {
  id: string;
  /** Shown only to who asks for it. */
  isMore?: boolean;
}

/**
 * The columns that are shown, in their own order. The first says what a row is and stands in every
 * choice; a name that means nothing, or no more, is passed over.
 */
export function chosenColumns<Column extends ListColumn>(
  columns: readonly Column[],
  chosen: string | undefined,
): Column[] {
  const names = chosen?.split(',') ?? [];
  const isChoice = columns.some(({ id }) => names.includes(id));
  return columns.filter(({ id, isMore }, at) =>
    isChoice ? at === 0 || names.includes(id) : isMore !== true,
  );
}
