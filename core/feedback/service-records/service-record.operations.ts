import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { recordsAnswer, recordsQuery, shopRecordAnswer } from './service-record.contract.ts';

const read = { method: 'GET', tag: 'Catalogue', who: anyone, shared: true } as const;

export const listServiceRecords = operation({
  ...read,
  id: 'listServiceRecords',
  path: '/api/v1/service-records',
  summary: 'How services have been delivered and rated, as far as anything is known.',
  query: recordsQuery,
  answer: recordsAnswer,
});

export const getShopRecord = operation({
  ...read,
  id: 'getShopRecord',
  path: '/api/v1/shop-record',
  summary: 'How all services together have been delivered and rated.',
  answer: shopRecordAnswer,
});
