import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { withdrawalList } from './list-withdrawals.ts';
import { exportStaffWithdrawals, searchStaffWithdrawals } from './withdrawal-list.operations.ts';

export const staffWithdrawalList: Noun = {
  routes(api, deps) {
    handle(api, searchStaffWithdrawals, (caller, { query }) =>
      withdrawalList.page(deps, caller, query),
    );
    handle(api, exportStaffWithdrawals, (caller, { query }) =>
      withdrawalList.file(deps, caller, query),
    );
  },
};
