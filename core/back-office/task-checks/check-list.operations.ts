import { checkPath } from '#core/growth/tasks/task.contract.ts';
import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { staffCheckAnswer, staffChecksAnswer } from './check-list.contract.ts';

const PATH = '/api/v1/staff/tasks/checks';
const reading = { tag: 'Staff', method: 'GET', who: staff('tasks.review') } as const;

export const searchTaskChecks = operation({
  ...reading,
  id: 'searchTaskChecks',
  path: PATH,
  summary: 'Checks of tasks of all customers: by words and filters, the latest first.',
  query: listQuery,
  answer: staffChecksAnswer,
  answered: 'A page of them.',
});

export const exportTaskCheckList = operation({
  ...reading,
  id: 'exportTaskCheckList',
  path: `${PATH}/export`,
  summary: 'All checks of tasks that a filter finds, as a file without names and words.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});

export const getStaffTaskCheck = operation({
  ...reading,
  id: 'getStaffTaskCheck',
  path: `${PATH}/{checkId}`,
  summary: 'One check, with what else its customer and its task have had.',
  params: checkPath,
  answer: staffCheckAnswer,
  refuses: ['not_found'],
});
