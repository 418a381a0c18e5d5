import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type {
  CommissionKind,
  CommissionsTable,
  CommissionStepsTable,
} from './commission.tables.ts';

export type CommissionRow = Selectable<CommissionsTable>;
export type StepRow = Selectable<CommissionStepsTable>;

export interface CommissionRef {
  instanceId: number;
  id: bigint;
}

/** One of a kind for an order: of those that are there already nothing is changed. */
export async function insertCommissions(
  trx: Trx,
  rows: readonly Insertable<CommissionsTable>[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('commissions')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['instance_id', 'kind', 'order_id']).doNothing())
    .execute();
}

/** The terms that a drip-feed began with, of each kind. */
export function readTermsOf(trx: Trx, asked: { instanceId: number; dripFeedIds: bigint[] }) {
  return trx
    .selectFrom('commissions')
    .distinctOn(['drip_feed_id', 'kind'])
    .select(['kind', 'customer_id', 'payer_id', 'drip_feed_id', 'rate_ppm', 'holding_days'])
    .select(['kept_at', 'refused_at'])
    .where('instance_id', '=', asked.instanceId)
    .where('drip_feed_id', 'in', asked.dripFeedIds.length === 0 ? [0n] : asked.dripFeedIds)
    .orderBy('drip_feed_id')
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute();
}

