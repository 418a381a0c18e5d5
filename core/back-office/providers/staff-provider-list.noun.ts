import type { Noun } from '#core/noun.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportProviders, searchProviders } from './list-providers.ts';
import { exportStaffProviders, searchStaffProviders } from './provider-list.operations.ts';

export const staffProviderList: Noun = {
  routes(api, deps) {
    handle(api, searchStaffProviders, (caller, { query }) => searchProviders(deps, caller, query));
    handle(api, exportStaffProviders, async (caller, { query }, c) =>
      c.body(await exportProviders(deps, caller, query), 200, csvHeaders('providers')),
    );
  },
};
