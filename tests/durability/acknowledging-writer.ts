import fs from 'node:fs';
import { sql } from 'kysely';
import type { Database, Trx } from '#core/db/database.ts';
import { migrations } from '#core/db/migrations/registry.ts';
import { openDatabase } from '#core/db/open-database.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { entriesTable } from './workload.ts';

// The process that gets killed. It says every id it finds, then every id whose insertion was
// acknowledged, one a line, to whoever started it.
const [directory, template, writers = '4'] = process.argv.slice(2);
const STDOUT = 1;

function say(line: string): void {
  // Written when the call returns, so that no acknowledgement dies with this process.
  fs.writeSync(STDOUT, `${line}\n`);
}

async function found(db: Database): Promise<number[]> {
  const { rows } = await db.asSystem((trx) =>
    sql<{ id: number }>`select id from entries order by id`.execute(trx),
  );
  return rows.map(({ id }) => id);
}

function insert(id: number): (trx: Trx) => Promise<unknown> {
  return async (trx) => {
    await sql`insert into entries values (${id}, ${`note ${id} ${'x'.repeat(id % 997)}`})`.execute(
      trx,
    );
    // Two rows that stand for the two sides of a movement: both or none.
    await sql`insert into entries values (${-id}, 'the other side')`.execute(trx);
  };
}

if (!directory) throw new Error('Say which directory to write to.');
const db = await openDatabase(
  {
    kind: 'embedded',
    directory,
    ...(template && { template }),
    migrations: [...migrations, entriesTable],
    minFreeBytes: 0,
  },
  createRecordingLog(),
);
const before = await found(db);
say(`found ${before.join(' ')}`);
let last = Math.max(0, ...before);

async function write(): Promise<never> {
  for (;;) {
    last += 1;
    const id = last;
    await db.asSystem(insert(id));
    say(`wrote ${id}`);
  }
}

await Promise.all(Array.from({ length: Number(writers) }, write));
