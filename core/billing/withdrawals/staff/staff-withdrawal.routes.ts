import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import {
  approveWithdrawal,
  doubtWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  sendWithdrawal,
} from './decide-withdrawal.ts';
import * as operations from './staff-withdrawal.operations.ts';
import { getStaffWithdrawal, listStaffWithdrawals } from './staff-withdrawals.ts';

export function staffWithdrawalRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listStaffWithdrawals, (caller, { query }) =>
    listStaffWithdrawals(deps, caller, query),
  );
  handle(api, operations.getStaffWithdrawal, async (caller, { params }) => ({
    data: await getStaffWithdrawal(deps, caller, params.withdrawalId),
  }));
  handle(api, operations.approveWithdrawal, (caller, { params, once }) =>
    approveWithdrawal(deps, caller, { ...once, ...params }),
  );
  handle(api, operations.sendWithdrawal, (caller, { params, once }) =>
    sendWithdrawal(deps, caller, { ...once, ...params }),
  );
  handle(api, operations.payWithdrawal, (caller, { params, body, once }) =>
    payWithdrawal(deps, caller, { ...once, ...params, body }),
  );
  handle(api, operations.refuseWithdrawal, (caller, { params, body, once }) =>
    refuseWithdrawal(deps, caller, { ...once, ...params, body }),
  );
  handle(api, operations.doubtWithdrawal, (caller, { params, once }) =>
    doubtWithdrawal(deps, caller, { ...once, ...params }),
  );
}
