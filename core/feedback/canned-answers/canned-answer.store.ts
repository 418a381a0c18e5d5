import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CannedAnswersTable } from './canned-answer.tables.ts';

export type CannedRow = Selectable<CannedAnswersTable>;

/** As many as anybody reads through. */
export const MOST_CANNED = 200;

export function readCanned(trx: Trx, instanceId: number): Promise<CannedRow[]> {
  return trx
    .selectFrom('canned_answers')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_CANNED)
    .execute();
}

export async function insertCanned(trx: Trx, row: Insertable<CannedAnswersTable>): Promise<void> {
  await trx.insertInto('canned_answers').values(row).execute();
}

interface CannedRef {
  instanceId: number;
  id: bigint;
}

/** Says whether it was there. */
export async function updateCanned(
  trx: Trx,
  { instanceId, id }: CannedRef,
  change: Omit<CannedRow, 'id' | 'instance_id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('canned_answers')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeCanned(trx: Trx, { instanceId, id }: CannedRef): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('canned_answers')
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
