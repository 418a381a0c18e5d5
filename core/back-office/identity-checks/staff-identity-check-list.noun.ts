import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import {
  exportStaffIdentityChecks,
  searchStaffIdentityChecks,
} from './identity-check-list.operations.ts';
import { identityCheckList } from './list-identity-checks.ts';

export const staffIdentityCheckList: Noun = {
  routes(api, deps) {
    handle(api, searchStaffIdentityChecks, (caller, { query }) =>
      identityCheckList.page(deps, caller, query),
    );
    handle(api, exportStaffIdentityChecks, (caller, { query }) =>
      identityCheckList.file(deps, caller, query),
    );
  },
};
