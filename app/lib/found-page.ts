import type { ServiceSummary } from './service-summary.ts';

/** A page of what the filters find. */
export interface FoundServices {
  services: ServiceSummary[];
  page: number;
  pages: number;
  total: number;
}

export const PER_PAGE = 40;
