import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { getTestAccount, topUpTestAccount } from './test-money.ts';
import * as operations from './test-mode.operations.ts';

export function testModeRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.getTestAccount, async (caller) => ({
    data: await getTestAccount(deps, caller),
  }));
  handle(api, operations.topUpTestAccount, async (caller, { body }) => ({
    data: await topUpTestAccount(deps, caller, body),
  }));
}
