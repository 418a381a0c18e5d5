// Also on PostgreSQL: row security and the rights of roles.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#core/testing/database.ts';
import type { Database, Trx } from './database.ts';
import { migrations, type Migration } from './migrations/registry.ts';
import { asSystemRole, sharedTable, tenantTable, type MigrationDb } from './tenant-table.ts';

const tables: Migration = {
  name: '9000-walled-tables',
  async up(db) {
    await sql`create table notes (instance_id int not null, body text)`.execute(db);
    await tenantTable(db, 'notes');
    await sql`create table entries (instance_id int not null, body text)`.execute(db);
    await tenantTable(db, 'entries', { appendOnly: true });
    await sql`create table rates (name text)`.execute(db);
    await sharedTable(db, 'rates', { app: 'reads' });
    await sql`create table secrets (name text)`.execute(db);
    await sharedTable(db, 'secrets', { app: 'sees nothing' });
  },
};

/** Runs one statement, written as it would be with every `where instance_id` forgotten. */
const run = (statement: string) => async (trx: Trx) => (await sql.raw(statement).execute(trx)).rows;

describe('the wall between instances', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase({ migrations: [...migrations, tables] });
    await db.inInstance(1, run(`insert into notes values (1, 'one')`));
    await db.inInstance(2, run(`insert into notes values (2, 'two'), (2, 'zwei')`));
    await db.inInstance(1, run(`insert into entries values (1, 'first')`));
  });
  afterAll(() => db.close());

  it('shows an instance its own rows only', async () => {
    expect(await db.inInstance(1, run('select body from notes'))).toEqual([{ body: 'one' }]);
  });

  it('shows nothing to an instance without rows', async () => {
    expect(await db.inInstance(3, run('select body from notes'))).toEqual([]);
  });

  it('shows all rows to the system', async () => {
    const rows = await db.asSystem(run('select count(*) as count from notes'));
    expect(rows).toEqual([{ count: 3n }]);
  });

  it('refuses a new row of another instance', async () => {
    const insert = db.inInstance(1, run(`insert into notes values (2, 'foreign')`));
    await expect(insert).rejects.toThrow('row-level security');
  });

  it('refuses to hand a row over to another instance', async () => {
    const update = db.inInstance(1, run('update notes set instance_id = 2'));
    await expect(update).rejects.toThrow('row-level security');
  });

  it('changes and removes nothing of another instance', async () => {
    await db.inInstance(3, run(`update notes set body = 'changed'`));
    await db.inInstance(3, run('delete from notes'));
    const rows = await db.asSystem(run('select body from notes order by body'));
    expect(rows).toEqual([{ body: 'one' }, { body: 'two' }, { body: 'zwei' }]);
  });

  it('refuses to empty a table, which no row-level rule would stop', async () => {
    await expect(db.inInstance(1, run('truncate notes'))).rejects.toThrow('permission denied');
    await expect(db.asSystem(run('truncate notes'))).rejects.toThrow('permission denied');
  });

  it('forgets the instance with the end of the transaction', async () => {
    await db.inInstance(2, run('select 1'));
    const rows = await db.asSystem(
      run(`select current_instance_id() as id, current_setting('role') as role`),
    );
    expect(rows).toEqual([{ id: null, role: 'marquee_system' }]);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 31])('refuses %s as an instance', async (id) => {
    await expect(db.inInstance(id, run('select 1'))).rejects.toThrow('instance id');
  });

  it('lets nobody change or remove a row of an append-only table', async () => {
    for (const statement of [`update entries set body = 'other'`, 'delete from entries']) {
      await expect(db.inInstance(1, run(statement))).rejects.toThrow('permission denied');
      await expect(db.asSystem(run(statement))).rejects.toThrow('permission denied');
    }
    expect(await db.inInstance(1, run('select body from entries'))).toEqual([{ body: 'first' }]);
  });

  it('opens a shared table to an instance as far as it was declared', async () => {
    await db.asSystem(run(`insert into rates values ('usd')`));
    expect(await db.inInstance(1, run('select name from rates'))).toEqual([{ name: 'usd' }]);
    const insert = db.inInstance(1, run(`insert into rates values ('eur')`));
    await expect(insert).rejects.toThrow('permission denied');
    const select = db.inInstance(1, run('select name from secrets'));
    await expect(select).rejects.toThrow('permission denied');
  });
});

describe('the check at the start', () => {
  const start = async (statements: string[]) => {
    const migration: Migration = {
      name: '9000-suspicious-table',
      async up(db) {
        await sql`create table parcels (instance_id int not null)`.execute(db);
        for (const statement of statements) await sql.raw(statement).execute(db);
      },
    };
    const db = await testDatabase({ migrations: [...migrations, migration] });
    await db.close();
  };
  const enabled = 'alter table parcels enable row level security';
  const forced = 'alter table parcels force row level security';
  const own = '(instance_id = (select current_instance_id()))';
  const wall = `create policy tenant on parcels to marquee_app using ${own} with check ${own}`;

  it('lets a walled table pass', async () => {
    await start([enabled, forced, wall]);
  });

  it.each([
    ['a table without any wall', []],
    ['a wall that does not hold for the owner', [enabled, wall]],
    ['a wall without a policy', [enabled, forced]],
    [
      'a policy that is always true',
      [enabled, forced, 'create policy tenant on parcels to marquee_app using (true)'],
    ],
    [
      'a table in another schema',
      [
        enabled,
        forced,
        wall,
        'create schema other',
        'create table other.parcels (instance_id int not null)',
      ],
    ],
    [
      'a second policy, which would open what the first closes',
      [enabled, forced, wall, 'create policy more on parcels for select using (true)'],
    ],
  ])('refuses %s', async (_name, statements) => {
    await expect(start(statements)).rejects.toThrow(
      'parcels: a table with an instance_id must be walled against other instances',
    );
  });
});

describe('a migration that moves data', () => {
  it('reads and changes the rows of every instance as the system', async () => {
    const seen: unknown[] = [];
    const moving: Migration = {
      name: '9001-move',
      async up(db: MigrationDb) {
        await asSystemRole(db, async () => {
          await sql`insert into notes values (1, 'one'), (2, 'two')`.execute(db);
          const { rows } = await sql`select body from notes order by body`.execute(db);
          seen.push(...rows);
        });
        await sql`create table made_as_owner (id int)`.execute(db);
      },
    };
    const db = await testDatabase({ migrations: [...migrations, tables, moving] });
    await db.close();
    expect(seen).toEqual([{ body: 'one' }, { body: 'two' }]);
  });
});