export function lockCommission(
  trx: Trx,
  { instanceId, id }: CommissionRef,
): Promise<CommissionRow | undefined> {
  return trx
    .selectFrom('commissions')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function writeCommission(
  trx: Trx,
  { instanceId, id }: CommissionRef,
  change: Updateable<CommissionsTable>,
): Promise<void> {
  await trx
    .updateTable('commissions')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

export async function insertStep(trx: Trx, step: Insertable<CommissionStepsTable>): Promise<void> {
  await trx.insertInto('commission_steps').values(step).execute();
}

/** The last that was told of an order. */
export function findNews(trx: Trx, asked: { instanceId: number; orderId: bigint }) {
  return trx
    .selectFrom('commission_news')
    .select(['id', 'cost_micro', 'refunded_micro', 'ended_at'])
    .where('instance_id', '=', asked.instanceId)
    .where('order_id', '=', asked.orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface Heard {
  instanceId: number;
  orderId: bigint;
}

/**
 * Writes what was last told of an order to all its commissions, and forgets it. They are locked
 * first, so that an older state never comes over a newer one.
 */
export async function hearNews(trx: Trx, { instanceId, orderId }: Heard): Promise<bigint[]> {
  const commissions = await trx
    .selectFrom('commissions')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const news = await findNews(trx, { instanceId, orderId });
  if (news) {
    const { id, ...facts } = news;
    await trx
      .updateTable('commissions')
      .set(facts)
      .where('instance_id', '=', instanceId)
      .where('order_id', '=', orderId)
      .execute();
    await trx
      .deleteFrom('commission_news')
      .where('instance_id', '=', instanceId)
      .where('order_id', '=', orderId)
      .where('id', '<=', id)
      .execute();
  }
  return commissions.map(({ id }) => id);
}

/** Orders of which something was told, of all instances. */
export async function listNews(
  trx: Trx,
  most: number,
): Promise<{ instanceId: number; orderId: bigint }[]> {
  const { rows } = await sql<{ instance_id: number; order_id: bigint }>`
    select instance_id, order_id from commission_news
    group by instance_id, order_id order by min(id) limit ${most}`.execute(trx);
  return rows.map((row) => ({ instanceId: row.instance_id, orderId: row.order_id }));
}

/** Commissions whose holding period is over. */
export async function listDue(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<CommissionRef[]> {
  const rows = await trx
    .selectFrom('commissions')
    .select(['instance_id', 'id'])
    .where('released_at', 'is', null)
    .where('kept_at', 'is', null)
    .where('available_at', 'is not', null)
    .where('available_at', '<=', now)
    .orderBy('available_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({ instanceId: row.instance_id, id: row.id }));
}

interface Page {
  instanceId: number;
  after: bigint;
  most: number;
}

/** The commissions by the orders of a customer that have come to something, or could. */
export async function listOfPayer(
  trx: Trx,
  { instanceId, payerId, after, most }: Page & { payerId: bigint },
): Promise<bigint[]> {
  const rows = await trx
    .selectFrom('commissions')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('payer_id', '=', payerId)
    .where('ended_at', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

interface Between {
  instanceId: number;
  kind: CommissionKind;
  payerId: bigint;
}

export async function listBetween(
  trx: Trx,
  { instanceId, kind, payerId }: Between,
): Promise<bigint[]> {
  const rows = await trx
    .selectFrom('commissions')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('kind', '=', kind)
    .where('payer_id', '=', payerId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of a customer that are not released yet. */
export async function listHeldOf(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<bigint[]> {
  const rows = await trx
    .selectFrom('commissions')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('released_at', 'is', null)
    .where('refused_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What they have earned of it so far, of all kinds. */
export async function sumHeld(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<bigint> {
  const { rows } = await sql<{ held: bigint }>`
    select coalesce(sum(earned_micro - reversed_micro), 0)::bigint as held from commissions
    where instance_id = ${instanceId} and customer_id = ${customerId}
      and released_at is null`.execute(trx);
  return rows[0]?.held ?? 0n;
}

interface OwnPage {
  instanceId: number;
  customerId: bigint;
  kind: CommissionKind | undefined;
  before: bigint | undefined;
  most: number;
}

/** What a customer earns by the orders of others, newest first. */
export function listOwn(
  trx: Trx,
  { instanceId, customerId, kind, before, most }: OwnPage,
): Promise<CommissionRow[]> {
  return trx
    .selectFrom('commissions')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export function listSteps(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<StepRow[]> {
  return trx
    .selectFrom('commission_steps')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('commission_id', 'in', ids.length === 0 ? [0n] : [...ids])
    .orderBy('commission_id')
    .orderBy('step')
    .execute();
}

const nextAt = sql`min(available_at) filter (where released_at is null and kept_at is null
        and earned_micro > reversed_micro)`;

export interface Sums {
  earned_micro: bigint;
  held_micro: bigint;
  released_micro: bigint;
  reversed_micro: bigint;
  /** When the next of what is held is released. */
  next_at: Date | null;
}

/** What a customer has earned by one kind, and where it is. */
export async function sumOwn(
  trx: Trx,
  asked: { instanceId: number; customerId: bigint; kind: CommissionKind },
): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(earned_micro), 0)::bigint as earned_micro,
      coalesce(sum(earned_micro - reversed_micro) filter (where released_at is null), 0)::bigint
        as held_micro,
      coalesce(sum(earned_micro - reversed_micro) filter (where released_at is not null), 0)::bigint
        as released_micro,
      coalesce(sum(reversed_micro), 0)::bigint as reversed_micro,
      ${nextAt} as next_at
    from commissions
    where instance_id = ${asked.instanceId} and customer_id = ${asked.customerId}
      and kind = ${asked.kind}`.execute(trx);
  const [sums] = rows;
  if (!sums) throw new Error('Sums have a row.');
  return sums;
}

export interface SumsOfPayer extends Sums {
  payer_id: bigint;
  orders: number;
}

/** The same by who has ordered. */
export async function sumByPayer(
  trx: Trx,
  asked: { instanceId: number; customerId: bigint; kind: CommissionKind; payerIds: bigint[] },
): Promise<SumsOfPayer[]> {
  const { rows } = await sql<SumsOfPayer>`
    select payer_id,
      count(*) filter (where earned_micro > reversed_micro)::integer as orders,
      ${nextAt} as next_at,
      sum(earned_micro)::bigint as earned_micro,
      coalesce(sum(earned_micro - reversed_micro) filter (where released_at is null), 0)::bigint
        as held_micro,
      coalesce(sum(earned_micro - reversed_micro) filter (where released_at is not null), 0)::bigint
        as released_micro,
      sum(reversed_micro)::bigint as reversed_micro
    from commissions
    where instance_id = ${asked.instanceId} and customer_id = ${asked.customerId}
      and kind = ${asked.kind} and payer_id = any (${asked.payerIds.map(String)}::bigint[])
    group by payer_id`.execute(trx);
  return rows;
}
