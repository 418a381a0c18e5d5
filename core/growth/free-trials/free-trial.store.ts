import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { FreeTrialsTable } from './free-trial.tables.ts';
import { HOLDING } from './trial-status.pure.ts';

export type TrialRow = Selectable<FreeTrialsTable>;

interface Ref {
  instanceId: number;
  id: bigint;
}

interface OwnerRef {
  instanceId: number;
  customerId: bigint;
}

/** Whoever takes a trial of an instance waits here, so that each is counted before the next. */
export async function lockTrials(trx: Trx, instanceId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`free trials ${instanceId}`}, 0))`.execute(
    trx,
  );
}

export function insertTrial(trx: Trx, trial: Insertable<FreeTrialsTable>): Promise<TrialRow> {
  return trx.insertInto('free_trials').values(trial).returningAll().executeTakeFirstOrThrow();
}

const one = (trx: Trx, { instanceId, id }: Ref) =>
  trx
    .selectFrom('free_trials')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id);

export function findTrial(trx: Trx, ref: Ref): Promise<TrialRow | undefined> {
  return one(trx, ref).executeTakeFirst();
}

/** Two who decide at once wait for each other here. */
export function lockTrial(trx: Trx, ref: Ref): Promise<TrialRow | undefined> {
  return one(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

export function writeTrial(
  trx: Trx,
  { instance_id, id }: Pick<TrialRow, 'instance_id' | 'id'>,
  change: Updateable<FreeTrialsTable>,
): Promise<TrialRow> {
  return trx
    .updateTable('free_trials')
    .set(change)
    .where('instance_id', '=', instance_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface TrackedInput extends OwnerRef {
  questId: number;
}

/** The one that a customer has begun and not used, in time or not; locked. */
export function lockTracked(
  trx: Trx,
  { instanceId, customerId, questId }: TrackedInput,
): Promise<TrialRow | undefined> {
  return trx
    .selectFrom('free_trials')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('quest_id', '=', questId)
    .where('status', '=', 'tracked')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether somebody has had a quest for this link, or waits for it. */
export async function isLinkTaken(
  trx: Trx,
  { instanceId, questId, linkKey }: { instanceId: number; questId: number; linkKey: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('free_trials')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('quest_id', '=', questId)
    .where('link_key', '=', linkKey)
    .where('status', 'in', ['in_moderation', 'approved'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What holds a place at a moment: not what was begun and has expired. */
const holds = (now: Date) => sql<boolean>`
  status in (${sql.join(HOLDING)}) and (status <> 'tracked' or expire_at > ${now})`;

/** How many places of each quest are taken by all customers. */
export async function countTaken(
  trx: Trx,
  { instanceId, questIds, now }: { instanceId: number; questIds: readonly number[]; now: Date },
): Promise<ReadonlyMap<number, number>> {
  if (questIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('free_trials')
    .select(['quest_id', sql<bigint>`count(*)`.as('taken')])
    .where('instance_id', '=', instanceId)
    .where('quest_id', 'in', questIds)
    .where(holds(now))
    .groupBy('quest_id')
    .execute();
  return new Map(rows.map(({ quest_id: id, taken }) => [id, Number(taken)]));
}

/** The same of one customer, of all quests that they have taken. */
export async function countTakenBy(
  trx: Trx,
  { instanceId, customerId, now }: OwnerRef & { now: Date },
): Promise<ReadonlyMap<number, number>> {
  const rows = await trx
    .selectFrom('free_trials')
    .select(['quest_id', sql<bigint>`count(*)`.as('taken')])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where(holds(now))
    .groupBy('quest_id')
    .execute();
  return new Map(rows.map(({ quest_id: id, taken }) => [id, Number(taken)]));
}

/** The latest one of each quest. */
export async function readLatestOfQuests(
  trx: Trx,
  { instanceId, customerId }: OwnerRef,
): Promise<ReadonlyMap<number, TrialRow>> {
  const rows = await trx
    .selectFrom('free_trials')
    .selectAll()
    .distinctOn('quest_id')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .orderBy('quest_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.quest_id, row]));
}

/** The newest first. */
export function readOwnTrials(
  trx: Trx,
  { instanceId, customerId, before, most }: OwnerRef & { before: bigint | undefined; most: number },
): Promise<TrialRow[]> {
  return trx
    .selectFrom('free_trials')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Gives back the places of what was begun and not used in time. */
export async function expireTracked(trx: Trx, now: Date): Promise<void> {
  await trx
    .updateTable('free_trials')
    .set({ status: 'expired' })
    .where('status', '=', 'tracked')
    .where('expire_at', '<=', now)
    .execute();
}

/** Ends what waits, when an account is deleted: nobody is left to get it. */
export async function endOpen(trx: Trx, { instanceId, customerId }: OwnerRef): Promise<void> {
  await trx
    .updateTable('free_trials')
    .set({ status: 'expired' })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['tracked', 'in_moderation'])
    .execute();
}

/** Forgets what a customer who leaves has sent, and what was written to them. */
export async function eraseWords(trx: Trx, { instanceId, customerId }: OwnerRef): Promise<void> {
  await trx
    .updateTable('free_trials')
    .set({ url: null, proof_url: null, reason: null, origin: null })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}
