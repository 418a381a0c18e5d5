/** The sort orders of the list; each uses an index. */
export const ORDER_SORTS = [
  'id',
  'status',
  'service',
  'createdAt',
  'completedAt',
  'cost',
  'quantity',
] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The order after which a page begins: its sort value and its id. */
export interface OrderPlace {
  value: string;
  id: bigint;
}

const PLACE = /^([a-z_]{1,20}|\d{1,18})\.(\d{1,18})$/;

export function readPlace(cursor: string): OrderPlace | undefined {
  const [, value, id] = PLACE.exec(cursor) ?? [];
  return value === undefined || id === undefined ? undefined : { value, id: BigInt(id) };
}

export const writePlace = ({ value, id }: OrderPlace): string => `${value}.${id}`;
