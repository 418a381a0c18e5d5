import type { CoreApi } from '#core/platform/http/core-env.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { getProfile } from './get-profile.ts';
import * as operations from './profile.operations.ts';

export function profileRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.getProfile, async (caller, { query }, c) => {
    const accuracy = query.with_increased_balance_accuracy === '1' ? 'full' : 'cents';
    const { revision } = currentInstance(c);
    return { data: await getProfile(deps, caller, { accuracy, revision }) };
  });
}
