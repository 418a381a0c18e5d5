import { withTerm } from '#core/platform/lists/list-grammar.pure.ts';

/** What a list of staff is asked for by its address. */
export interface ListAddress {
  q: string;
  sort: string | undefined;
}

/** As the query of a link. */
export const queryOf = ({ q, sort }: ListAddress) => ({
  ...(q !== '' && { q }),
  ...(sort !== undefined && { sort }),
});

/** The same list with a term of this field, or without the one that it has. */
export const toggled = (
  { q, sort }: ListAddress,
  { field, value, isOn }: { field: string; value: string; isOn: boolean },
) => queryOf({ q: withTerm(q, field, isOn ? undefined : value), sort });
