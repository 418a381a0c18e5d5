import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportStaffChecks, searchStaffChecks } from './check-list.operations.ts';
import { identityCheckList } from './list-checks.ts';

function checkListRoutes(api: CoreApi, deps: Deps): void {
  handle(api, searchStaffChecks, (caller, { query }) =>
    identityCheckList.page(deps, caller, query),
  );
  handle(api, exportStaffChecks, (caller, { query }) =>
    identityCheckList.file(deps, caller, query),
  );
}

export const staffCheckList: Noun = {
  routes: (api, parts) => checkListRoutes(api, parts),
};
