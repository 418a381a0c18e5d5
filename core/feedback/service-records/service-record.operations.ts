import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { recordsAnswer, recordsQuery } from './service-record.contract.ts';

export const listServiceRecords = operation({
  id: 'listServiceRecords',
  method: 'GET',
  path: '/api/v1/service-records',
  tag: 'Catalogue',
  summary: 'How services have been delivered and rated, as far as anything is known.',
  who: anyone,
  shared: true,
  query: recordsQuery,
  answer: recordsAnswer,
});
