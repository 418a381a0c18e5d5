import type { CoreApi } from '#core/http/core-env.ts';
import { handle } from '#core/operations/handle.ts';
import type { AccountDeps } from '../account-deps.ts';
import { getProfile } from './get-profile.ts';
import * as operations from './profile.operations.ts';

export function profileRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.getProfile, async (caller, { query }) => {
    const accuracy = query.with_increased_balance_accuracy === '1' ? 'full' : 'cents';
    return { data: await getProfile(deps, caller, { accuracy }) };
  });
}
