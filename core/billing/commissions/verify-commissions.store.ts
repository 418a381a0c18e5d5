import { sql } from 'kysely';
import { COMMISSION } from '#core/billing/ledger/moves/move-commission.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CheckedRow } from '#core/platform/db/verify-rows.ts';

interface Page {
  instanceId: number;
  after: bigint;
  most: number;
}

const standing = sql`(c.earned_micro - c.reversed_micro)`;

/** Checks each commission against its steps, and both against what the ledger has moved for it. */
export async function checkCommissions(
  trx: Trx,
  { instanceId, after, most }: Page,
): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select c.id, array_remove(array[
      case when c.earned_micro <> steps.earned then 'its steps have earned something else' end,
      case when c.reversed_micro <> steps.reversed then 'its steps have taken back something else' end,
      case when c.steps <> steps.count then 'it has not as many steps as it counts' end,
      case when steps.early then 'it was released within its holding period' end,
      case when moved.expense <> -${standing} then 'the ledger has given something else for it' end,
      case when moved.held <> case when c.released_at is null then ${standing} else 0 end
        then 'what is held for it is not what stands of it' end,
      case when moved.own <> case when c.released_at is null then 0 else ${standing} end
        then 'what was released of it is not what stands of it' end,
      case when moved.others > 0 then 'it has moved money of somebody else' end
    ], null) as faults
    from commissions c
    cross join lateral (
      select count(*) as count,
        coalesce(sum(s.amount_micro) filter (where s.kind = 'earned'), 0) as earned,
        coalesce(sum(case s.kind when 'reversed' then s.amount_micro
          when 'restored' then -s.amount_micro else 0 end), 0) as reversed,
        coalesce(bool_or(s.kind = 'released' and s.created_at < c.available_at), false) as early
      from commission_steps s
      where s.instance_id = c.instance_id and s.commission_id = c.id
    ) steps
    cross join lateral (
      select coalesce(sum(p.amount_micro) filter (where a.kind = 'held'), 0) as held,
        coalesce(sum(p.amount_micro) filter (
          where a.kind in ('referral', 'balance', 'debt')), 0) as own,
        coalesce(sum(p.amount_micro) filter (
          where replace(a.kind, 'test_', '') = 'bonus_expense'), 0) as expense,
        count(*) filter (where a.customer_id <> c.customer_id) as others
      from commission_steps s
      join ledger_postings p on p.instance_id = s.instance_id
        and p.transaction_id = s.transaction_id
      join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
      where s.instance_id = c.instance_id and s.commission_id = c.id
    ) moved
    where c.instance_id = ${instanceId} and c.id > ${after}
    order by c.id limit ${most}`.execute(trx);
  return rows;
}

/** Transactions about steps of commissions that do not exist. */
export async function checkCommissionMoves(trx: Trx, instanceId: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select t.id from ledger_transactions t
    where t.instance_id = ${instanceId} and t.kind in ('referral', 'widget_reward', 'admin')
      and t.source_type = ${COMMISSION}
      and not exists (select from commission_steps s where s.instance_id = t.instance_id
        and s.transaction_id = t.id and t.source_id = s.commission_id || '/' || s.step)
    order by t.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Of each who earns: all that was earned is held, available, paid (withdrawn or moved on by the
 * customer), or taken back. What else came to the earnings counts as earned as well.
 */
export async function checkEarners(trx: Trx, instanceId: number): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select e.customer_id as id, array_remove(array[
      case when e.earned <> e.reversed + e.held + e.released
        then 'what they have earned by orders of others is not all accounted for' end,
      case when purse.balance <> e.released + purse.others + purse.short
        then 'their earnings are not what was released and what became of it' end
    ], null) as faults
    from (
      select c.instance_id, c.customer_id, sum(c.earned_micro) as earned,
        sum(c.reversed_micro) as reversed,
        coalesce(sum(${standing}) filter (where c.released_at is null), 0) as held,
        coalesce(sum(${standing}) filter (where c.released_at is not null), 0) as released
      from commissions c where c.instance_id = ${instanceId}
      group by c.instance_id, c.customer_id
    ) e
    cross join lateral (
      select coalesce(sum(p.amount_micro) filter (where a.kind = 'referral'), 0) as balance,
        -- Withdrawals, what was moved to the balance, and rewards of other kinds.
        coalesce(sum(p.amount_micro) filter (
          where a.kind = 'referral' and t.source_type <> ${COMMISSION}), 0) as others,
        -- What was taken back from elsewhere, as it was not there any more.
        -coalesce(sum(p.amount_micro) filter (
          where a.kind in ('balance', 'debt') and t.source_type = ${COMMISSION}), 0) as short
      from ledger_accounts a
      join ledger_postings p on p.instance_id = a.instance_id and p.account_id = a.id
      join ledger_transactions t on t.instance_id = p.instance_id and t.id = p.transaction_id
      where a.instance_id = e.instance_id and a.customer_id = e.customer_id
    ) purse`.execute(trx);
  return rows;
}
