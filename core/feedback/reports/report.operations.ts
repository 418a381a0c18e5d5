import { operation, staff, visitor } from '#core/platform/operations/operation.contract.ts';
import {
  decideBody,
  reportAnswer,
  reportBody,
  reportedPath,
  reportPath,
  reportsAnswer,
  reportsQuery,
} from './report.contract.ts';

export const reportService = operation({
  id: 'reportService',
  method: 'POST',
  path: '/api/v1/services/{idOrSlug}/reports',
  tag: 'Catalogue',
  summary: 'Tells those who run the shop what is wrong with a service.',
  who: visitor(),
  params: reportedPath,
  body: reportBody,
  bodyIsOptional: true,
  refuses: ['not_found', 'too_many_requests'],
});

export const listServiceReports = operation({
  id: 'listServiceReports',
  method: 'GET',
  path: '/api/v1/staff/reports',
  tag: 'Staff',
  summary: 'What was said to be wrong with services, the oldest first.',
  who: staff('reports.decide'),
  query: reportsQuery,
  answer: reportsAnswer,
  answered: 'A page of them.',
});

export const decideServiceReport = operation({
  id: 'decideServiceReport',
  method: 'POST',
  path: '/api/v1/staff/reports/{reportId}/decide',
  tag: 'Staff',
  summary: 'Says what became of a report.',
  who: staff('reports.decide'),
  params: reportPath,
  body: decideBody,
  bodyIsOptional: true,
  answer: reportAnswer,
  refuses: ['already_decided'],
});
