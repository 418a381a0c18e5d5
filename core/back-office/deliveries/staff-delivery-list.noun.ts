import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportStaffDeliveries, searchStaffDeliveries } from './delivery-list.operations.ts';
import { deliveryList } from './list-deliveries.ts';

function deliveryListRoutes(api: CoreApi, deps: Deps): void {
  handle(api, searchStaffDeliveries, (caller, { query }) => deliveryList.page(deps, caller, query));
  handle(api, exportStaffDeliveries, (caller, { query }) => deliveryList.file(deps, caller, query));
}

export const staffDeliveryList: Noun = {
  routes: (api, parts) => deliveryListRoutes(api, parts),
};
