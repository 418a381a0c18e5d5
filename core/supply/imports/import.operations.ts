import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  applyBody,
  changesAnswer,
  changesQuery,
  importAnswer,
  importBody,
  importParams,
  importsAnswer,
  importsQuery,
  previewAnswer,
  rowsAnswer,
  rowsQuery,
} from './import.contract.ts';

/** Thousands of services are compared and kept each time, and a provider is asked. */
const PREVIEWS: Limit = { name: 'catalogue-previews', capacity: 60, refillSeconds: 10 };

const PATH = '/api/v1/catalogue-imports';
const ofStaff = { tag: 'Staff', who: staff('catalogue.import') } as const;

export const previewCatalogueImport = operation({
  ...ofStaff,
  id: 'previewCatalogueImport',
  method: 'POST',
  path: PATH,
  summary:
    'Works out what a list or a provider would change in the catalogue. Nothing changes yet.',
  limit: PREVIEWS,
  // A whole price list, with the signs that JSON puts before its quotes.
  mostBytes: 8 * 1024 * 1024,
  body: importBody,
  answer: previewAnswer,
  answered: 'The id to look at it and to apply it.',
});

export const listCatalogueImports = operation({
  ...ofStaff,
  id: 'listCatalogueImports',
  method: 'GET',
  path: PATH,
  summary: 'The imports, the newest first; previews that nobody applied are kept for a week.',
  query: importsQuery,
  answer: importsAnswer,
  answered: 'Page by page.',
});

export const getCatalogueImport = operation({
  ...ofStaff,
  id: 'getCatalogueImport',
  method: 'GET',
  path: `${PATH}/{importId}`,
  summary: 'What an import would change or has changed, in numbers.',
  params: importParams,
  answer: importAnswer,
  answered: 'The import.',
});

export const listCatalogueImportRows = operation({
  ...ofStaff,
  id: 'listCatalogueImportRows',
  method: 'GET',
  path: `${PATH}/{importId}/rows`,
  summary: 'What would become of each service, field by field.',
  params: importParams,
  query: rowsQuery,
  answer: rowsAnswer,
  answered: 'In the order of the source.',
});

export const applyCatalogueImport = operation({
  ...ofStaff,
  id: 'applyCatalogueImport',
  method: 'POST',
  path: `${PATH}/{importId}/apply`,
  summary: 'Does what was previewed, once.',
  params: importParams,
  body: applyBody,
  refuses: ['conflict'],
});

export const listCatalogueChanges = operation({
  ...ofStaff,
  id: 'listCatalogueChanges',
  method: 'GET',
  path: '/api/v1/catalogue-changes',
  summary: 'What imports have changed, the newest first: of all, of one service or by one import.',
  query: changesQuery,
  answer: changesAnswer,
  answered: 'Page by page.',
});
