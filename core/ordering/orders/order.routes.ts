import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { buyerOf } from '#core/accounts/customers/buyer.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import * as operations from './order.operations.ts';
import {
  getOwnHistory,
  getOwnOrder,
  listMethods,
  listOwnBriefs,
  listOwnOrders,
} from './own-orders.ts';
import { payAgain } from './pay-again.ts';
import { BALANCE } from './place-order.contract.ts';
import { ordererOf, placeOrder } from './place-order.ts';
import { validateOrder } from './validate-order.ts';

export function orderRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.placeOrder, (caller, { body, once }, c) => {
    const { declaredCountry } = buyerOf(caller, c);
    const { program, customer } = caller;
    const orderer = ordererOf(customer);
    const ordering = { caller, orderer, declaredCountry, program };
    const { revision } = currentInstance(c);
    return placeOrder(deps, ordering, { ...once, input: body, revision, body });
  });

  handle(api, operations.payOrderByInvoice, (caller, { params: { orderId }, body, once }, c) => {
    const { revision } = currentInstance(c);
    return payAgain(deps, caller, { ...once, orderId, revision, body });
  });

  handle(api, operations.payOrderByBalance, (caller, { params: { orderId }, body, once }, c) => {
    const { revision } = currentInstance(c);
    const byBalance = { ...body, payment_method_id: BALANCE };
    return payAgain(deps, caller, { ...once, orderId, revision, body: byBalance });
  });

  handle(api, operations.listOrders, (caller, { query }) => listOwnOrders(deps, caller, query));

  handle(api, operations.listOrderBriefs, async (caller, { query }) => ({
    data: await listOwnBriefs(deps, caller, query.ids.split(',').map(BigInt)),
  }));

  handle(api, operations.getOrderHistory, async (caller, { params }) => {
    const { history, progress } = await getOwnHistory(deps, caller, params.orderId);
    return { data: history, meta: { progress } };
  });

  handle(api, operations.getOrder, async (caller, { params }) => ({
    data: await getOwnOrder(deps, caller, params.orderId),
  }));

  handle(api, operations.listOrderMethods, async (caller, { params }) => ({
    data: await listMethods(deps, caller, params.orderId),
  }));

  handle(api, operations.validateOrder, async (caller, { body }, c) => {
    const { instanceId, language } = caller;
    const { revision } = currentInstance(c);
    const asked = { instanceId, revision, language, buyer: buyerOf(caller, c), ...body };
    return { data: await validateOrder(deps, asked) };
  });
}
