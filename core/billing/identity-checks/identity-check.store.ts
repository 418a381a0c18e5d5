import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CheckStatus } from './identity-check-status.pure.ts';
import type { IdentityChecksTable } from './identity-check.tables.ts';

export type CheckRow = Selectable<IdentityChecksTable>;

export interface CheckRef {
  instanceId: number;
  id: bigint;
}

interface OfCustomer {
  instanceId: number;
  customerId: bigint;
}

/** Undefined where the customer has an open one already. */
export function insertCheck(
  trx: Trx,
  check: Insertable<IdentityChecksTable>,
): Promise<CheckRow | undefined> {
  return trx
    .insertInto('identity_checks')
    .values(check)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

const one = (trx: Trx, { instanceId, id }: CheckRef) =>
  trx
    .selectFrom('identity_checks')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id);

export function findCheck(trx: Trx, ref: CheckRef): Promise<CheckRow | undefined> {
  return one(trx, ref).executeTakeFirst();
}

/** A decision and a document that comes at once wait for each other here. */
export function lockCheck(trx: Trx, ref: CheckRef): Promise<CheckRow | undefined> {
  return one(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

const ofCustomer = (trx: Trx, { instanceId, customerId }: OfCustomer) =>
  trx
    .selectFrom('identity_checks')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc');

/** The latest one, whatever became of it: an open one is always the latest. */
export function findLatestCheck(trx: Trx, owner: OfCustomer): Promise<CheckRow | undefined> {
  return ofCustomer(trx, owner).limit(1).executeTakeFirst();
}

export function lockLatestCheck(trx: Trx, owner: OfCustomer): Promise<CheckRow | undefined> {
  return ofCustomer(trx, owner).limit(1).forNoKeyUpdate().executeTakeFirst();
}

/** Newest first. */
export function readChecksOf(
  trx: Trx,
  { most, ...owner }: OfCustomer & { most: number },
): Promise<CheckRow[]> {
  return ofCustomer(trx, owner).limit(most).execute();
}

export function writeCheck(
  trx: Trx,
  { instance_id, id }: Pick<CheckRow, 'instance_id' | 'id'>,
  change: Updateable<IdentityChecksTable>,
): Promise<CheckRow> {
  return trx
    .updateTable('identity_checks')
    .set(change)
    .where('instance_id', '=', instance_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Where a page ends: since when its last one stands so, and which it is. */
export interface CheckPlace {
  since: Date;
  id: bigint;
}

interface ChecksInInput {
  instanceId: number;
  status: CheckStatus;
  after: CheckPlace | undefined;
  most: number;
}

/** What has waited longest first. */
export function readChecksIn(
  trx: Trx,
  { instanceId, status, after, most }: ChecksInInput,
): Promise<CheckRow[]> {
  return trx
    .selectFrom('identity_checks')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('status', '=', status)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(since, id) > (${after?.since}, ${after?.id})`),
    )
    .orderBy('since')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Across instances: those whose documents have not come in time. */
export async function readOverdue(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<CheckRef[]> {
  const rows = await trx
    .selectFrom('identity_checks')
    .select(['instance_id', 'id'])
    .where('status', 'in', ['wanted', 'refused'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute();
  return rows.map(({ instance_id: instanceId, id }) => ({ instanceId, id }));
}

/** How many documents are wanted of a customer. */
export async function countWanted(
  trx: Trx,
  { instanceId, customerId }: OfCustomer,
): Promise<number> {
  const { rows } = await sql<{ wanted: number }>`
    select cardinality(steps) - (
      select count(*)::integer from identity_documents documents
      where documents.instance_id = checks.instance_id and documents.check_id = checks.id
        and documents.delete_at is null
    ) as wanted
    from identity_checks checks
    where instance_id = ${instanceId} and customer_id = ${customerId}
      and status in ('wanted', 'uploaded', 'refused')`.execute(trx);
  return rows[0]?.wanted ?? 0;
}

export async function deleteChecksOf(
  trx: Trx,
  { instanceId, customerId }: OfCustomer,
): Promise<void> {
  await trx
    .deleteFrom('identity_checks')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}
