import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  noticeAnswer,
  noticePath,
  noticesAnswer,
  noticesQuery,
  readAllBody,
} from './notice.contract.ts';

export const listNotices = operation({
  id: 'listNotices',
  method: 'GET',
  path: '/api/v1/notices',
  tag: 'Notices',
  summary: 'What has happened to orders and payments of the customer in the last ninety days.',
  who: customer(),
  query: noticesQuery,
  answer: noticesAnswer,
  answered: 'A page, and how many were not read.',
});

/** Impersonated sessions do not mark notices as read. */
const reading = {
  method: 'POST',
  tag: 'Notices',
  who: customer({ impersonated: 'refused' }),
} as const;

export const readNotice = operation({
  ...reading,
  id: 'readNotice',
  path: '/api/v1/notices/{noticeId}/read',
  summary: 'Notes that a notice was read; one that was read already keeps its time.',
  params: noticePath,
  answer: noticeAnswer,
  answered: 'The notice as it is now.',
  refuses: ['not_found'],
});

export const readAllNotices = operation({
  ...reading,
  id: 'readAllNotices',
  path: '/api/v1/notices/read',
  summary: 'Notes that all notices were read, up to the newest one that was seen.',
  body: readAllBody,
  bodyIsOptional: true,
});
