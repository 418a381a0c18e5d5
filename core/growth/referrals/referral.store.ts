import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { Facts } from './rules.pure.ts';
import type { ReferralClicksTable, ReferralDecisionsTable } from './referral.tables.ts';

export interface CustomerRef {
  instanceId: number;
  customerId: bigint;
}

export interface Referral {
  referrer_id: bigint;
  /** Of the referrer alone; 0 where what the instance says counts. */
  basis_points: number;
  decision: ReferralDecisionsTable['decision'] | null;
}

/** Who referred a customer; undefined for who came by themselves. */
export async function findReferral(
  trx: Trx,
  { instanceId, customerId }: CustomerRef,
): Promise<Referral | undefined> {
  const { rows } = await sql<Referral>`
    select r.id as referrer_id, r.referral_basis_points as basis_points, d.decision
    from customers c
    join customers r on r.instance_id = c.instance_id and r.id = c.referred_by
    left join referral_decisions d on d.instance_id = c.instance_id and d.customer_id = c.id
    where c.instance_id = ${instanceId} and c.id = ${customerId}`.execute(trx);
  return rows[0];
}

/** Once for a customer: what was decided before stays. */
export async function insertDecision(
  trx: Trx,
  row: Insertable<ReferralDecisionsTable>,
): Promise<void> {
  await trx
    .insertInto('referral_decisions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['instance_id', 'customer_id']).doNothing())
    .execute();
}

/** What staff decide goes before what was decided until then. */
export async function overruleDecision(
  trx: Trx,
  row: Insertable<ReferralDecisionsTable>,
): Promise<void> {
  const { decision, reasons, decided_at, decided_by } = row;
  await trx
    .insertInto('referral_decisions')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['instance_id', 'customer_id'])
        .doUpdateSet({ decision, reasons, decided_at, decided_by: decided_by ?? null }),
    )
    .execute();
}

export type DecisionRow = Selectable<ReferralDecisionsTable>;

