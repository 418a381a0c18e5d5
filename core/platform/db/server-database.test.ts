// Also on PostgreSQL: its connections, and what they lose.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { cloneServerDatabase } from '#core/testing/server-template.ts';
import type { Database, Trx } from './database.ts';
import { migrations, type Migration } from './migrations/registry.ts';
import { notify } from './notify.ts';
import { openDatabase } from './open-database.ts';
import { tenantTable } from './tenant-table.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

const notes: Migration = {
  name: '9000-notes',
  async up(db) {
    await sql`create table notes (instance_id int not null, body text)`.execute(db);
    await tenantTable(db, 'notes');
  },
};
const line = [...migrations, notes];

async function asAdmin(url: string, ...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}

const run = (statement: string) => async (trx: Trx) => (await sql.raw(statement).execute(trx)).rows;

describe.skipIf(!server)('a database on a server', () => {
  let clone: Awaited<ReturnType<typeof cloneServerDatabase>>;
  let db: Database;
  const log = createRecordingLog();
  beforeAll(async () => {
    clone = await cloneServerDatabase(server);
    const options = { url: clone.url, migrations: line, statementTimeoutMs: 200 };
    db = await openDatabase({ kind: 'server', ...options }, log);
  });
  afterAll(async () => {
    await db.close();
    await clone.drop();
  });

  it('ends a statement that runs for too long', async () => {
    const long = db.asSystem(run('select pg_sleep(60)'));
    await expect(long).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('hears again after all connections were lost, and says that it may have missed some', async () => {
    const said: string[] = [];
    let go = { missed: (): void => undefined, heard: (): void => undefined };
    const missed = new Promise<void>((resolve) => (go = { ...go, missed: resolve }));
    const heard = new Promise<void>((resolve) => (go = { ...go, heard: resolve }));
    await db.listen('news', {
      missed: () => go.missed(),
      hear: (payload) => {
        said.push(payload);
        go.heard();
      },
    });
    await asAdmin(
      clone.url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await missed;
    await db.asSystem((trx) => notify(trx, 'news', 'hello'));
    await heard;
    expect(said).toEqual(['hello']);
  });

  it('refuses a transaction whose connection was lost, and serves the next one', async () => {
    const lost = db.inInstance(1, async (trx) => {
      await run(`insert into notes values (1, 'lost')`)(trx);
      const [row] = (await run('select pg_backend_pid() as pid')(trx)) as { pid: number }[];
      await asAdmin(clone.url, `select pg_terminate_backend(${row?.pid})`);
      await run('select 1')(trx);
    });
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    expect(await db.inInstance(1, run('select body from notes'))).toEqual([]);
  });

  it('walls instances for an owner who is no superuser', async () => {
    const owner = `marquee_test_owner_${randomBytes(4).toString('hex')}`;
    const fresh = await cloneServerDatabase(server);
    const name = new URL(fresh.url).pathname.slice(1);
    await asAdmin(server, `create role ${owner} login createrole`);
    await asAdmin(server, `drop database ${name}`, `create database ${name} owner ${owner}`);
    const url = new URL(fresh.url);
    url.username = owner;
    const own = await openDatabase({ kind: 'server', url: url.href, migrations: line }, log);
    await own.inInstance(1, run(`insert into notes values (1, 'one')`));
    expect(await own.inInstance(2, run('select body from notes'))).toEqual([]);
    expect(await own.asSystem(run('select body from notes'))).toEqual([{ body: 'one' }]);
    await own.close();
    await fresh.drop();
    await asAdmin(server, `drop owned by ${owner} cascade`, `drop role ${owner}`);
  });
});

describe('a server that does not answer', () => {
  it('is named, without the password', async () => {
    const url = 'postgres://somebody:secret@127.0.0.1:1/nothing';
    const open = openDatabase({ kind: 'server', url }, createRecordingLog());
    await expect(open).rejects.toThrow(/^The database server 127\.0\.0\.1:1 does not answer: /);
    await expect(open).rejects.not.toThrow('secret');
  });
});
