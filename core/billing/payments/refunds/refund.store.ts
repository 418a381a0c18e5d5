import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { PaymentRefundsTable } from './refund.tables.ts';

export type RefundRow = Selectable<PaymentRefundsTable>;

export interface RefundRef {
  instanceId: number;
  id: bigint;
}

export function insertRefund(
  trx: Trx,
  refund: Insertable<PaymentRefundsTable>,
): Promise<RefundRow> {
  return trx.insertInto('payment_refunds').values(refund).returningAll().executeTakeFirstOrThrow();
}

/** The refunds of some payments, the oldest first. */
export async function readRefunds(
  trx: Trx,
  { instanceId, invoiceIds }: { instanceId: number; invoiceIds: readonly bigint[] },
): Promise<RefundRow[]> {
  if (invoiceIds.length === 0) return [];
  return trx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('invoice_id', 'in', invoiceIds)
    .orderBy('id')
    .execute();
}

export function findRefund(trx: Trx, ref: RefundRef): Promise<RefundRow | undefined> {
  return refundOf(trx, ref).executeTakeFirst();
}

export function lockRefund(trx: Trx, ref: RefundRef): Promise<RefundRow | undefined> {
  return refundOf(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

const refundOf = (trx: Trx, { instanceId, id }: RefundRef) =>
  trx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id);

export async function endRefund(
  trx: Trx,
  { instanceId, id }: RefundRef,
  end: { state: 'done' | 'refused'; refusal?: string; ended_at: Date },
): Promise<void> {
  await trx
    .updateTable('payment_refunds')
    .set(end)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}
