import { createRoute } from '@hono/zod-openapi';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { AccountDeps } from '../account-deps.ts';
import { requireCustomer } from '../current-customer.ts';
import { getProfile } from './get-profile.ts';
import { profileAnswer, profileQuery } from './profile.contract.ts';

const getOwnProfile = createRoute({
  method: 'get',
  path: '/api/v1/profile',
  operationId: 'getProfile',
  tags: ['Profile'],
  summary: 'Who is logged in, with balances and switches.',
  security: BEARER,
  request: { query: localeQuery.extend(profileQuery.shape) },
  responses: {
    200: jsonAnswer(profileAnswer, 'The profile.'),
    ...refusals(['unauthorized', 'validation_failed']),
  },
});

export function profileRoutes(api: CoreApi, deps: AccountDeps): void {
  api.openapi(getOwnProfile, async (c) => {
    const caller = await requireCustomer(c, { frozen: 'allowed' });
    const { with_increased_balance_accuracy: increased } = c.req.valid('query');
    const accuracy = increased === '1' ? 'full' : 'cents';
    return sendPrivate(c, { data: await getProfile(deps, caller, { accuracy }) });
  });
}
