import type { Noun } from '#core/noun.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { orderList } from './list-orders.ts';
import { exportStaffOrders, searchStaffOrders } from './order-list.operations.ts';

function orderListRoutes(api: CoreApi, deps: Deps): void {
  handle(api, searchStaffOrders, (caller, { query }) => orderList.page(deps, caller, query));
  handle(api, exportStaffOrders, (caller, { query }) => orderList.file(deps, caller, query));
}

export const staffOrderList: Noun = {
  routes: (api, parts) => orderListRoutes(api, parts),
};
