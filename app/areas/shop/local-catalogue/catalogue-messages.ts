import type { ServiceFilters, Stretch } from '#core/catalogue/services/filter-services.pure.ts';
import type { FoundKinds } from '../found-page.ts';
import type { ServiceSummary } from '#app/lib/catalogue/service-summary.ts';

/** What a worker is told. Each has the whole catalogue and looks through its stretch of it. */
export type Order =
  | { kind: 'load'; id: number; bytes: ArrayBuffer; stretch: Stretch }
  | { kind: 'find'; id: number; filters: ServiceFilters }
  | { kind: 'group'; id: number; places: readonly number[]; page: number; perPage: number }
  | { kind: 'show'; id: number; places: readonly number[] };

/** What it answers, under the id of the order. */
export type Answer =
  | { kind: 'loaded'; id: number }
  | { kind: 'found'; id: number; places: Uint32Array }
  | { kind: 'grouped'; id: number; found: FoundKinds }
  | { kind: 'shown'; id: number; services: ServiceSummary[] }
  | { kind: 'failed'; id: number };
