import { formatAmount } from '#core/money/money.ts';
import type { InvoiceRow } from '../invoices/invoice.store.ts';
import type { StaffPayment } from '../staff/staff-payment.contract.ts';
import { refundableMicro } from './may-refund.pure.ts';
import { isUnderWay } from './refund-state.pure.ts';
import type { RefundRow } from './refund.store.ts';

type Shown = StaffPayment['refunds'][number];

export const showRefund = (row: RefundRow, staff: Shown['staff']): Shown => ({
  id: Number(row.id),
  amount: formatAmount(row.amount_micro),
  reason: row.reason,
  state: row.state,
  refusal: row.refusal,
  is_by_gateway: row.gateway !== null,
  staff,
  created_at: row.created_at.toISOString(),
});

/** What can be given back now; nothing while it is not known what became of an earlier refund. */
export function refundableOf(
  { status, received_micro: receivedMicro, refunded_micro: refundedMicro }: InvoiceRow,
  { own, isByGateway }: { own: readonly RefundRow[]; isByGateway: boolean },
): StaffPayment['refundable'] {
  const received = { status, receivedMicro: receivedMicro ?? 0n, refundedMicro };
  const mostMicro = refundableMicro(received);
  if (mostMicro <= 0n || own.some(({ state }) => isUnderWay(state))) return null;
  return { most: formatAmount(mostMicro), is_by_gateway: isByGateway };
}
