import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { findCustomer, requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi, CoreEnv } from '#core/http/core-env.ts';
import { localeQuery, type LocaleQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { listMethodsOf, listPaymentMethods } from './list-payment-methods.ts';
import { paymentMethodsAnswer } from './payment-method.contract.ts';

const tags = ['Money'];
const request = { query: localeQuery };
const answer = (said: string) => jsonAnswer(paymentMethodsAnswer, said);

const listMethods = createRoute({
  method: 'get',
  path: '/api/v1/payment-methods',
  operationId: 'listPaymentMethods',
  tags,
  summary: 'The ways in which a guest or a customer can pay.',
  request,
  responses: {
    200: answer('The balance is among them for customers only.'),
    ...refusals(['validation_failed']),
  },
});

const listWithBonuses = createRoute({
  method: 'get',
  path: '/api/v1/payment-methods-with-bonuses',
  operationId: 'listPaymentMethodsWithBonuses',
  tags,
  summary: 'Those that give something for large amounts.',
  request,
  responses: {
    200: answer('Empty where none does.'),
    ...refusals(['validation_failed']),
  },
});

const listRecurring = createRoute({
  method: 'get',
  path: '/api/v1/payment-methods/get-available-for-recurring-payments',
  operationId: 'listRecurringPaymentMethods',
  tags,
  summary: 'Those that can be charged again without the customer.',
  security: BEARER,
  request,
  responses: {
    200: answer('Empty where none can.'),
    ...refusals(['unauthorized', 'validation_failed']),
  },
});

export function paymentMethodRoutes(api: CoreApi, deps: Deps): void {
  const askedBy = async (c: Context<CoreEnv>, { locale = DEFAULT_LANGUAGE }: LocaleQuery) => ({
    instanceId: currentInstance(c).id,
    customerId: (await findCustomer(c))?.id,
    language: locale,
  });

  api.openapi(listMethods, async (c) => {
    const asked = await askedBy(c, c.req.valid('query'));
    return sendPrivate(c, await listPaymentMethods(deps, asked));
  });

  api.openapi(listWithBonuses, async (c) => {
    const asked = await askedBy(c, c.req.valid('query'));
    const hasBonus = ({ payment_method_bonuses: bonuses }: { payment_method_bonuses: unknown[] }) =>
      bonuses.length > 0;
    return sendPrivate(c, await listMethodsOf(deps, asked, hasBonus));
  });

  api.openapi(listRecurring, async (c) => {
    await requireCustomer(c, { frozen: 'allowed' });
    const asked = await askedBy(c, c.req.valid('query'));
    const isRecurring = ({ charge_type }: { charge_type: string }) => charge_type === 'recurring';
    return sendPrivate(c, await listMethodsOf(deps, asked, isRecurring));
  });
}
