import { queryOf, type ListAddress } from '#app/areas/staff/list-address.ts';

export interface OfList {
  address: ListAddress;
  pathOf: (query: Record<string, string>) => string;
}

type Direction = 'ascending' | 'descending';

/** How the head of a column sorts a list, or turns the sort round where it is sorted by it. */
export function sortedBy(
  { address, pathOf }: OfList,
  { column, first, usual }: { column: string; first: Direction; usual: string },
): { href: string; direction?: Direction } {
  const now = address.sort ?? usual;
  const isNow = now.replace('-', '') === column;
  const direction: Direction = now.startsWith('-') ? 'descending' : 'ascending';
  const turned: Direction = direction === 'ascending' ? 'descending' : 'ascending';
  const wanted = isNow ? turned : first;
  const sort = wanted === 'descending' ? `-${column}` : column;
  return { href: pathOf(queryOf({ ...address, sort })), ...(isNow && { direction }) };
}
