import { sql } from 'kysely';
import type { Database } from '#core/platform/db/database.ts';

const AT_ONCE = 50_000;

interface Filling {
  instanceId: number;
  customerId: bigint;
  entries: number;
}

/**
 * Gives a customer so many entries without the work of the triggers, which would take an hour: what
 * reads a statement finds the rows that they would have written, but for their hashes.
 */
export async function fillStatement(
  db: Database,
  { instanceId, customerId, entries }: Filling,
): Promise<void> {
  await db.inInstance(instanceId, (trx) =>
    sql`select from open_ledger_accounts('{balance}', ${[String(customerId)]}::bigint[])`.execute(
      trx,
    ),
  );
  for (let done = 0; done < entries; done += AT_ONCE) {
    const until = Math.min(entries, done + AT_ONCE);
    await db.asSystem(async (trx) => {
      await sql`set local role none`.execute(trx);
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`
        with made as (
          insert into ledger_transactions (instance_id, kind, source_type, source_id, order_id,
            actor_kind, posting_count, created_at)
          select ${instanceId}::integer, 'bonus', 'filling', ${String(customerId)} || '-' || n, n,
            'system', 2, timestamptz '2026-01-01' + n * interval '1 second'
          from generate_series(${done + 1}::integer, ${until}::integer) n
          returning id, kind, order_id, created_at
        )
        insert into ledger_postings (instance_id, transaction_id, account_id, kind, created_at,
          amount_micro, balance_after_micro, sequence, hash)
        select ${instanceId}::integer, made.id, a.id, made.kind, made.created_at, 1,
          made.order_id, made.order_id, '\\x00'
        from made join ledger_accounts a on a.instance_id = ${instanceId}
          and a.customer_id = ${customerId} and a.kind = 'balance'`.execute(trx);
    });
  }
  await db.maintain();
}
