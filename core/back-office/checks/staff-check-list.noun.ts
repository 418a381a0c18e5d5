import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportStaffChecks, searchStaffChecks } from './check-list.operations.ts';
import { exportCheckList, listChecks } from './list-checks.ts';

function checkListRoutes(api: CoreApi, deps: Deps): void {
  handle(api, searchStaffChecks, (caller, { query }) => listChecks(deps, caller, query));
  handle(api, exportStaffChecks, async (caller, { query }, c) =>
    c.body(await exportCheckList(deps, caller, query), 200, csvHeaders('identity-checks')),
  );
}

export const staffCheckList: Noun = {
  routes: (api, parts) => checkListRoutes(api, parts),
};
