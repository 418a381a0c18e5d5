import type { EntryFilters } from '#app/areas/billing/finance-entries.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

type Chosen = Pick<EntryFilters, 'kinds' | 'from' | 'to'>;

export function isNarrowed({ kinds, from, to }: Chosen): boolean {
  return kinds.length > 0 || from !== '' || to !== '';
}

/** The entries before a place in the list, filtered as they are. */
export function pathBefore(filters: Chosen, before?: string): string {
  return `${pagePath('finances')}?${queryBefore(filters, before)}`;
}

export function queryBefore({ kinds, from, to }: Chosen, before?: string): string {
  const query = new URLSearchParams(kinds.map((kind) => ['type', kind]));
  if (from !== '') query.set('start_date', from);
  if (to !== '') query.set('end_date', to);
  if (before !== undefined) query.set('before', before);
  return query.toString();
}
