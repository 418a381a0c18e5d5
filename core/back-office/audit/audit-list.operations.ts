import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { auditAnswer } from './audit-list.contract.ts';

const PATH = '/api/v1/staff/audit';
const reading = { tag: 'Staff', method: 'GET', who: staff('audit.read') } as const;

export const listAudit = operation({
  ...reading,
  id: 'listAudit',
  path: PATH,
  summary: 'What has happened in the shop, by person, thing and time, the latest first.',
  query: listQuery,
  answer: auditAnswer,
  answered: 'A page of it.',
});

export const exportAudit = operation({
  ...reading,
  id: 'exportAudit',
  path: `${PATH}/export`,
  summary: 'All entries that a filter finds, as a file without names. That it was taken is kept.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});
