import { trialPath } from '#core/growth/free-trials/free-trial.contract.ts';
import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { staffTrialAnswer, staffTrialsAnswer } from './trial-list.contract.ts';

const PATH = '/api/v1/staff/free-trials';
const reading = { tag: 'Staff', method: 'GET', who: staff('trials.moderate') } as const;

export const searchFreeTrials = operation({
  ...reading,
  id: 'searchFreeTrials',
  path: PATH,
  summary: 'Free trials of all customers: by words and filters, the latest first.',
  query: listQuery,
  answer: staffTrialsAnswer,
  answered: 'A page of them.',
});

export const exportFreeTrialList = operation({
  ...reading,
  id: 'exportFreeTrialList',
  path: `${PATH}/export`,
  summary: 'All free trials that a filter finds, as a file without names and links.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});

export const getStaffFreeTrial = operation({
  ...reading,
  id: 'getStaffFreeTrial',
  path: `${PATH}/{id}`,
  summary: 'One free trial, with what else its customer and its link have had.',
  params: trialPath,
  answer: staffTrialAnswer,
  refuses: ['not_found'],
});
