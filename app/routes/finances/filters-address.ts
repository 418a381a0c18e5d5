import type { Filters } from './finances.server.ts';

type Chosen = Pick<Filters, 'kinds' | 'from' | 'to'>;

export function isNarrowed({ kinds, from, to }: Chosen): boolean {
  return kinds.length > 0 || from !== '' || to !== '';
}

/** The entries before a place in the list, filtered as they are. */
export function pathBefore({ kinds, from, to }: Chosen, before?: string): string {
  const query = new URLSearchParams(kinds.map((kind) => ['type', kind]));
  if (from !== '') query.set('start_date', from);
  if (to !== '') query.set('end_date', to);
  if (before !== undefined) query.set('before', before);
  return `/finances?${query.toString()}`;
}
