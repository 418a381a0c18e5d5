import type { CoreApi } from '#core/http/core-env.ts';
import { handle } from '#core/operations/handle.ts';
import type { AccountDeps } from '../account-deps.ts';
import { impersonate } from './impersonate.ts';
import * as operations from './impersonation.operations.ts';

export function impersonationRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.impersonate, async (caller, { body }) => ({
    data: { token: await impersonate(deps, caller, body) },
  }));
}
