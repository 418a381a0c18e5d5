import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { getWithdrawalTotal, listWithdrawalMethods } from './methods/list-withdrawal-methods.ts';
import { moveEarnings } from './move-earnings.ts';
import { getOwnWithdrawal, listOwnWithdrawals } from './own-withdrawals.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import * as operations from './withdrawal.operations.ts';

export function withdrawalRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.listWithdrawalMethods, (caller) => listWithdrawalMethods(deps, caller));
  handle(api, operations.getWithdrawalTotal, async (caller, { body }) => ({
    data: await getWithdrawalTotal(deps, caller, body),
  }));
  handle(api, operations.requestWithdrawal, (caller, { query, body, once }) => {
    const isExact = query.with_increased_balance_accuracy === '1';
    return requestWithdrawal(deps, caller, { ...once, body, isExact });
  });
  handle(api, operations.listWithdrawals, (caller, { query }) =>
    listOwnWithdrawals(deps, caller, query),
  );
  handle(api, operations.getWithdrawal, async (caller, { params }) => ({
    data: await getOwnWithdrawal(deps, caller, params.withdrawalId),
  }));
  handle(api, operations.cancelWithdrawal, async (caller, { params }) => ({
    data: await cancelWithdrawal(deps, caller, params.withdrawalId),
  }));
  handle(api, operations.moveEarnings, (caller, { body, once }) =>
    moveEarnings(deps, caller, { ...once, body }),
  );
}
