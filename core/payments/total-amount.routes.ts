import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { handle } from '#core/operations/handle.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { getTotalAmount } from './get-total-amount.ts';
import * as operations from './total-amount.operations.ts';

export function totalAmountRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.getTotalAmount, async (caller, { body }, c) => {
    const { revision } = currentInstance(c);
    return { data: await getTotalAmount(deps, caller, { revision, body }) };
  });
}
