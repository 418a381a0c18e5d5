import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { providerList } from './list-providers.ts';
import { exportStaffProviders, searchStaffProviders } from './provider-list.operations.ts';

export const staffProviderList: Noun = {
  routes(api, deps) {
    handle(api, searchStaffProviders, (caller, { query }) =>
      providerList.page(deps, caller, query),
    );
    handle(api, exportStaffProviders, (caller, { query }) =>
      providerList.file(deps, caller, query),
    );
  },
};
