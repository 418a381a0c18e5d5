import { createRoute } from '@hono/zod-openapi';
import { staffOnly } from '#core/accounts/decide-caller.ts';
import { requireStaff } from '#core/accounts/require-staff.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { doneAnswer, jsonAnswer, sendDone, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { providerPath } from '#core/providers/provider.contract.ts';
import { providerUseAnswer, removalQuery } from './provider-use.contract.ts';
import { getProviderUse } from './provider-use.ts';
import { removeProvider } from './remove-provider.ts';

const REFUSED = [
  'unauthorized',
  'account_frozen',
  'owner_only',
  'not_found',
  'validation_failed',
] as const;

const PATH = '/api/v1/providers/{providerId}';
const staff = { tags: ['Staff'], security: staffOnly('catalogue.import') };

const use = createRoute({
  ...staff,
  path: PATH,
  method: 'get',
  operationId: 'getProvider',
  summary: 'A provider, and how many services come from it.',
  request: { query: localeQuery, params: providerPath },
  responses: { 200: jsonAnswer(providerUseAnswer, 'Without its key.'), ...refusals(REFUSED) },
});

const remove = createRoute({
  ...staff,
  path: PATH,
  method: 'delete',
  operationId: 'removeProvider',
  summary:
    'Removes a provider with its previews. Its services stay, and so does what was imported.',
  request: { query: removalQuery, params: providerPath },
  responses: { 204: doneAnswer, ...refusals(REFUSED) },
});

export function providerUseRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(use, async (c) => {
    const { instanceId } = await requireStaff(c, 'catalogue.import');
    const id = BigInt(c.req.valid('param').providerId);
    return sendPrivate(c, { data: await getProviderUse(deps, { instanceId, id }) });
  });
  api.openapi(remove, async (c) => {
    const caller = await requireStaff(c, 'catalogue.import');
    const id = BigInt(c.req.valid('param').providerId);
    const { services } = c.req.valid('query');
    await removeProvider(deps, caller, { id, services });
    return sendDone(c);
  });
}
