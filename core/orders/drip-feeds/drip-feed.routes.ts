import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { dripFeedPath } from '../order.contract.ts';
import { dripFeedPageAnswer, dripFeedsAnswer, dripFeedsQuery } from './drip-feed.contract.ts';
import { getOwnDripFeed, listOwnDripFeeds } from './own-drip-feeds.ts';

const tags = ['Orders'];

const list = createRoute({
  method: 'get',
  path: '/api/v1/drip-feeds',
  operationId: 'listDripFeeds',
  tags,
  summary: 'The table of drip-feeds of the customer.',
  security: BEARER,
  request: { query: dripFeedsQuery },
  responses: {
    200: jsonAnswer(dripFeedsAnswer, 'A page, and how many there are.'),
    ...refusals(['unauthorized', 'account_frozen', 'validation_failed']),
  },
});

const one = createRoute({
  method: 'get',
  path: '/api/v1/drip-feeds/{dripFeedId}',
  operationId: 'getDripFeed',
  tags,
  summary: 'A drip-feed of the customer with its runs, done and to come.',
  security: BEARER,
  request: { query: localeQuery, params: dripFeedPath },
  responses: {
    200: jsonAnswer(dripFeedPageAnswer, 'As it is now.'),
    ...refusals(['unauthorized', 'account_frozen', 'not_found', 'validation_failed']),
  },
});

export function dripFeedRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(list, async (c) => {
    const caller = await requireCustomer(c);
    return sendPrivate(c, await listOwnDripFeeds(deps, caller, c.req.valid('query')));
  });

  api.openapi(one, async (c) => {
    const caller = await requireCustomer(c);
    const { dripFeedId } = c.req.valid('param');
    return sendPrivate(c, { data: await getOwnDripFeed(deps, caller, dripFeedId) });
  });
}
