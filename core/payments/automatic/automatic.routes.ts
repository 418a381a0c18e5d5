import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { automaticAnswer, automaticBody } from './automatic.contract.ts';
import { getAutomatic, setAutomatic } from './own-settings.ts';

const described = { path: '/api/v1/automatic-top-up' as const, tags: ['Money'], security: BEARER };

const read = createRoute({
  ...described,
  method: 'get',
  operationId: 'getAutomaticTopUp',
  summary: 'When a saved card is charged by itself, and what came of it last.',
  request: { query: localeQuery },
  responses: {
    200: jsonAnswer(automaticAnswer, 'Off and empty until it was ever set.'),
    ...refusals(['unauthorized', 'validation_failed']),
  },
});

const write = createRoute({
  ...described,
  method: 'put',
  operationId: 'setAutomaticTopUp',
  summary: 'Has a saved card charged whenever spending leaves the balance too low, or stops it.',
  request: { query: localeQuery, body: jsonBody(automaticBody) },
  responses: {
    200: jsonAnswer(automaticAnswer, 'As it is now.'),
    ...refusals([
      'bad_request',
      'unauthorized',
      'not_found',
      'owner_only',
      'validation_failed',
      'account_frozen',
    ]),
  },
});

export function automaticRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(read, async (c) => {
    const caller = await requireCustomer(c, { frozen: 'allowed' });
    return sendPrivate(c, { data: await getAutomatic(deps, caller) });
  });

  api.openapi(write, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const { revision } = currentInstance(c);
    const asked = { revision, body: c.req.valid('json') };
    return sendPrivate(c, { data: await setAutomatic(deps, caller, asked) });
  });
}
