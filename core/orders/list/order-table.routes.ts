import { createRoute, z } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { BEARER, jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { exportOrders } from './export-orders.ts';
import { listOrderTable } from './list-order-table.ts';
import { orderExportQuery, orderTableAnswer, orderTableQuery } from './order-table.contract.ts';

const tags = ['Orders'];
const refused = refusals(['unauthorized', 'account_frozen', 'validation_failed']);

const table = createRoute({
  method: 'get',
  path: '/api/v1/orders/datatable',
  operationId: 'listOrderTable',
  tags,
  summary: 'The orders of the customer, sorted and filtered by their columns.',
  security: BEARER,
  request: { query: orderTableQuery },
  responses: { 200: jsonAnswer(orderTableAnswer, 'A page, and how many there are.'), ...refused },
});

const file = createRoute({
  method: 'get',
  path: '/api/v1/orders/export',
  operationId: 'exportOrders',
  tags,
  summary: 'All orders that a table would show, as a file.',
  security: BEARER,
  request: { query: orderExportQuery },
  responses: {
    200: {
      description: 'With a line of names at its head.',
      content: { 'text/csv': { schema: z.string() } },
    },
    ...refused,
  },
});

export function orderTableRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(table, async (c) => {
    const caller = await requireCustomer(c);
    return sendPrivate(c, await listOrderTable(deps, caller, c.req.valid('query')));
  });

  api.openapi(file, async (c) => {
    const caller = await requireCustomer(c);
    return c.body(exportOrders(deps, caller, c.req.valid('query')), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
      'cache-control': 'no-store',
    });
  });
}
