import type { CatalogueData } from './load-catalogue.server.ts';

export interface CatalogueFormProps {
  page: CatalogueData;
  /** What the action answered to this very form. */
  result: object | undefined;
}
