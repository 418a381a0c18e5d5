import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { impersonate } from './impersonate.ts';
import * as operations from './impersonation.operations.ts';

export function impersonationRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.impersonate, async (caller, { body }) => ({
    data: { token: await impersonate(deps, caller, body) },
  }));
}