/** Locked, so that two of the staff do not decide at once. */
export function lockDecision(
  trx: Trx,
  { instanceId, customerId }: CustomerRef,
): Promise<DecisionRow | undefined> {
  return trx
    .selectFrom('referral_decisions')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What was decided on a customer who was referred, and on those they have referred themselves. */
export async function readDecisions(
  trx: Trx,
  { instanceId, customerId, most }: CustomerRef & { most: number },
): Promise<{ own: DecisionRow | undefined; held: DecisionRow[] }> {
  const own = await trx
    .selectFrom('referral_decisions')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const held = await trx
    .selectFrom('referral_decisions')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('referrer_id', '=', customerId)
    .where('decision', '<>', 'allowed')
    .orderBy('customer_id', 'desc')
    .limit(most)
    .execute();
  return { own, held };
}

/** Reads what rules need, of accounts, cards, sessions and commissions; writes to none of them. */
export async function readFacts(
  trx: Trx,
  asked: CustomerRef & { referrerId: bigint },
): Promise<Facts> {
  const { instanceId, customerId, referrerId } = asked;
  const { rows } = await sql<Facts>`
    select c.email, r.email as "referrerEmail",
      r.deleted_at is null and r.frozen_at is null as "isReferrerActive",
      exists (select from linked_cards a join linked_cards b on b.instance_id = a.instance_id
        and (b.brand, b.last_four, b.expiry_month, b.expiry_year)
          = (a.brand, a.last_four, a.expiry_month, a.expiry_year)
        where a.instance_id = c.instance_id and a.customer_id = c.id
          and b.customer_id = r.id) as "hasSameCard",
      exists (select from sessions a join sessions b on b.instance_id = a.instance_id
        and b.address = a.address and b.user_agent = a.user_agent
        where a.instance_id = c.instance_id and a.customer_id = c.id and b.customer_id = r.id
          and a.impersonator_id is null and b.impersonator_id is null
          and a.user_agent <> '') as "hasSameDevice",
      exists (select from sessions a join sessions b on b.instance_id = a.instance_id
        and b.address = a.address and b.user_agent <> a.user_agent
        where a.instance_id = c.instance_id and a.customer_id = c.id and b.customer_id = r.id
          and a.impersonator_id is null and b.impersonator_id is null
          and a.address <> '') as "hasSameAddress",
      exists (
        with recursive above(id, depth) as (
          select r.referred_by, 1 where r.referred_by is not null
          union
          select u.referred_by, above.depth + 1 from above
          join customers u on u.instance_id = c.instance_id and u.id = above.id
          where u.referred_by is not null and above.depth < 10
        )
        select from above where above.id = c.id) as "isRing",
      (select count(*) from customers o where o.instance_id = c.instance_id
        and o.referred_by = r.id and o.created_at <= c.created_at
        and o.created_at > c.created_at - interval '1 day')::integer as "broughtInDay",
      coalesce(m.count, 0)::integer as commissions,
      coalesce(m.earned, 0)::bigint as "earnedMicro",
      coalesce(m.reversed, 0)::bigint as "reversedMicro"
    from customers c
    join customers r on r.instance_id = c.instance_id and r.id = ${referrerId}
    left join lateral (
      select count(*) as count, sum(earned_micro) as earned, sum(reversed_micro) as reversed
      from commissions o where o.instance_id = c.instance_id and o.customer_id = r.id
        and o.kind = 'referral' and o.earned_micro > 0
    ) m on true
    where c.instance_id = ${instanceId} and c.id = ${customerId}`.execute(trx);
  const [facts] = rows;
  if (!facts) throw new Error('A referral is of two customers.');
  return facts;
}

export interface OwnProgram {
  affiliate_code: string;
  basis_points: number;
  clicks: number;
  sign_ups: number;
  buyers: number;
}

export async function readProgram(
  trx: Trx,
  { instanceId, customerId }: CustomerRef,
): Promise<OwnProgram | undefined> {
  const { rows } = await sql<OwnProgram>`
    select c.affiliate_code, c.referral_basis_points as basis_points,
      (select coalesce(sum(count), 0) from referral_clicks k where k.instance_id = c.instance_id
        and k.referrer_id = c.id)::integer as clicks,
      (select count(*) from customers o where o.instance_id = c.instance_id
        and o.referred_by = c.id)::integer as sign_ups,
      (select count(distinct payer_id) from commissions m where m.instance_id = c.instance_id
        and m.customer_id = c.id and m.kind = 'referral')::integer as buyers
    from customers c where c.instance_id = ${instanceId} and c.id = ${customerId}`.execute(trx);
  return rows[0];
}

const MOST_LINKS = 100;

/** Of links beyond the first hundred names, all clicks count as those of one without a name. */
export async function addClick(trx: Trx, click: Insertable<ReferralClicksTable>): Promise<void> {
  const { instance_id: instanceId, referrer_id: referrerId, sub_id: subId, day } = click;
  await sql`
    with known as (
      select distinct sub_id from referral_clicks
      where instance_id = ${instanceId} and referrer_id = ${referrerId} and sub_id <> ''
    )
    insert into referral_clicks (instance_id, referrer_id, sub_id, day)
    select ${instanceId}, ${referrerId}, case
        when exists (select from known where sub_id = ${subId}) then ${subId}
        when (select count(*) from known) < ${MOST_LINKS} then ${subId}
        else '' end, ${day}::date
    on conflict (instance_id, referrer_id, sub_id, day)
    do update set count = referral_clicks.count + 1`.execute(trx);
}

export interface OwnLink {
  sub_id: string;
  clicks: number;
  sign_ups: number;
  buyers: number;
  earned_micro: bigint;
}

/** What each link has brought, the most followed first. */
export async function listLinks(
  trx: Trx,
  { instanceId, customerId }: CustomerRef,
): Promise<OwnLink[]> {
  const { rows } = await sql<OwnLink>`
    select sub_id, sum(clicks)::integer as clicks, sum(sign_ups)::integer as sign_ups,
      sum(buyers)::integer as buyers, sum(earned)::bigint as earned_micro
    from (
      select sub_id, sum(count) as clicks, 0 as sign_ups, 0 as buyers, 0 as earned
      from referral_clicks
      where instance_id = ${instanceId} and referrer_id = ${customerId}
      group by sub_id
      union all
      select c.referred_sub, 0, count(*), count(m.payer_id), coalesce(sum(m.earned), 0)
      from customers c
      left join (
        select payer_id, sum(earned_micro) as earned from commissions
        where instance_id = ${instanceId} and customer_id = ${customerId} and kind = 'referral'
        group by payer_id
      ) m on m.payer_id = c.id
      where c.instance_id = ${instanceId} and c.referred_by = ${customerId}
      group by c.referred_sub
    ) each
    group by sub_id
    order by clicks desc, sign_ups desc, sub_id
    limit ${MOST_LINKS + 1}`.execute(trx);
  return rows;
}

export async function removeClicks(
  trx: Trx,
  { instanceId, customerId }: CustomerRef,
): Promise<void> {
  await trx
    .deleteFrom('referral_clicks')
    .where('instance_id', '=', instanceId)
    .where('referrer_id', '=', customerId)
    .execute();
}

export async function removeDecisions(
  trx: Trx,
  { instanceId, customerId }: CustomerRef,
): Promise<void> {
  await trx
    .deleteFrom('referral_decisions')
    .where('instance_id', '=', instanceId)
    .where((or) => or.or([or('customer_id', '=', customerId), or('referrer_id', '=', customerId)]))
    .execute();
}
