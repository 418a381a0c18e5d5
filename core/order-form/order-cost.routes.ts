import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Deps } from '#core/deps.ts';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi, CoreEnv } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { buyerOf } from '#core/sale-places/buyer.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import {
  costsBody,
  quantitiesBody,
  serviceCostsAnswer,
  totalCostAnswer,
  totalCostBody,
  widgetQuery,
} from './order-cost.contract.ts';
import { requireWidget } from './require-widget.ts';
import { getQuantitiesByCost, getServiceCosts } from './service-costs.ts';
import { getTotalCost } from './total-cost.ts';

const refused = ['bad_request', 'validation_failed', 'payload_too_large'] as const;
const ofTotal = [...refused, 'unauthorized', 'not_found', 'too_many_requests'] as const;

const costs = createRoute({
  method: 'post',
  path: '/api/v1/services/cost',
  operationId: 'getServiceCosts',
  tags: ['Orders'],
  summary: 'What services cost in their quantities, for so many publications.',
  request: { query: localeQuery, body: jsonBody(costsBody) },
  responses: {
    200: jsonAnswer(serviceCostsAnswer, 'With the lines that explain each cost.'),
    ...refusals(refused),
  },
});

const quantitiesAnswer = jsonAnswer(
  serviceCostsAnswer,
  'The least quantity that is sold where the sum pays for none; its cost is above the sum then.',
);

const quantities = createRoute({
  method: 'post',
  path: '/api/v1/services/quantity-by-cost',
  operationId: 'getQuantitiesByCost',
  tags: ['Orders'],
  summary: 'The largest quantity of each service that costs no more than a sum.',
  request: { query: localeQuery, body: jsonBody(quantitiesBody) },
  responses: { 200: quantitiesAnswer, ...refusals(refused) },
});

const totalAnswer = jsonAnswer(totalCostAnswer, 'With the lines that explain it.');

const total = createRoute({
  method: 'post',
  path: '/api/v1/orders/total-cost',
  operationId: 'getTotalCost',
  tags: ['Orders'],
  summary: 'What the lines of an order form cost, with coupon and way of paying.',
  request: { query: localeQuery, body: jsonBody(totalCostBody) },
  responses: { 200: totalAnswer, ...refusals(ofTotal) },
});

const widgetQuantities = createRoute({
  method: 'post',
  path: '/api/v1/order-widget/services/quantity-by-cost',
  operationId: 'getWidgetQuantitiesByCost',
  tags: ['Order widget'],
  summary: 'The largest quantity of each service that costs no more than a sum, for a widget.',
  request: { query: widgetQuery, body: jsonBody(quantitiesBody) },
  responses: { 200: quantitiesAnswer, ...refusals([...refused, 'not_found']) },
});

const widgetTotal = createRoute({
  method: 'post',
  path: '/api/v1/order-widget/services/total-cost',
  operationId: 'getWidgetTotalCost',
  tags: ['Order widget'],
  summary: 'What the lines of an order widget cost, with coupon and way of paying.',
  request: { query: widgetQuery, body: jsonBody(totalCostBody) },
  responses: { 200: totalAnswer, ...refusals(ofTotal) },
});

export function orderCostRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(costs, async (c) =>
    sendPrivate(c, { data: await getServiceCosts(deps, instanceOf(c), c.req.valid('json')) }),
  );

  api.openapi(quantities, async (c) =>
    sendPrivate(c, { data: await getQuantitiesByCost(deps, instanceOf(c), c.req.valid('json')) }),
  );

  api.openapi(total, async (c) =>
    sendPrivate(c, { data: await getTotalCost(deps, await askingOf(c), c.req.valid('json')) }),
  );

  api.openapi(widgetQuantities, async (c) => {
    await requireWidget(deps, c, c.req.valid('query').api_token);
    return sendPrivate(c, {
      data: await getQuantitiesByCost(deps, instanceOf(c), c.req.valid('json')),
    });
  });

  api.openapi(widgetTotal, async (c) => {
    await requireWidget(deps, c, c.req.valid('query').api_token);
    return sendPrivate(c, {
      data: await getTotalCost(deps, await askingOf(c), c.req.valid('json')),
    });
  });
}

function instanceOf(c: Context<CoreEnv>) {
  const { id: instanceId, revision } = currentInstance(c);
  return { instanceId, revision };
}

async function askingOf(c: Context<CoreEnv>) {
  const buyer = await buyerOf(c);
  const { address } = callerOf(c);
  return { ...instanceOf(c), address, customerId: buyer.customerId, buyer };
}
