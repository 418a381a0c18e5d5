import type { Trx } from '#core/platform/db/database.ts';
import { formatAmount } from '#core/money/money.ts';
import { findWaiting } from './invoice.store.ts';

/** The payments of a customer that wait for staff. */
export interface InModeration {
  count: number;
  newest: { id: number; total_amount: string } | null;
}

export async function readInModeration(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<InModeration> {
  const newest = await findWaiting(trx, { instanceId, customerId: id });
  if (!newest) return { count: 0, newest: null };
  const { count, id: invoiceId, total_micro: totalMicro } = newest;
  return { count, newest: { id: Number(invoiceId), total_amount: formatAmount(totalMicro) } };
}
