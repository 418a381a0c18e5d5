import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { cancelOwnDripFeed } from '#core/ordering/orders/cancel-drip-feed.ts';
import { deleteOrder } from '#core/ordering/orders/delete-order.ts';
import { ownOrderIn, requireOrderId } from '#core/ordering/orders/order-in-path.ts';
import { ownerOf } from '#core/ordering/orders/order-owner.ts';
import { getOwnOrder } from '#core/ordering/orders/own-orders.ts';
import { cancelOrder } from './cancel-order.ts';
import * as operations from './order-action.operations.ts';
import { activateOrder, pauseOrder } from './pause-order.ts';

export function orderActionRoutes(api: CoreApi, deps: Deps): void {
  for (const [operation, act] of [
    [operations.cancelOrder, cancelOrder],
    [operations.deleteOrder, deleteOrder],
    [operations.pauseOrder, pauseOrder],
    [operations.activateOrder, activateOrder],
  ] as const) {
    handle(api, operation, async (caller, { params }) => {
      await act(deps, ownOrderIn(caller, params.orderId));
      return { data: await getOwnOrder(deps, caller, params.orderId) };
    });
  }
  handle(api, operations.cancelDripFeed, async (caller, { params }) => ({
    data: await cancelOwnDripFeed(deps, ownerOf(caller), requireOrderId(params.dripFeedId)),
  }));
}
