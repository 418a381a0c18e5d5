import type { Selectable } from 'kysely';
import type { PaymentApprovalsTable } from './approval.tables.ts';
import type { Trx } from '#core/platform/db/database.ts';

export type ApprovalRow = Selectable<PaymentApprovalsTable>;

export function readApprovals(
  trx: Trx,
  { instanceId, invoiceIds }: { instanceId: number; invoiceIds: readonly bigint[] },
): Promise<ApprovalRow[]> {
  if (invoiceIds.length === 0) return Promise.resolve([]);
  return trx
    .selectFrom('payment_approvals')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('invoice_id', 'in', invoiceIds)
    .execute();
}

/** Replaces an earlier approval, which was for another amount. */
export async function writeApproval(trx: Trx, approval: ApprovalRow): Promise<void> {
  const { staff_id, received_micro, created_at } = approval;
  await trx
    .insertInto('payment_approvals')
    .values(approval)
    .onConflict((conflict) =>
      conflict
        .columns(['instance_id', 'invoice_id'])
        .doUpdateSet({ staff_id, received_micro, created_at }),
    )
    .execute();
}
