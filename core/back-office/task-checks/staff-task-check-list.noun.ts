import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './check-list.operations.ts';
import { getStaffCheck, taskCheckList } from './list-checks.ts';

export const staffTaskCheckList: Noun = {
  routes(api, deps) {
    handle(api, operations.searchTaskChecks, (caller, { query }) =>
      taskCheckList.page(deps, caller, query),
    );
    handle(api, operations.exportTaskCheckList, (caller, { query }) =>
      taskCheckList.file(deps, caller, query),
    );
    handle(api, operations.getStaffTaskCheck, async (caller, { params }) => ({
      data: await getStaffCheck(deps, caller, params.checkId),
    }));
  },
};
