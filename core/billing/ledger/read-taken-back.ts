import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';

/** What refunds and disputes have taken back of a payment, with its bonuses. */
export interface TakenBack {
  invoiceId: bigint;
  balanceMicro: bigint;
  /** The part that was already spent and so became a debt; later repayments are not subtracted. */
  debtMicro: bigint;
}

export async function readTakenBack(
  trx: Trx,
  { instanceId, invoiceIds }: { instanceId: number; invoiceIds: readonly bigint[] },
): Promise<TakenBack[]> {
  if (invoiceIds.length === 0) return [];
  const { rows } = await sql<{ id: bigint; balance: bigint; debt: bigint }>`
    select t.invoice_id as id,
      coalesce(-sum(p.amount_micro) filter (where a.kind = 'balance'), 0)::bigint as balance,
      coalesce(-sum(p.amount_micro) filter (where a.kind = 'debt'), 0)::bigint as debt
    from ledger_transactions t
    join ledger_postings p on p.instance_id = t.instance_id and p.transaction_id = t.id
    join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
    where t.instance_id = ${instanceId}
      and t.invoice_id in (${sql.join(invoiceIds.map((id) => sql`${id}::bigint`))})
      and t.source_type in ('payment_refund', 'payment_refund_bonus', 'refund_returned',
        'refund_returned_bonus', 'dispute', 'dispute_bonus', 'dispute_won', 'dispute_won_bonus')
    group by t.invoice_id`.execute(trx);
  return rows.map(({ id, balance, debt }) => ({
    invoiceId: id,
    balanceMicro: balance,
    debtMicro: debt,
  }));
}
