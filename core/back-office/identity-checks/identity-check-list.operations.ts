import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { listedIdentityChecksAnswer } from './identity-check-list.contract.ts';

const PATH = '/api/v1/staff/checks';
const reading = { tag: 'Staff', method: 'GET', who: staff('identity.check') } as const;

export const searchStaffIdentityChecks = operation({
  ...reading,
  id: 'searchStaffIdentityChecks',
  path: PATH,
  summary: 'All identity checks, by customer, by who has asked or decided, and by filters.',
  query: listQuery,
  answer: listedIdentityChecksAnswer,
  answered: 'A page of them, the latest first.',
});

export const exportStaffIdentityChecks = operation({
  ...reading,
  id: 'exportStaffIdentityChecks',
  path: `${PATH}/export`,
  summary: 'All checks that a filter finds, as a file without names. That it was taken is kept.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});
