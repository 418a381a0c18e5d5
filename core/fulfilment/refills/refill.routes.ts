import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { ownOrderIn } from '#core/ordering/orders/order-in-path.ts';
import { getOwnOrder } from '#core/ordering/orders/own-orders.ts';
import { askOwnRefill } from './ask-refill.ts';
import { getOwnRefills, switchOwnAutoRefill } from './own-refills.ts';
import { askForRefill, listRefillRequests, switchAutoRefill } from './refill.operations.ts';

export function refillRoutes(api: CoreApi, deps: Deps): void {
  handle(api, listRefillRequests, (caller, { params }) =>
    getOwnRefills(deps, caller, params.orderId),
  );

  handle(api, askForRefill, async (caller, { params }) => {
    await askOwnRefill(deps, ownOrderIn(caller, params.orderId));
    return getOwnRefills(deps, caller, params.orderId);
  });

  handle(api, switchAutoRefill, async (caller, { params, body: { is_on: isOn } }) => {
    await switchOwnAutoRefill(deps, { ...ownOrderIn(caller, params.orderId), isOn });
    return { data: await getOwnOrder(deps, caller, params.orderId) };
  });
}
