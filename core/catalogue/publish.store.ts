import { sql } from 'kysely';
import type { CatalogueTables } from '#core/db/catalogue-tables.ts';
import type { Trx } from '#core/db/database.ts';

/** Holds off everyone else who would change this catalogue, until the transaction ends. */
export async function lockCatalogue(
  trx: Trx,
  instanceId: number,
  now: Date,
): Promise<{ revision: bigint; source_hash: string | null }> {
  return trx
    .insertInto('catalogues')
    .values({ instance_id: instanceId, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('instance_id').doUpdateSet({ instance_id: instanceId }),
    )
    .returning(['revision', 'source_hash'])
    .executeTakeFirstOrThrow();
}

export async function markChanged(
  trx: Trx,
  instanceId: number,
  change: { sourceHash: string; now: Date },
): Promise<bigint> {
  const { revision } = await trx
    .updateTable('catalogues')
    .set((eb) => ({
      source_hash: change.sourceHash,
      updated_at: change.now,
      revision: eb('revision', '+', 1n),
    }))
    .where('instance_id', '=', instanceId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

type TableName = keyof CatalogueTables;

/** So many rows go to the database at once. */
const ROWS_AT_ONCE = 2_000;

interface RowsToWrite {
  table: TableName;
  instanceId: number;
  /** All with the same columns, and without the instance's id. */
  rows: readonly object[];
  /** What names a row in its instance; one that is there already gets the new values. */
  key?: string;
}

/** Writes many rows in few statements: as JSON they are one parameter, however many they are. */
export async function writeRows(trx: Trx, { table, instanceId, rows, key }: RowsToWrite) {
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const updates = names
    .filter((name) => name !== key && name !== 'created_at')
    .map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  const conflict = key
    ? sql`on conflict (instance_id, ${sql.ref(key)}) do update set ${sql.join(updates)}`
    : sql``;
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const json = JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE), bigintAsText);
    await sql`
      insert into ${sql.table(table)} (instance_id, ${columns})
      select ${instanceId}::integer, ${columns}
      from json_populate_recordset(null::${sql.table(table)}, ${json}::json)
      ${conflict}`.execute(trx);
  }
}

/** JSON has no integers of that size; PostgreSQL reads them out of a text. */
function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/**
 * Takes what is no longer published out of sight, and its address with it: what is there instead
 * no owner can write. The rows stay: orders refer to them.
 */
export async function retireOthers(
  trx: Trx,
  table: 'networks' | 'service_types' | 'services',
  { instanceId, kept }: { instanceId: number; kept: readonly number[] },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set is_enabled = false, slug = '~' || id
    where instance_id = ${instanceId} and is_enabled
      and not (id = any (${asArray(kept)}))`.execute(trx);
}

/** Removes what nothing but the catalogue itself refers to. */
export async function removeOthers(
  trx: Trx,
  table: 'labels' | 'targets',
  { instanceId, kept }: { instanceId: number; kept: readonly number[] },
): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
    where instance_id = ${instanceId} and not (id = any (${asArray(kept)}))`.execute(trx);
}

/** Empties what is written anew with every publication. */
export async function removeDetails(trx: Trx, instanceId: number): Promise<void> {
  const tables = ['service_texts', 'service_labels', 'service_targets', 'service_package_items'];
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where instance_id = ${instanceId}`.execute(trx);
  }
}

function asArray(ids: readonly number[]) {
  return sql`${`{${ids.join(',')}}`}::integer[]`;
}
