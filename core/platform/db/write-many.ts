import { sql } from 'kysely';
import type { Trx } from './database.ts';
import type { Schema } from './schema.ts';

/** So many rows go to the database at once; as JSON they are written within a few milliseconds. */
const ROWS_AT_ONCE = 500;

interface RowsToWrite {
  table: keyof Schema;
  instanceId: number;
  /** All with the same columns, and without the instance's id. */
  rows: readonly object[];
  /** Columns that have the same value in all of them. */
  alike?: object;
  /** What names a row in its instance; one that is there already gets the new values. */
  key?: string | readonly string[];
}

/** Writes many rows in few statements: as JSON they are one parameter, however many they are. */
export async function writeMany(trx: Trx, { table, instanceId, rows, alike, key }: RowsToWrite) {
  const names = Object.keys({ ...rows[0], ...alike });
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const keys = [key ?? []].flat();
  const updates = names
    .filter((name) => !keys.includes(name) && name !== 'created_at')
    .map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  const named = sql.join(['instance_id', ...keys].map((name) => sql.ref(name)));
  const conflict =
    keys.length > 0 ? sql`on conflict (${named}) do update set ${sql.join(updates)}` : sql``;
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const slice = rows.slice(at, at + ROWS_AT_ONCE).map((row) => ({ ...row, ...alike }));
    const json = JSON.stringify(slice, bigintAsText);
    await sql`
      insert into ${sql.table(table)} (instance_id, ${columns})
      select ${instanceId}::integer, ${columns}
      from json_populate_recordset(null::${sql.table(table)}, ${json}::json)
      ${conflict}`.execute(trx);
  }
}

/** JSON has no integers of that size; PostgreSQL reads them out of a text. */
export function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
