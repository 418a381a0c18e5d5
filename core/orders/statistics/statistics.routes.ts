import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { getDashboard } from './get-dashboard.ts';
import { listStatistics } from './list-statistics.ts';
import { dashboardAnswer, statisticsAnswer, statisticsQuery } from './statistics.contract.ts';

const tags = ['Orders'];
const refused = refusals(['unauthorized', 'account_frozen', 'validation_failed']);

const statistics = createRoute({
  method: 'get',
  path: '/api/v1/orders/statistics',
  operationId: 'getOrderStatistics',
  tags,
  summary: 'What the customer has ordered, by time or by what it was.',
  security: BEARER,
  request: { query: statisticsQuery },
  responses: { 200: jsonAnswer(statisticsAnswer, 'With the sums of all of it.'), ...refused },
});

const dashboard = createRoute({
  method: 'get',
  path: '/api/v1/dashboard',
  operationId: 'getDashboard',
  tags,
  summary: 'How many orders the customer has, and the last ones.',
  security: BEARER,
  request: { query: localeQuery },
  responses: { 200: jsonAnswer(dashboardAnswer, 'Of all that was ever ordered.'), ...refused },
});

export function statisticsRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(statistics, async (c) => {
    const caller = await requireCustomer(c);
    return sendPrivate(c, await listStatistics(deps, caller, c.req.valid('query')));
  });

  api.openapi(dashboard, async (c) => {
    const caller = await requireCustomer(c);
    return sendPrivate(c, { data: await getDashboard(deps, caller) });
  });
}
