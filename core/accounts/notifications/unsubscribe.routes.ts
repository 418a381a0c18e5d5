import { createRoute } from '@hono/zod-openapi';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { CustomerRow } from '../customers/customer.store.ts';
import { openSwitches } from './open-switches.ts';
import {
  unsubscribeAnswer,
  unsubscribeBody,
  unsubscribePath,
  unsubscribeQuery,
} from './unsubscribe.contract.ts';

const described = {
  path: '/unsubscribe/{userId}' as const,
  tags: ['Profile'],
  responses: {
    200: jsonAnswer(unsubscribeAnswer, 'The switches as they are now.'),
    ...refusals(['not_found', 'validation_failed']),
  },
};

const request = {
  query: localeQuery.extend(unsubscribeQuery.shape),
  params: unsubscribePath,
};

const getSwitches = createRoute({
  ...described,
  method: 'get',
  operationId: 'getNotificationSwitches',
  summary: 'The notification switches behind a signed link; changes nothing.',
  request,
});

const changeSwitches = createRoute({
  ...described,
  method: 'post',
  operationId: 'changeNotificationSwitches',
  summary: 'Changes the notification switches behind a signed link.',
  request: { ...request, body: { ...jsonBody(unsubscribeBody), required: false } },
});

export function unsubscribeRoutes(api: CoreApi, deps: AccountDeps): void {
  api.openapi(getSwitches, async (c) => {
    const link = { ...c.req.valid('param'), signature: c.req.valid('query').signature };
    return sendPrivate(c, { data: switchesOf(await openSwitches(deps, callerOf(c), { link })) });
  });

  api.openapi(changeSwitches, async (c) => {
    const link = { ...c.req.valid('param'), signature: c.req.valid('query').signature };
    const changes = c.req.valid('json');
    const row = await openSwitches(deps, callerOf(c), { link, changes });
    return sendPrivate(c, { data: switchesOf(row) });
  });
}

const switchesOf = (row: CustomerRow) => ({
  name: row.name,
  notify_order_actions: row.notify_order_actions,
  notify_payment_actions: row.notify_payment_actions,
  notify_subscription_actions: row.notify_subscription_actions,
});
