import { withTerm } from '#core/platform/lists/list-grammar.pure.ts';

/** What a list of staff is asked for by its address. */
export interface ListAddress {
  q: string;
  sort: string | undefined;
  /** Which columns are shown; those of whoever looks where it does not say. */
  columns: string | undefined;
}

/** As the query of a link. */
export const queryOf = ({ q, sort, columns }: ListAddress) => ({
  ...soughtBy({ q, sort }),
  ...(columns !== undefined && { columns }),
});

/** What of it the core is asked for. */
export const soughtBy = ({ q, sort }: Pick<ListAddress, 'q' | 'sort'>) => ({
  ...(q !== '' && { q }),
  ...(sort !== undefined && { sort }),
});

/** The same list with a term of this field, or without the one that it has. */
export const toggled = (
  address: ListAddress,
  { field, value, isOn }: { field: string; value: string; isOn: boolean },
) => queryOf({ ...address, q: withTerm(address.q, field, isOn ? undefined : value) });
