import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { findTransaction } from './ledger.store.ts';

interface OrderRef {
  instanceId: number;
  orderId: bigint;
  /** Set for a run that was charged with its whole drip-feed. */
  dripFeedId: bigint | null;
}

export interface GivenBack {
  amountMicro: bigint;
  at: Date;
}

/** The refunds of an order, entry by entry, oldest first. */
export async function readGivenBack(
  trx: Trx,
  { instanceId, orderId, dripFeedId }: OrderRef,
): Promise<GivenBack[]> {
  const source =
    dripFeedId === null
      ? { type: 'order', id: String(orderId) }
      : { type: 'drip_feed', id: String(dripFeedId) };
  const [charge] = await findTransaction(trx, { instanceId, kind: 'order', source });
  if (!charge) return [];
  const { rows } = await sql<{ amount_micro: bigint; created_at: Date }>`
    select p.amount_micro, t.created_at
    from ledger_transactions t
    join ledger_postings p on p.instance_id = t.instance_id and p.transaction_id = t.id
    join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
    where t.instance_id = ${instanceId} and t.reverses_id = ${charge.id}
      and t.order_id = ${orderId} and a.kind = 'balance'
    order by t.id`.execute(trx);
  return rows.map(({ amount_micro: amountMicro, created_at: at }) => ({ amountMicro, at }));
}

/**
 * The fee charged for an event, 0 without one. A payment's fee is part of its entry; older payments
 * have an entry of its own for it.
 */
export async function readFee(
  trx: Trx,
  asked: { instanceId: number; source: { type: string; id: string } },
): Promise<bigint> {
  const postings = [
    ...(await findTransaction(trx, { ...asked, kind: 'fee' })),
    ...(await findTransaction(trx, { ...asked, kind: 'invoiced' })),
  ];
  return postings.find(({ account_kind: kind }) => kind === 'fees')?.amount_micro ?? 0n;
}
