import { createRoute, z } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { BEARER, jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { exportStatement } from './statement/export-statement.ts';
import { listBalanceDays } from './statement/list-balance-days.ts';
import { listEntries } from './statement/list-entries.ts';
import {
  balanceDaysAnswer,
  balanceDaysQuery,
  entriesAnswer,
  entriesQuery,
  statementQuery,
} from './statement/statement.contract.ts';

const tags = ['Payments'];
const refused = refusals(['unauthorized', 'account_frozen', 'validation_failed']);

const list = createRoute({
  method: 'get',
  path: '/api/v1/payments/statistics',
  operationId: 'listFinanceEntries',
  tags,
  summary: 'What has happened to the money of the customer, the newest first.',
  security: BEARER,
  request: { query: entriesQuery },
  responses: { 200: jsonAnswer(entriesAnswer, 'With the balance after each entry.'), ...refused },
});

const days = createRoute({
  method: 'get',
  path: '/api/v1/payments/balance-days',
  operationId: 'listBalanceDays',
  tags,
  summary: 'How the balance of the customer went on from day to day.',
  security: BEARER,
  request: { query: balanceDaysQuery },
  responses: { 200: jsonAnswer(balanceDaysAnswer, 'The oldest day first.'), ...refused },
});

const statement = createRoute({
  method: 'get',
  path: '/api/v1/payments/statement',
  operationId: 'exportStatement',
  tags,
  summary: 'An account from its beginning, as a file that can be checked without us.',
  security: BEARER,
  request: { query: statementQuery },
  responses: {
    200: {
      description: 'docs/money.md says what its hashes are made of.',
      content: { 'text/csv': { schema: z.string() } },
    },
    ...refused,
  },
});

export function ledgerRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(list, async (c) => {
    const caller = await requireCustomer(c);
    return sendPrivate(c, await listEntries(deps, caller, c.req.valid('query')));
  });

  api.openapi(days, async (c) => {
    const caller = await requireCustomer(c);
    return sendPrivate(c, await listBalanceDays(deps, caller, c.req.valid('query')));
  });

  api.openapi(statement, async (c) => {
    const caller = await requireCustomer(c);
    const { account = 'balance' } = c.req.valid('query');
    return c.body(exportStatement(deps, caller, account), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="statement-${account}.csv"`,
      'cache-control': 'no-store',
    });
  });
}
