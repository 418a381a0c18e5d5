import { reportPath } from '#core/feedback/reports/report.contract.ts';
import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { listedReportAnswer, listedReportsAnswer } from './report-list.contract.ts';

const PATH = '/api/v1/staff/reports';
const reading = { tag: 'Staff', method: 'GET', who: staff('reports.decide') } as const;

export const searchServiceReports = operation({
  ...reading,
  id: 'searchServiceReports',
  path: `${PATH}/list`,
  summary: 'Reports of services, whatever became of them: by words and filters, the latest first.',
  query: listQuery,
  answer: listedReportsAnswer,
  answered: 'A page of them.',
});

export const exportServiceReports = operation({
  ...reading,
  id: 'exportServiceReports',
  path: `${PATH}/list/export`,
  summary: 'All reports that a filter finds, as a file without names and words.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});

export const getServiceReport = operation({
  ...reading,
  id: 'getServiceReport',
  path: `${PATH}/{reportId}`,
  summary: 'One report, and who has decided on it.',
  params: reportPath,
  answer: listedReportAnswer,
  refuses: ['not_found'],
});
