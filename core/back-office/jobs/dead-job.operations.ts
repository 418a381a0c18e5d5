import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  deadJobPath,
  deadJobsAnswer,
  discardJobBody,
  retriedAnswer,
  retryKindBody,
} from './dead-job.contract.ts';

const PATH = '/api/v1/staff/jobs';
const ofStaff = { tag: 'Staff', who: staff('jobs.manage') } as const;

export const listDeadJobs = operation({
  ...ofStaff,
  id: 'listDeadJobs',
  method: 'GET',
  path: PATH,
  summary: 'Work in the background that failed too often, the latest first.',
  query: listQuery,
  answer: deadJobsAnswer,
  answered: 'A page of it.',
});

export const exportDeadJobs = operation({
  ...ofStaff,
  id: 'exportDeadJobs',
  method: 'GET',
  path: `${PATH}/export`,
  summary: 'All failed work that a filter finds, as a file. That it was taken is kept.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});

export const retryDeadJob = operation({
  ...ofStaff,
  id: 'retryDeadJob',
  method: 'POST',
  path: `${PATH}/{jobId}/retry`,
  summary: 'Tries one again, from its first attempt.',
  params: deadJobPath,
  refuses: ['not_found', 'conflict'],
});

export const retryDeadKind = operation({
  ...ofStaff,
  id: 'retryDeadKind',
  method: 'POST',
  path: `${PATH}/retry`,
  summary: 'Tries all of a kind again, a thousand at most.',
  body: retryKindBody,
  bodyIsOptional: true,
  answer: retriedAnswer,
  answered: 'How many that were.',
  refuses: ['conflict'],
});

export const discardDeadJob = operation({
  ...ofStaff,
  id: 'discardDeadJob',
  method: 'POST',
  path: `${PATH}/{jobId}/discard`,
  summary: 'Gives one up for good; the reason is kept.',
  params: deadJobPath,
  body: discardJobBody,
  bodyIsOptional: true,
  refuses: ['not_found'],
});
