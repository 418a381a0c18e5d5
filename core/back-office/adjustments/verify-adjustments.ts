import { sql } from 'kysely';
import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';

const AT_ONCE = 2_000;

export interface VerifiedAdjustments {
  adjustments: number;
  /** One sentence per fault. */
  faults: string[];
}

/** Checks that what was agreed to has moved once, exactly, and nothing else has by this way. */
export async function verifyAdjustments(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedAdjustments> {
  const faults: string[] = [];
  let count = 0;
  let after = 0n;
  for (;;) {
    const asked = { instanceId, after, most: AT_ONCE };
    const page = await db.inInstance(instanceId, (trx) => checkAdjustments(trx, asked));
    const last = page.at(-1);
    if (!last) break;
    count += page.length;
    after = last.id;
    for (const { id, expected, moved } of page) {
      if (moved !== expected) faults.push(`Adjustment ${id}: ${moved} moved, not ${expected}.`);
    }
  }
  const orphans = await db.inInstance(instanceId, (trx) => findOrphans(trx, instanceId));
  faults.push(
    ...orphans.map((id) => `Transaction ${id}: it is of an adjustment that is not there.`),
  );
  return { adjustments: count, faults };
}

interface Checked {
  id: bigint;
  expected: bigint;
  moved: bigint;
}

async function checkAdjustments(
  trx: Trx,
  { instanceId, after, most }: { instanceId: number; after: bigint; most: number },
): Promise<Checked[]> {
  const { rows } = await sql<Checked>`
    select b.id, case when b.status = 'done' then b.amount_micro else 0 end as expected, (
      select coalesce(sum(p.amount_micro), 0)::bigint
      from ledger_transactions t
      join ledger_postings p on p.instance_id = t.instance_id and p.transaction_id = t.id
      join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
      where t.instance_id = b.instance_id and t.kind = 'admin' and t.source_type = 'adjustment'
        and t.source_id = 'by-hand/' || b.id and a.kind = 'balance'
        and a.customer_id = b.customer_id) as moved
    from balance_adjustments b
    where b.instance_id = ${instanceId} and b.id > ${after}
    order by b.id limit ${most}`.execute(trx);
  return rows;
}

async function findOrphans(trx: Trx, instanceId: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select t.id from ledger_transactions t
    where t.instance_id = ${instanceId} and t.kind = 'admin' and t.source_type = 'adjustment'
      and t.source_id like 'by-hand/%' and not exists (
        select from balance_adjustments b
        where b.instance_id = t.instance_id and 'by-hand/' || b.id = t.source_id)
    order by t.id`.execute(trx);
  return rows.map(({ id }) => id);
}
