import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { SavedList } from './saved-lists.pure.ts';
import type { ChosenColumnsTable, SavedViewsTable } from './saved-view.tables.ts';

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

/** The columns that somebody has chosen for a list. */
export async function findChosenColumns(
  trx: Trx,
  { instanceId, list, ownerId }: OfOwner,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('chosen_columns')
    .select('columns')
    .where('instance_id', '=', instanceId)
    .where('owner_id', '=', ownerId)
    .where('list', '=', list)
    .executeTakeFirst();
  return row?.columns;
}

export async function writeChosenColumns(
  trx: Trx,
  chosen: Insertable<ChosenColumnsTable>,
): Promise<void> {
  const { columns, changed_at } = chosen;
  await trx
    .insertInto('chosen_columns')
    .values(chosen)
    .onConflict((conflict) =>
      conflict.columns(['instance_id', 'owner_id', 'list']).doUpdateSet({ columns, changed_at }),
    )
    .execute();
}

export async function deleteChosenColumns(
  trx: Trx,
  { instanceId, list, ownerId }: OfOwner,
): Promise<void> {
  await trx
    .deleteFrom('chosen_columns')
    .where('instance_id', '=', instanceId)
    .where('owner_id', '=', ownerId)
    .where('list', '=', list)
    .execute();
}

/** All that somebody has kept. */
export async function deleteViewsOf(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<void> {
  for (const table of ['saved_views', 'chosen_columns'] as const) {
    await trx
      .deleteFrom(table)
      .where('instance_id', '=', instanceId)
      .where('owner_id', '=', customerId)
      .execute();
  }
}
