import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { countOrder } from '#core/orders/order-limits.ts';
import { deleteOrder } from '#core/orders/delete-order.ts';
import { cancelOwnDripFeed } from '#core/orders/cancel-drip-feed.ts';
import {
  dripFeedAnswer,
  dripFeedPath,
  orderAnswer,
  orderIdOf,
  orderPath,
} from '#core/orders/order.contract.ts';
import { getOwnOrder } from '#core/orders/own-orders.ts';
import { cancelOrder } from './cancel-order.ts';
import { activateOrder, pauseOrder } from './pause-order.ts';

const tags = ['Orders'];
const request = { query: localeQuery, params: orderPath };
const responses = {
  200: jsonAnswer(orderAnswer, 'The order as it is now.'),
  ...refusals([
    'unauthorized',
    'account_frozen',
    'owner_only',
    'not_found',
    'conflict',
    'validation_failed',
    'too_many_requests',
  ]),
};

const cancel = createRoute({
  method: 'post',
  path: '/api/v1/orders/{orderId}/cancel',
  operationId: 'cancelOrder',
  tags,
  summary: 'Cancels what nobody was given yet; of the rest it is a wish, see `cancel_state`.',
  security: BEARER,
  request,
  responses,
});

const remove = createRoute({
  method: 'post',
  path: '/api/v1/orders/{orderId}/delete',
  operationId: 'deleteOrder',
  tags,
  summary: 'Gives up an order that was never paid.',
  security: BEARER,
  request,
  responses,
});

const pause = createRoute({
  method: 'post',
  path: '/api/v1/orders/{orderId}/pause',
  operationId: 'pauseOrder',
  tags,
  summary: 'Holds an order, where whoever has it can.',
  security: BEARER,
  request,
  responses,
});

const activate = createRoute({
  method: 'post',
  path: '/api/v1/orders/{orderId}/activate',
  operationId: 'activateOrder',
  tags,
  summary: 'Goes on with an order that was held.',
  security: BEARER,
  request,
  responses,
});

const cancelFeed = createRoute({
  method: 'post',
  path: '/api/v1/drip-feeds/{dripFeedId}/cancel',
  operationId: 'cancelDripFeed',
  tags,
  summary: 'Starts no further run, and gives back what they cost; the one that runs goes on.',
  security: BEARER,
  request: { query: localeQuery, params: dripFeedPath },
  responses: { ...responses, 200: jsonAnswer(dripFeedAnswer, 'The drip-feed as it is now.') },
});

export function orderActionRoutes(api: CoreApi, deps: Deps): void {
  for (const [route, act] of [
    [cancel, cancelOrder],
    [remove, deleteOrder],
    [pause, pauseOrder],
    [activate, activateOrder],
  ] as const) {
    api.openapi(route, async (c) => {
      const caller = await requireCustomer(c, { impersonated: 'refused' });
      await countOrder(deps, caller);
      const { orderId: idInPath } = c.req.valid('param');
      const orderId = orderIdOf(idInPath);
      if (orderId === undefined) throw new AppError('not_found');
      const { instanceId, customer } = caller;
      await act(deps, { instanceId, customerId: customer.id, orderId });
      return sendPrivate(c, { data: await getOwnOrder(deps, caller, idInPath) });
    });
  }

  api.openapi(cancelFeed, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await countOrder(deps, caller);
    const id = orderIdOf(c.req.valid('param').dripFeedId);
    if (id === undefined) throw new AppError('not_found');
    return sendPrivate(c, { data: await cancelOwnDripFeed(deps, caller, id) });
  });
}
