// Also on PostgreSQL: migrations, and processes that start at once.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { cloneServerDatabase } from '#core/testing/server-template.ts';
import { testDatabase } from '#core/testing/database.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { readTemplate } from '#core/testing/template-cache.ts';
import { migrations, type Migration } from './migrations/registry.ts';
import { sharedTable } from './tenant-table.ts';

const server = process.env['TEST_DATABASE_URL'];

function creating(name: string): Migration {
  return {
    name,
    async up(db) {
      const table = name.replaceAll('-', '_');
      await sql`create table ${sql.table(`t_${table}`)} (id int)`.execute(db);
      await sharedTable(db, `t_${table}`, { app: 'reads' });
    },
  };
}

describe('the line of migrations', () => {
  it('has names that sort in the order of their application, each once', () => {
    const names = migrations.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    for (const name of names) expect(name).toMatch(/^\d{4}(-[a-z0-9]+)+$/);
  });

  it('is what lies in their folder, by the names of the files', () => {
    const files = readdirSync(path.join(import.meta.dirname, 'migrations'));
    const numbered = files.flatMap((file) => /^(\d{4}-.+)(?<!\.test)\.ts$/.exec(file)?.[1] ?? []);
    expect(migrations.map(({ name }) => name)).toEqual(numbered.sort());
  });
});

describe('migrating', () => {
  it('applies what is missing at the end, in order', async () => {
    const log = createRecordingLog();
    const more = [...migrations, creating('9001-one'), creating('9002-two')];
    const db = await testDatabase({ migrations: more, log });
    const { rows } = await db.asSystem((trx) => sql`select * from t_9002_two`.execute(trx));
    await db.close();
    expect(rows).toEqual([]);
    expect(log.lines.map(({ fields }) => fields['migration'])).toEqual(['9001-one', '9002-two']);
  });

  it('leaves nothing of a migration that fails', async () => {
    const failing: Migration = {
      name: '9001-failing',
      async up(db) {
        await creating('9001-failing').up(db);
        throw new Error('half way');
      },
    };
    await expect(testDatabase({ migrations: [...migrations, failing] })).rejects.toThrow(
      'half way',
    );
  });

  it('refuses a database that a later version has changed', async () => {
    await expect(testDatabase({ migrations: migrations.slice(0, -1) })).rejects.toThrow(
      /has been through .+ which this version of the program does not know/,
    );
  });

  it('refuses a migration that was slipped in between', async () => {
    const [first, ...rest] = migrations;
    const slipped = [first, creating('0001-zz-slipped'), ...rest].filter(
      (one) => one !== undefined,
    );
    await expect(testDatabase({ migrations: slipped })).rejects.toThrow(
      '0001-zz-slipped is missing in the database although the later',
    );
  });

  it('starts from nothing', async () => {
    const log = createRecordingLog();
    const db = await openDatabase({ kind: 'memory', migrations: migrations.slice(0, 1) }, log);
    await db.ping();
    await db.close();
    expect(log.lines.map(({ fields }) => fields['migration'])).toEqual([migrations[0]?.name]);
  });

  it('can be required to have been done before', async () => {
    const log = createRecordingLog();
    const template = await readTemplate();
    const more = [...migrations, creating('9001-one')];
    await expect(
      openDatabase({ kind: 'memory', template, migrations: more, schema: 'require' }, log),
    ).rejects.toThrow('The database still needs 9001-one. Run `npm run db:migrate` first.');
  });
});

describe.skipIf(!server)('on a server', () => {
  it('is shared by processes that start at once, each migration once', async () => {
    const { url, drop } = await cloneServerDatabase(server ?? '');
    const names = ['9001-one', '9002-two', '9003-three', '9004-four'];
    const more = [...migrations, ...names.map(creating)];
    const start = async () => {
      const log = createRecordingLog();
      const db = await openDatabase({ kind: 'server', url, migrations: more }, log);
      await db.close();
      return log.lines.map(({ fields }) => String(fields['migration']));
    };
    const applied = await Promise.all([start(), start(), start()]).finally(drop);
    expect(applied.flat().sort()).toEqual(names);
  });
});
