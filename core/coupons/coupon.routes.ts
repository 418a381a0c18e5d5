import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { couponsAnswer } from './coupon.contract.ts';
import { listCoupons } from './list-coupons.ts';

const list = createRoute({
  method: 'get',
  path: '/api/v1/coupons',
  operationId: 'listCoupons',
  tags: ['Money'],
  summary: 'The coupons that the customer could use now.',
  security: BEARER,
  request: { query: localeQuery },
  responses: {
    200: jsonAnswer(couponsAnswer, 'Only those that the owner shows; others go by their code.'),
    ...refusals(['unauthorized', 'validation_failed']),
  },
});

export function couponRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(list, async (c) => {
    const { instanceId, customer } = await requireCustomer(c, { frozen: 'allowed' });
    const { locale: language = DEFAULT_LANGUAGE } = c.req.valid('query');
    const data = await listCoupons(deps, { instanceId, customerId: customer.id, language });
    return sendPrivate(c, { data });
  });
}
