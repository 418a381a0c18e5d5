import { createRoute } from '@hono/zod-openapi';
import { staffOnly } from '#core/accounts/decide-caller.ts';
import { requireStaff } from '#core/accounts/require-staff.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { doneAnswer, jsonAnswer, jsonBody, sendDone, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { addProvider } from './add-provider.ts';
import { changeProvider } from './change-provider.ts';
import { listProviders } from './list-providers.ts';
import type { ProviderDeps } from './provider-deps.ts';
import {
  providerAnswer,
  providerBody,
  providerChange,
  providerPath,
  providersAnswer,
} from './provider.contract.ts';

const REFUSED = [
  'unauthorized',
  'account_frozen',
  'owner_only',
  'not_found',
  'validation_failed',
] as const;

const list = createRoute({
  method: 'get',
  path: '/api/v1/providers',
  operationId: 'listProviders',
  tags: ['Staff'],
  summary: 'Who delivers for the instance.',
  security: staffOnly('catalogue.import'),
  request: { query: localeQuery },
  responses: { 200: jsonAnswer(providersAnswer, 'Without their keys.'), ...refusals(REFUSED) },
});

const add = createRoute({
  method: 'post',
  path: '/api/v1/providers',
  operationId: 'addProvider',
  tags: ['Staff'],
  summary: 'Keeps a provider with its address and its key, or another key for one that is kept.',
  security: staffOnly('catalogue.import'),
  request: { query: localeQuery, body: jsonBody(providerBody) },
  responses: { 200: jsonAnswer(providerAnswer, 'Its id.'), ...refusals(REFUSED) },
});

const change = createRoute({
  method: 'patch',
  path: '/api/v1/providers/{providerId}',
  operationId: 'changeProvider',
  tags: ['Staff'],
  summary: 'Another name, key or address. A new address needs a key of its own.',
  security: staffOnly('catalogue.import'),
  request: { query: localeQuery, params: providerPath, body: jsonBody(providerChange) },
  responses: { 204: doneAnswer, ...refusals([...REFUSED, 'conflict']) },
});

export function providerRoutes(api: CoreApi, deps: ProviderDeps): void {
  api.openapi(list, async (c) => {
    const { instanceId } = await requireStaff(c, 'catalogue.import');
    return sendPrivate(c, { data: await listProviders(deps, instanceId) });
  });
  api.openapi(add, async (c) => {
    const caller = await requireStaff(c, 'catalogue.import');
    const id = await addProvider(deps, caller, c.req.valid('json'));
    return sendPrivate(c, { data: { id: String(id) } });
  });
  api.openapi(change, async (c) => {
    const caller = await requireStaff(c, 'catalogue.import');
    const id = BigInt(c.req.valid('param').providerId);
    await changeProvider(deps, caller, { id, ...c.req.valid('json') });
    return sendDone(c);
  });
}
