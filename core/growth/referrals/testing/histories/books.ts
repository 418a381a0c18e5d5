import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { Stage } from './stage.ts';
import { earningMicro, endedMicro, matureMicro, type Story } from './story.ts';

/** Of one history, by the database alone. */
interface Books {
  earned: bigint;
  reversed: bigint;
  held: bigint;
  released: bigint;
  purse: bigint;
  balance: bigint;
  on_hold: bigint;
  owed: bigint;
  payer_owes: bigint;
  ended: bigint;
  clicks: number;
  decision: 'allowed' | 'kept' | 'refused' | null;
  grade_id: number | null;
}

/** The books of all histories, in their order. */
export async function readBooks(
  trx: Trx,
  { instanceId }: Stage,
  stories: readonly Story[],
): Promise<Books[]> {
  const earners = stories.map(({ earner }) => String(earner));
  const payers = stories.map(({ payer }) => String(payer ?? 0n));
  const { rows } = await sql<Books>`
    select c.*, a.*, o.payer_owes, d.decision,
      coalesce(g.ended_micro, 0)::bigint as ended, k.clicks, p.grade_id
    from unnest(${earners}::bigint[], ${payers}::bigint[]) with ordinality as s (earner, payer, at)
    cross join lateral (
      select coalesce(sum(earned_micro), 0)::bigint as earned,
        coalesce(sum(reversed_micro), 0)::bigint as reversed,
        coalesce(sum(earned_micro - reversed_micro) filter (
          where released_at is null), 0)::bigint as held,
        coalesce(sum(earned_micro - reversed_micro) filter (
          where released_at is not null), 0)::bigint as released
      from commissions where instance_id = ${instanceId} and customer_id = s.earner
    ) c
    cross join lateral (
      select coalesce(sum(balance_micro) filter (where kind = 'referral'), 0)::bigint as purse,
        coalesce(sum(balance_micro) filter (where kind = 'balance'), 0)::bigint as balance,
        coalesce(sum(balance_micro) filter (where kind = 'held'), 0)::bigint as on_hold,
        coalesce(-sum(balance_micro) filter (where kind = 'debt'), 0)::bigint as owed
      from ledger_accounts where instance_id = ${instanceId} and customer_id = s.earner
    ) a
    cross join lateral (
      select coalesce(-sum(balance_micro) filter (where kind = 'debt'), 0)::bigint as payer_owes
      from ledger_accounts where instance_id = ${instanceId} and customer_id = s.payer
    ) o
    cross join lateral (
      select coalesce(sum(count), 0)::integer as clicks
      from referral_clicks where instance_id = ${instanceId} and referrer_id = s.earner
    ) k
    left join referral_decisions d on d.instance_id = ${instanceId} and d.customer_id = s.payer
    left join customers p on p.instance_id = ${instanceId} and p.id = s.payer
    left join customer_grades g on g.instance_id = ${instanceId} and g.customer_id = s.payer
    order by s.at`.execute(trx);
  return rows;
}

/** What is wrong with the books of a history; `isSettled` once no job waits. */
export function faultsOf(
  story: Story,
  books: Books,
  { now, isSettled }: { now: Date; isSettled: boolean },
): string[] {
  const { earned, reversed, held, purse, balance, on_hold: onHold, owed } = books;
  const waiting = story.withdrawals.reduce((sum, { micro }) => sum + micro, 0n);
  const available = purse + balance - owed + waiting;
  const standing = earned - reversed;
  const isPlain = !story.hadBonus && !story.wasTakenBack;
  const rules: [string, boolean][] = [
    [
      'paid + held + available + reversed is not what was earned',
      story.paidOutMicro + held + available + reversed === earned,
    ],
    ['what is on hold is neither held nor asked for', onHold === held + waiting],
    [
      'something was released within its holding period, or while it was kept',
      story.paidOutMicro + available <= matureMicro(story, now),
    ],
    ['more stands than the orders have come to', !isSettled || standing <= earningMicro(story)],
    [
      'what stands is not the share of what the orders have come to',
      !isSettled || !isPlain || standing === earningMicro(story),
    ],
    [
      'what counts for a grade is not what was paid for orders that have ended',
      books.ended === endedMicro(story),
    ],
    ['clicks were lost or made up', books.clicks === story.clicks],
  ];
  return rules.flatMap(([sentence, isGood]) => (isGood ? [] : [sentence]));
}

/** What comes about by jobs. */
export type Outcome = 'allowed' | 'kept' | 'refused' | 'released' | 'grade_changed';

/** What the database has decided meanwhile. */
export function hear(story: Story, books: Books): Outcome[] {
  const decision = books.decision ?? undefined;
  const outcomes: [Outcome | undefined, boolean][] = [
    [decision, decision !== story.decision],
    ['released', books.released > story.releasedMicro],
    ['grade_changed', books.grade_id !== story.gradeId],
  ];
  story.decision = decision;
  story.wasAllowed ||= decision === 'allowed';
  story.releasedMicro = books.released;
  story.gradeId = books.grade_id;
  return outcomes.flatMap(([outcome, isNew]) => (outcome && isNew ? [outcome] : []));
}
