import { sql } from 'kysely';
import type { Migration } from '#core/platform/db/migrations/registry.ts';
import { sharedTable } from '#core/platform/db/tenant-table.ts';
import type { Random } from './random.ts';

/** What the table has to hold: the note of each id. */
export type Rows = ReadonlyMap<number, string>;

export interface Step {
  statements: string[];
  /** The rows after it. */
  rows: Rows;
}

const MAX_ROWS_AT_ONCE = 8;
/** Long enough to need pages of its own beside the table. */
const LONG = 6_000;

/** What the transactions write to; a part of the template that they start from. */
export const entriesTable: Migration = {
  name: '9000-entries',
  async up(db) {
    await sql`create table entries (id integer primary key, note text not null)`.execute(db);
    await sharedTable(db, 'entries', { app: 'sees nothing' });
    await sql`create index entries_by_note on entries (left(note, 20))`.execute(db);
  },
};

/**
 * Transactions like those of a shop and of its jobs: additions, changes, removals, now and then a
 * long value, and from time to time what writes files anew.
 */
export function* workload(random: Random): Generator<Step> {
  const rows = new Map<number, string>();
  let lastId = 0;
  for (let step = 1; ; step += 1) {
    const statements: string[] = [];
    const changes = 1 + random.below(MAX_ROWS_AT_ONCE);
    for (let change = 0; change < changes; change += 1) {
      const note = `step ${step} ${'x'.repeat(random.below(random.chance(0.1) ? LONG : 100))}`;
      const known = [...rows.keys()];
      const id = known[random.below(Math.max(1, known.length))];
      if (id === undefined || random.chance(0.6)) {
        lastId += 1;
        rows.set(lastId, note);
        statements.push(`insert into entries values (${lastId}, '${note}')`);
      } else if (random.chance(0.7)) {
        rows.set(id, note);
        statements.push(`update entries set note = '${note}' where id = ${id}`);
      } else {
        rows.delete(id);
        statements.push(`delete from entries where id = ${id}`);
      }
    }
    yield { statements, rows: new Map(rows) };
  }
}

/** Work between the transactions, which changes no row and a lot of files. */
export const UPKEEP = [
  'checkpoint',
  'vacuum (analyze) entries',
  'reindex table entries',
  'vacuum (full) entries',
  'select pg_switch_wal()',
];
