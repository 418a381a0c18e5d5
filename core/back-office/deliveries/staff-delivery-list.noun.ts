import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportStaffDeliveries, searchStaffDeliveries } from './delivery-list.operations.ts';
import { exportDeliveryList, listDeliveries } from './list-deliveries.ts';

function deliveryListRoutes(api: CoreApi, deps: Deps): void {
  handle(api, searchStaffDeliveries, (caller, { query }) => listDeliveries(deps, caller, query));
  handle(api, exportStaffDeliveries, async (caller, { query }, c) =>
    c.body(await exportDeliveryList(deps, caller, query), 200, csvHeaders('deliveries')),
  );
}

export const staffDeliveryList: Noun = {
  routes: (api, parts) => deliveryListRoutes(api, parts),
};
