import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { decideOrder } from './decide-order.ts';
import * as operations from './staff-order.operations.ts';
import { getStaffOrder, listStaffMembers, listStaffOrders } from './staff-orders.ts';

export function staffOrderRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listStaffOrders, (caller, { query }) =>
    listStaffOrders(deps, caller, query),
  );
  handle(api, operations.listStaffMembers, async (caller) => ({
    data: await listStaffMembers(deps, caller),
  }));
  handle(api, operations.getStaffOrder, async (caller, { params }) => ({
    data: await getStaffOrder(deps, caller, params.orderId),
  }));
  handle(api, operations.decideOrder, (caller, { params, body, once }) =>
    decideOrder(deps, caller, { ...once, idInPath: params.orderId, body }),
  );
}
