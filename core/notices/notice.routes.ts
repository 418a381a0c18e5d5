import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import {
  BEARER,
  doneAnswer,
  jsonAnswer,
  jsonBody,
  sendDone,
  sendPrivate,
} from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import {
  noticeAnswer,
  noticePath,
  noticesAnswer,
  noticesQuery,
  readAllBody,
} from './notice.contract.ts';
import { listOwnNotices, readAllOwnNotices, readOwnNotice } from './own-notices.ts';

const tags = ['Notices'];
const refused = ['unauthorized', 'account_frozen', 'validation_failed'] as const;

const list = createRoute({
  method: 'get',
  path: '/api/v1/notices',
  operationId: 'listNotices',
  tags,
  summary: 'What has happened to orders and payments of the customer in the last ninety days.',
  security: BEARER,
  request: { query: noticesQuery },
  responses: {
    200: jsonAnswer(noticesAnswer, 'A page, and how many were not read.'),
    ...refusals(refused),
  },
});

const read = createRoute({
  method: 'post',
  path: '/api/v1/notices/{noticeId}/read',
  operationId: 'readNotice',
  tags,
  summary: 'Notes that a notice was read; one that was read already keeps its time.',
  security: BEARER,
  request: { query: localeQuery, params: noticePath },
  responses: {
    200: jsonAnswer(noticeAnswer, 'The notice as it is now.'),
    ...refusals([...refused, 'owner_only', 'not_found']),
  },
});

const readAll = createRoute({
  method: 'post',
  path: '/api/v1/notices/read',
  operationId: 'readAllNotices',
  tags,
  summary: 'Notes that all notices were read, up to the newest one that was seen.',
  security: BEARER,
  request: { query: localeQuery, body: { ...jsonBody(readAllBody), required: false } },
  responses: {
    204: doneAnswer,
    ...refusals([...refused, 'owner_only', 'bad_request', 'payload_too_large']),
  },
});

export function noticeRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(list, async (c) => {
    const caller = await requireCustomer(c);
    return sendPrivate(c, await listOwnNotices(deps, caller, c.req.valid('query')));
  });

  // What staff look at through the eyes of a customer, the customer has not read.
  api.openapi(read, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const { noticeId } = c.req.valid('param');
    return sendPrivate(c, { data: await readOwnNotice(deps, caller, noticeId) });
  });

  api.openapi(readAll, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await readAllOwnNotices(deps, caller, c.req.valid('json').until);
    return sendDone(c);
  });
}
