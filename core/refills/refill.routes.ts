import type { CustomerCaller } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { handle } from '#core/operations/handle.ts';
import { orderIdOf } from '#core/orders/order.contract.ts';
import { getOwnOrder } from '#core/orders/own-orders.ts';
import { askOwnRefill } from './ask-refill.ts';
import { getOwnRefills, switchOwnAutoRefill } from './own-refills.ts';
import { askForRefill, listRefillRequests, switchAutoRefill } from './refill.operations.ts';

export function refillRoutes(api: CoreApi, deps: Deps): void {
  handle(api, listRefillRequests, (caller, { params }) =>
    getOwnRefills(deps, caller, params.orderId),
  );

  handle(api, askForRefill, async (caller, { params }) => {
    await askOwnRefill(deps, ownOrder(caller, params.orderId));
    return getOwnRefills(deps, caller, params.orderId);
  });

  handle(api, switchAutoRefill, async (caller, { params, body: { is_on: isOn } }) => {
    await switchOwnAutoRefill(deps, { ...ownOrder(caller, params.orderId), isOn });
    return { data: await getOwnOrder(deps, caller, params.orderId) };
  });
}

function ownOrder({ instanceId, customer }: CustomerCaller, idInPath: string) {
  const orderId = orderIdOf(idInPath);
  if (orderId === undefined) throw new AppError('not_found');
  return { instanceId, customerId: customer.id, orderId };
}
