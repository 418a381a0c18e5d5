import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { getTotalAmount } from './get-total-amount.ts';
import * as operations from './total-amount.operations.ts';

export function totalAmountRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.getTotalAmount, async (caller, { body }, c) => {
    const { revision } = currentInstance(c);
    return { data: await getTotalAmount(deps, caller, { revision, body }) };
  });
}
