import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { SavedList } from './saved-lists.pure.ts';
import type { SavedViewsTable } from './saved-view.tables.ts';

export type SavedViewRow = Selectable<SavedViewsTable>;

interface OfOwner {
  instanceId: number;
  list: SavedList;
  ownerId: bigint;
}

/** Undefined where the owner has one of this name already. */
export function insertView(
  trx: Trx,
  view: Insertable<SavedViewsTable>,
): Promise<SavedViewRow | undefined> {
  return trx
    .insertInto('saved_views')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Those of somebody, by name. */
export function readOwnViews(
  trx: Trx,
  { instanceId, list, ownerId, most }: OfOwner & { most: number },
): Promise<SavedViewRow[]> {
  return trx
    .selectFrom('saved_views')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('list', '=', list)
    .where('owner_id', '=', ownerId)
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Those that others share, the first first. */
export function readSharedViews(
  trx: Trx,
  { instanceId, list, ownerId, most }: OfOwner & { most: number },
): Promise<SavedViewRow[]> {
  return trx
    .selectFrom('saved_views')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('list', '=', list)
    .where('is_shared', '=', true)
    .where('owner_id', '<>', ownerId)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Says whether it was theirs. */
export async function deleteOwnView(
  trx: Trx,
  { instanceId, list, ownerId, id }: OfOwner & { id: bigint },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_views')
    .where('instance_id', '=', instanceId)
    .where('list', '=', list)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteViewsOf(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<void> {
  await trx
    .deleteFrom('saved_views')
    .where('instance_id', '=', instanceId)
    .where('owner_id', '=', customerId)
    .execute();
}
