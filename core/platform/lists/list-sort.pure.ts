/** How a list is sorted: by a column, and from which end. Written `name` or `-name`. */
export interface ListSort<Column extends string> {
  by: Column;
  direction: 'asc' | 'desc';
}

export function readListSort<Column extends string>(
  text: string | undefined,
  columns: readonly Column[],
  usual: ListSort<Column>,
): ListSort<Column> {
  const isDown = text?.startsWith('-') === true;
  const by = columns.find((column) => column === (isDown ? text?.slice(1) : text));
  return by === undefined ? usual : { by, direction: isDown ? 'desc' : 'asc' };
}

export const writeListSort = <Column extends string>({ by, direction }: ListSort<Column>): string =>
  direction === 'desc' ? `-${by}` : by;

/** After which row a page begins: what it is sorted by, and its id. */
export interface ListPlace {
  value: string;
  id: bigint;
}

export const LONGEST_CURSOR = 1_500;
const PLACE = /^(\d{1,18})\.(.*)$/s;

export function readListPlace(cursor: string | undefined): ListPlace | undefined {
  const [, id, value] = PLACE.exec((cursor ?? '').slice(0, LONGEST_CURSOR)) ?? [];
  return id === undefined || value === undefined ? undefined : { id: BigInt(id), value };
}

export const writeListPlace = ({ id, value }: ListPlace): string => `${id}.${value}`;
