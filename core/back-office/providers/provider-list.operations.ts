import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { listedProvidersAnswer } from './provider-list.contract.ts';

const PATH = '/api/v1/staff/providers';
const reading = { tag: 'Staff', method: 'GET', who: staff('catalogue.import') } as const;

export const searchStaffProviders = operation({
  ...reading,
  id: 'searchStaffProviders',
  path: PATH,
  summary: 'Providers by words and filters, with what they have to do and how it goes.',
  query: listQuery,
  answer: listedProvidersAnswer,
  answered: 'A page of them, without their keys.',
});

export const exportStaffProviders = operation({
  ...reading,
  id: 'exportStaffProviders',
  path: `${PATH}/export`,
  summary: 'All providers that a filter finds, as a file without keys. That it was taken is kept.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});
