import { previewBulkAction } from '#core/back-office/bulk/preview-bulk-action.ts';
import { startBulkAction } from '#core/back-office/bulk/start-bulk-action.ts';
import { workOnBulkAction } from '#core/back-office/bulk/work-on-bulk-action.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { runDueOf } from './run-jobs.ts';
import type { Stage } from './stage.ts';

/** Looks at all open orders of a customer, agrees to the sum, and cancels them. */
export async function cancelAllOf(
  stage: Stage,
  staff: CustomerCaller,
  { customerId, reason }: { customerId: string; reason: string },
): Promise<void> {
  const { deps } = stage;
  const q = `customer:${customerId} status:in_processing,in_moderation,error`;
  const found = await previewBulkAction(deps, staff, { kind: 'cancel', q, reason });
  if (found.at_once + found.asks === 0) return;
  await startBulkAction(deps, staff, {
    ...{ key: stage.key(), route: 'POST /api/v1/staff/bulk-actions/{bulkActionId}/start' },
    bulkActionId: String(found.id),
    body: { confirmed_amount: found.amount, confirmation: found.phrase ?? undefined },
  });
  await runDueOf(deps, workOnBulkAction);
}
