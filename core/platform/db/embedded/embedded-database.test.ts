import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { makeScratchFolder } from '#core/testing/scratch-folder.ts';
import { readLeanTemplate } from '#core/testing/template-cache.ts';
import type { Database, Trx } from '../database.ts';
import { migrations, type Migration } from '../migrations/registry.ts';
import { notify } from '../notify.ts';
import { openDatabase } from '../open-database.ts';
import { packTemplate } from '../template.ts';
import { sharedTable, tenantTable } from '../tenant-table.ts';
import type { EmbeddedOptions } from './embedded-database.ts';

const table: Migration = {
  name: '9000-words',
  async up(db) {
    await sql`create table words (word text primary key)`.execute(db);
    await sharedTable(db, 'words', { app: 'reads' });
  },
};
/** As after a crash: of the numbers that were written ahead some were used, so many by table. */
const numbered = (ahead: Record<string, number>): Migration => ({
  name: '9001-numbered',
  async up(db) {
    for (const [name, count] of Object.entries(ahead)) {
      const own = sql.table(name);
      await sql`drop table ${own} cascade`.execute(db);
      await sql`create table ${own} (
        instance_id integer not null,
        id bigint not null generated always as identity,
        primary key (instance_id, id)
      )`.execute(db);
      await tenantTable(db, name);
      await sql`insert into ${own} select 1 from generate_series(1, 11)`.execute(db);
      await sql`select setval(${`${name}_id_seq`}, ${11 + count}::integer)`.execute(db);
    }
  },
});
/** Each opens a database several times. */
vi.setConfig({ testTimeout: 60_000 });

const line = [...migrations, table];
/** Runs for minutes, and nothing in the engine can interrupt it. */
const ENDLESS = sql`select count(*) from generate_series(1, 100000000000)`;
/** Enough for any other statement here, also on a busy machine. */
const answerWithinMs = 2_000;

const add = (word: string) => (trx: Trx) => sql`insert into words values (${word})`.execute(trx);

async function words(db: Database): Promise<string[]> {
  const { rows } = await db.asSystem((trx) =>
    sql<{ word: string }>`select word from words order by word`.execute(trx),
  );
  return rows.map(({ word }) => word);
}

/** How many rows the planner reckons with, and how often they were counted since the start. */
const counted = (db: Database) =>
  db.asSystem(async (trx) => {
    const { rows } = await sql<{ rows: number; passes: number }>`
      select c.reltuples::integer as rows, s.vacuum_count::integer as passes
      from pg_class c join pg_stat_user_tables s on s.relid = c.oid
      where c.relname = 'words'`.execute(trx);
    return rows[0];
  });

const addMany = (db: Database) =>
  db.asSystem((trx) =>
    sql`insert into words select 'word ' || n from generate_series(1, 2000) n`.execute(trx),
  );

async function nextNumber(db: Database, name: string): Promise<number> {
  const { rows } = await db.asSystem((trx) =>
    sql<{ id: bigint }>`insert into ${sql.table(name)} values (1) returning id`.execute(trx),
  );
  return Number(rows[0]?.id);
}

let folder: string;
let template: string;
/** While a thread has the engine, others need not compile it; each test starts several. */
let held: Database;
beforeAll(async () => {
  folder = makeScratchFolder();
  template = path.join(folder, 'template.bin');
  const tar = await readLeanTemplate();
  held = await openDatabase({ kind: 'memory', template: tar }, log);
  await fs.writeFile(template, await packTemplate(tar, migrations));
});
afterAll(async () => {
  await held.close();
  await fs.rm(folder, { recursive: true, force: true });
});

let directory: string;
let log = createRecordingLog();
beforeEach(() => {
  directory = path.join(folder, `database-${expect.getState().currentTestName?.length}`);
  log = createRecordingLog();
});
afterEach(() => fs.rm(directory, { recursive: true, force: true }));

const open = (options: Partial<EmbeddedOptions> = {}) =>
  openDatabase({ kind: 'embedded', directory, template, migrations: line, ...options }, log);

