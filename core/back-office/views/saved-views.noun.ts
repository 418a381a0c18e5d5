import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { SavedList } from './saved-lists.pure.ts';
import { VIEW_OPERATIONS } from './saved-view.operations.ts';
import { deleteViewsOf } from './saved-view.store.ts';
import { chooseColumns, deleteView, listViews, saveView } from './saved-views.ts';

function viewRoutes(api: CoreApi, deps: Deps, list: SavedList): void {
  const { list: listing, save, remove, choose } = VIEW_OPERATIONS[list];
  handle(api, listing, (caller) => listViews(deps, caller, list));
  handle(api, save, (caller, { body }) => saveView(deps, caller, { ...body, list }));
  handle(api, remove, (caller, { params }) => deleteView(deps, caller, { ...params, list }));
  handle(api, choose, (caller, { body }) => chooseColumns(deps, caller, { ...body, list }));
}

export const savedViews: Noun = {
  routes: (api, parts) => {
    // The keys of the table are the lists.
    for (const list of Object.keys(VIEW_OPERATIONS) as SavedList[]) viewRoutes(api, parts, list);
  },
  customerData: { erase: ({ trx }, customer) => deleteViewsOf(trx, customer) },
};
