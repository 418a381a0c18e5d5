import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './payout.operations.ts';
import { listPayouts, payPayout } from './staff-payouts.ts';

export function payoutRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listPayouts, (caller, { query }) => listPayouts(deps, caller, query));
  handle(api, operations.payPayout, async (caller, { params, body }) => {
    const paying = { idInPath: params.payoutId, confirmed: body.confirmed_amount };
    return { data: await payPayout(deps, caller, paying) };
  });
}
