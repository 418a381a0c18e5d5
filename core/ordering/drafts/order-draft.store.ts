import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { DraftEntries } from './order-draft.contract.ts';

export interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

const ofCustomer = (trx: Trx, { instanceId, customerId }: CustomerOf) =>
  trx
    .selectFrom('order_drafts')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId);

export async function insertDraft(
  trx: Trx,
  owner: CustomerOf,
  { entries, now }: { entries: DraftEntries; now: Date },
): Promise<bigint> {
  const { id } = await trx
    .insertInto('order_drafts')
    .values({
      instance_id: owner.instanceId,
      customer_id: owner.customerId,
      entries: JSON.stringify(entries),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findDraft(trx: Trx, owner: CustomerOf, id: bigint) {
  return ofCustomer(trx, owner)
    .select(['id', 'entries', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Newest first. */
export async function readDrafts(trx: Trx, owner: CustomerOf) {
  return ofCustomer(trx, owner).select(['entries', 'created_at']).orderBy('id', 'desc').execute();
}

/** Keeps only the latest of a customer. */
export async function deleteOlder(trx: Trx, owner: CustomerOf, kept: number): Promise<void> {
  const latest = ofCustomer(trx, owner).select('id').orderBy('id', 'desc').limit(kept);
  await trx
    .deleteFrom('order_drafts')
    .where('instance_id', '=', owner.instanceId)
    .where('customer_id', '=', owner.customerId)
    .where('id', 'not in', latest)
    .execute();
}

export async function deleteDrafts(trx: Trx, owner: CustomerOf): Promise<void> {
  await trx
    .deleteFrom('order_drafts')
    .where('instance_id', '=', owner.instanceId)
    .where('customer_id', '=', owner.customerId)
    .execute();
}

/** Works across instances and returns how many were deleted. */
export async function deleteBefore(trx: Trx, time: Date, most: number): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from order_drafts where (instance_id, id) in (
      select instance_id, id from order_drafts where created_at < ${time}
      order by created_at limit ${most} for update skip locked)`.execute(trx);
  return numAffectedRows;
}
