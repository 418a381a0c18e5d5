import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { adjustByHand, approveAdjustment, refuseAdjustment } from './adjust-balance-by-hand.ts';
import * as operations from './adjustment.operations.ts';
import { listAdjustments } from './show-adjustments.ts';

export function adjustmentRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listAdjustments, (caller, { query }) =>
    listAdjustments(deps, caller, query),
  );
  handle(api, operations.adjustCustomerBalance, (caller, { params, body, once }) =>
    adjustByHand(deps, caller, { ...once, ...params, body }),
  );
  handle(api, operations.approveAdjustment, (caller, { params, once }) =>
    approveAdjustment(deps, caller, { ...once, ...params }),
  );
  handle(api, operations.refuseAdjustment, (caller, { params, once }) =>
    refuseAdjustment(deps, caller, { ...once, ...params }),
  );
}
