import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import {
  exportStaffIdentityChecks,
  searchStaffIdentityChecks,
} from './identity-check-list.operations.ts';
import { identityCheckList } from './list-identity-checks.ts';

function identityCheckListRoutes(api: CoreApi, deps: Deps): void {
  handle(api, searchStaffIdentityChecks, (caller, { query }) =>
    identityCheckList.page(deps, caller, query),
  );
  handle(api, exportStaffIdentityChecks, (caller, { query }) =>
    identityCheckList.file(deps, caller, query),
  );
}

export const staffIdentityCheckList: Noun = {
  routes: (api, parts) => identityCheckListRoutes(api, parts),
};
