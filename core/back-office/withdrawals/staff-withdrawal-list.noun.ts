import type { Noun } from '#core/noun.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportWithdrawals, listWithdrawals } from './list-withdrawals.ts';
import { exportStaffWithdrawals, searchStaffWithdrawals } from './withdrawal-list.operations.ts';

export const staffWithdrawalList: Noun = {
  routes(api, deps) {
    handle(api, searchStaffWithdrawals, (caller, { query }) =>
      listWithdrawals(deps, caller, query),
    );
    handle(api, exportStaffWithdrawals, async (caller, { query }, c) =>
      c.body(await exportWithdrawals(deps, caller, query), 200, csvHeaders('withdrawals')),
    );
  },
};
