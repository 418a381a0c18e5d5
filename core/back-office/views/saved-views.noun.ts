import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './saved-view.operations.ts';
import { deleteViewsOf } from './saved-view.store.ts';
import { deleteView, listViews, saveView } from './saved-views.ts';

function viewRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listCustomerViews, (caller) => listViews(deps, caller, 'customers'));
  handle(api, operations.saveCustomerView, (caller, { body }) =>
    saveView(deps, caller, { ...body, list: 'customers' }),
  );
  handle(api, operations.deleteCustomerView, (caller, { params }) =>
    deleteView(deps, caller, { ...params, list: 'customers' }),
  );
  handle(api, operations.listOrderViews, (caller) => listViews(deps, caller, 'orders'));
  handle(api, operations.saveOrderView, (caller, { body }) =>
    saveView(deps, caller, { ...body, list: 'orders' }),
  );
  handle(api, operations.deleteOrderView, (caller, { params }) =>
    deleteView(deps, caller, { ...params, list: 'orders' }),
  );
  handle(api, operations.listTicketViews, (caller) => listViews(deps, caller, 'tickets'));
  handle(api, operations.saveTicketView, (caller, { body }) =>
    saveView(deps, caller, { ...body, list: 'tickets' }),
  );
  handle(api, operations.deleteTicketView, (caller, { params }) =>
    deleteView(deps, caller, { ...params, list: 'tickets' }),
  );
}

export const savedViews: Noun = {
  routes: (api, parts) => viewRoutes(api, parts),
  customerData: { erase: ({ trx }, customer) => deleteViewsOf(trx, customer) },
};
