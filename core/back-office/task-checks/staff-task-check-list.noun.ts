import type { Noun } from '#core/noun.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './check-list.operations.ts';
import { exportTaskCheckList, getStaffCheck, searchTaskChecks } from './list-checks.ts';

export const staffTaskCheckList: Noun = {
  routes(api, deps) {
    handle(api, operations.searchTaskChecks, (caller, { query }) =>
      searchTaskChecks(deps, caller, query),
    );
    handle(api, operations.exportTaskCheckList, async (caller, { query }, c) =>
      c.body(await exportTaskCheckList(deps, caller, query), 200, csvHeaders('task-checks')),
    );
    handle(api, operations.getStaffTaskCheck, async (caller, { params }) => ({
      data: await getStaffCheck(deps, caller, params.checkId),
    }));
  },
};
