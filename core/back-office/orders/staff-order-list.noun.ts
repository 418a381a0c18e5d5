import type { Noun } from '#core/noun.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportOrderList, listOrders } from './list-orders.ts';
import { exportStaffOrders, searchStaffOrders } from './order-list.operations.ts';

function orderListRoutes(api: CoreApi, deps: Deps): void {
  handle(api, searchStaffOrders, (caller, { query }) => listOrders(deps, caller, query));
  handle(api, exportStaffOrders, async (caller, { query }, c) =>
    c.body(await exportOrderList(deps, caller, query), 200, csvHeaders('orders')),
  );
}

export const staffOrderList: Noun = {
  routes: (api, parts) => orderListRoutes(api, parts),
};