describe('the embedded database', () => {
  it('goes on behind the last number of a table, however many were left out by a crash', async () => {
    const ahead = { orders: 22, drip_feeds: 32, invoices: 0 };
    const db = await open({ migrations: [...line, numbered(ahead)] });
    for (const name of Object.keys(ahead)) expect(await nextNumber(db, name), name).toBe(12);
    await db.close();
  });

  it('goes on where its numbers do when more were left out than by any crash', async () => {
    const db = await open({ migrations: [...line, numbered({ orders: 33 })] });
    expect(await nextNumber(db, 'orders')).toBe(45);
    await db.close();
  });

  it('keeps its rows over a restart', async () => {
    const first = await open();
    await first.asSystem(add('kept'));
    // Whose end goes over with the first statement of what follows.
    await first.read(1, (trx) => sql`select word from words`.execute(trx));
    await first.maintain();
    await first.close();
    const second = await open();
    expect(await words(second)).toEqual(['kept']);
    await second.close();
  });

  it('counts anew, once it has counted all, the rows of a table that has grown', async () => {
    const db = await open();
    await db.maintain();
    const { passes = 0 } = (await counted(db)) ?? {};
    await db.maintain();
    expect(await counted(db)).toEqual({ rows: 0, passes });
    await addMany(db);
    await db.maintain();
    expect(await counted(db)).toEqual({ rows: 2000, passes: passes + 1 });
    await db.close();
  });

  it('counts after a restart the rows of tables whose size has changed, and no others', async () => {
    const first = await open();
    await first.maintain();
    await first.close();
    const second = await open();
    await second.maintain();
    expect(await counted(second)).toEqual({ rows: 0, passes: 0 });
    await addMany(second);
    await second.close();
    const third = await open();
    await third.maintain();
    expect(await counted(third)).toEqual({ rows: 2000, passes: 1 });
    await third.close();
  });

  it('starts from the template and applies only what is missing there', async () => {
    const db = await open();
    await db.close();
    const applied = log.lines.flatMap(({ fields }) => fields['migration'] ?? []);
    expect(applied).toEqual(['9000-words']);
  });

  it('refuses a second opening, and is free again when the first has failed', async () => {
    const failing: Migration = {
      name: '9001-failing',
      up: () => Promise.reject(new Error('no migration')),
    };
    await expect(open({ migrations: [...line, failing] })).rejects.toThrow('no migration');
    const db = await open();
    await expect(open()).rejects.toThrow('is in use by the process');
    await db.close();
  });

  it('shortens its log by itself when enough was written', async () => {
    const db = await open({ checkpointAfterBytes: 1024 ** 2 });
    const lastCheckpoint = async () => {
      const { rows } = await db.asSystem((trx) =>
        sql<{ at: string }>`select checkpoint_lsn as at from pg_control_checkpoint()`.execute(trx),
      );
      return rows[0]?.at;
    };
    const before = await lastCheckpoint();
    await db.asSystem((trx) =>
      sql`insert into words select repeat(md5(i::text), 20) from generate_series(1, 5000) i`.execute(
        trx,
      ),
    );
    expect(await lastCheckpoint()).not.toBe(before);
    await db.close();
  });

  it('hears notifications', async () => {
    const db = await open();
    const heard = new Promise<string>((resolve) => void db.listen('news', resolve));
    await db.asSystem((trx) => notify(trx, 'news', 'hello'));
    expect(await heard).toBe('hello');
    await db.close();
  });
});

describe('a statement that does not end', () => {
  it('is refused with its transaction, and the next one finds the database open again', async () => {
    log.allowErrors();
    const db = await open({ answerWithinMs });
    await db.asSystem(add('before'));
    const endless = db.asSystem(async (trx) => {
      await add('lost')(trx);
      await ENDLESS.execute(trx);
    });
    const queued = db.asSystem(add('queued'));
    await expect(endless).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    await queued;
    expect(await words(db)).toEqual(['before', 'queued']);
    expect(log.lines.map(({ message }) => message)).toContain(
      'The embedded database is open again.',
    );
    await db.close();
  });
});

describe('an engine that ended', () => {
  it('never lets a transaction go on in the session that came after', async () => {
    log.allowErrors();
    const db = await open({ answerWithinMs });
    const opened = new Promise<void>((missed) => {
      void db.listen('any', { hear: () => undefined, missed });
    });
    const stale = db.asSystem(async (trx) => {
      await add('first half')(trx);
      await ENDLESS.execute(trx).catch(() => undefined);
      // The database is there again, but this transaction is not.
      await opened;
      await add('second half')(trx);
    });
    await expect(stale).rejects.toMatchObject({ code: 'unavailable' });
    expect(await words(db)).toEqual([]);
    await db.close();
  });

  it('tells listeners that they may have missed something, and they hear again', async () => {
    log.allowErrors();
    const db = await open({ answerWithinMs });
    const said: string[] = [];
    const heard = new Promise<void>((resolve) => {
      const missed = () => said.push('missed');
      const hear = (payload: string) => {
        said.push(payload);
        resolve();
      };
      void db.listen('news', { hear, missed });
    });
    await expect(db.asSystem((trx) => ENDLESS.execute(trx))).rejects.toMatchObject({
      code: 'unavailable',
    });
    await db.asSystem((trx) => notify(trx, 'news', 'hello'));
    await heard;
    expect(said).toEqual(['missed', 'hello']);
    await db.close();
  });

  it('can be closed for good at any moment', async () => {
    log.allowErrors();
    const db = await open({ answerWithinMs });
    await expect(db.asSystem((trx) => ENDLESS.execute(trx))).rejects.toThrow();
    await db.close();
    const again = await open();
    await again.close();
  });
});

describe('a disk that is nearly full', () => {
  const minFreeBytes = Number.MAX_SAFE_INTEGER;

  it('refuses writes and goes on reading', async () => {
    const before = await open();
    await before.asSystem(add('before'));
    await before.close();
    const db = await open({ minFreeBytes });
    await expect(db.asSystem(add('more'))).rejects.toMatchObject({ code: 'unavailable' });
    await expect(db.maintain()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await words(db)).toEqual(['before']);
    await db.close();
  });

  it('refuses to migrate with a sentence', async () => {
    await expect(open({ minFreeBytes })).rejects.toThrow('has less than');
  });
});
