import type { Kind } from './kinds/kind.ts';
import type { ServicesView } from '#app/lib/http/load-context.ts';
import type { ServiceSummary } from '#app/lib/catalogue/service-summary.ts';

/** A page of what the filters find, as rows. */
export interface FoundServices {
  view: 'table';
  services: ServiceSummary[];
  page: number;
  pages: number;
  /** How many services there are on all pages. */
  total: number;
}

/** A page of what the filters find, as kinds with their choices. */
export interface FoundKinds {
  view: 'cards';
  kinds: Kind[];
  page: number;
  pages: number;
  total: number;
  /** How many kinds there are on all pages. */
  kindsTotal: number;
}

export type Found = FoundServices | FoundKinds;

export const PER_PAGE = { table: 40, cards: 16 } as const satisfies Record<ServicesView, number>;

/** How many entries a page has, and how many there are of them. */
export function entriesOf(found: Found): { shown: number; total: number } {
  return found.view === 'cards'
    ? { shown: found.kinds.length, total: found.kindsTotal }
    : { shown: found.services.length, total: found.total };
}
