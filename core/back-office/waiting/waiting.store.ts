import { sql } from 'kysely';
import { RETURNED_REFUNDS } from '#core/billing/payments/staff/returned-refunds.ts';
import type { Trx } from '#core/platform/db/database.ts';

/** So many are counted of a list; beyond, there are more. */
export const MOST_COUNTED = 100;

/** What waits for staff, by list, as one query: each from an index of what is open. */
const SOURCES = {
  payments: sql`invoices where status = 'waiting' and`,
  refunds: sql`(${RETURNED_REFUNDS}) returned where`,
  withdrawals: sql`withdrawals where status = 'requested' and`,
  payouts: sql`payouts where paid_at is null and`,
  identity: sql`identity_checks where status = 'uploaded' and`,
  waiting: sql`dispatches where state = 'sent' and route = 'manual' and taken_at is null and`,
  working: sql`dispatches where state = 'sent' and route = 'manual' and taken_at is not null and`,
  unknown: sql`dispatches where state = 'unknown' and`,
  held: sql`orders where status = 'error' and`,
  refills: sql`refill_requests where state in ('asked', 'in_progress')
    and (route = 'manual' or sending in ('unknown', 'held')) and`,
  support: sql`support_threads where state = 'open' and`,
  reports: sql`service_reports where status = 'open' and`,
  trials: sql`free_trials where status = 'in_moderation' and`,
  tasks: sql`task_checks where status = 'checked' and`,
  adjustments: sql`balance_adjustments where status = 'waiting' and`,
};

export type WaitingList = keyof typeof SOURCES;

export async function countWaiting(
  trx: Trx,
  { instanceId, lists }: { instanceId: number; lists: readonly WaitingList[] },
): Promise<{ list: WaitingList; waiting: bigint }[]> {
  if (lists.length === 0) return [];
  const counts = lists.map(
    (list) => sql`select ${list}::text as list, (select count(*) from (
      select 1 from ${SOURCES[list]} instance_id = ${instanceId}
      limit ${MOST_COUNTED}) counted) as waiting`,
  );
  const { rows } = await sql<{
    list: WaitingList;
    waiting: bigint;
  }>`${sql.join(counts, sql` union all `)}`.execute(trx);
  return rows;
}
