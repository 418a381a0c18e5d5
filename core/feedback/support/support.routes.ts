import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { orderIdOf } from '#core/ordering/orders/order.contract.ts';
import { findOwnOrder } from '#core/ordering/orders/own-order.ts';
import { getOwnSupport } from './read-thread.ts';
import { getOrderSupport, writeToOrderSupport } from './support.operations.ts';
import { writeMessage } from './write-message.ts';

export function supportRoutes(api: CoreApi, deps: Deps): void {
  handle(api, getOrderSupport, (caller, { params, query: { before } }) =>
    getOwnSupport(deps, caller, { idInPath: params.orderId, before }),
  );

  handle(api, writeToOrderSupport, async (caller, { params, body, once }) => {
    const { instanceId, customer } = caller;
    const orderId = orderIdOf(params.orderId);
    const own = { instanceId, customerId: customer.id };
    const order =
      orderId && (await deps.db.read(instanceId, (trx) => findOwnOrder(trx, { ...own, orderId })));
    if (!order) throw new AppError('not_found');
    return writeMessage(deps, caller, { ...once, order, body });
  });
}
