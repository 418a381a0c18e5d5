import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { needsReason } from '#core/fulfilment/dispatch/staff/bulk-verdict.pure.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { orderListOf } from '../orders/list-orders.ts';
import type { BulkAction, newBulkActionBody } from './bulk-action.contract.ts';
import { findBulkAction, insertBulkAction } from './bulk-action.store.ts';
import { showBulkAction } from './show-bulk-actions.ts';
import { goOn, lookOn } from './work-on-bulk-action.ts';

/** Looks at the first orders at once; where there are more, a job looks at the rest. */
export async function previewBulkAction(
  deps: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer: staff }: CustomerCaller,
  { kind, q, reason }: z.output<typeof newBulkActionBody>,
): Promise<BulkAction> {
  const list = await orderListOf(deps, instanceId, { q });
  if (needsReason(kind)) requiredField('reason', reason);
  return deps.db.inInstance(instanceId, async (trx) => {
    const action = await insertBulkAction(trx, {
      ...{ instance_id: instanceId, kind, q, state: 'looking' },
      reason: needsReason(kind) ? (reason ?? null) : null,
      ...{ asked_by: staff.id, asked_at: deps.clock.now() },
    });
    const ref = { instanceId, id: action.id };
    if (await lookOn(trx, action, list)) await goOn(deps, trx, ref);
    return showBulkAction(trx, (await findBulkAction(trx, ref)) ?? action);
  });
}
