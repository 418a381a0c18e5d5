import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#core/db/database.ts';
import { testDatabase } from '#core/testing/database.ts';
import { migrations } from './migrations/registry.ts';
import { tenantTable } from './tenant-table.ts';

const notes = {
  name: '9999-notes',
  async up(db: Parameters<typeof tenantTable>[0]) {
    await sql`create table notes (instance_id int not null, body text)`.execute(db);
    await tenantTable(db, 'notes');
  },
};

describe('the wall between instances', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase({ migrations: [...migrations, notes] });
  });
  afterAll(() => db.close());

  it('shows an instance its own rows only, without any condition in the statement', async () => {
    await db.inInstance(1, (trx) => sql`insert into notes values (1, 'one')`.execute(trx));
    await db.inInstance(2, (trx) => sql`insert into notes values (2, 'two')`.execute(trx));
    const seen = await db.inInstance(1, (trx) => sql`select body from notes`.execute(trx));
    expect(seen.rows).toEqual([{ body: 'one' }]);
    const all = await db.asSystem((trx) => sql`select count(*) as n from notes`.execute(trx));
    expect(all.rows).toEqual([{ n: 2n }]);
  });

  it('refuses a row of another instance', async () => {
    const insert = db.inInstance(1, (trx) => sql`insert into notes values (2, 'no')`.execute(trx));
    await expect(insert).rejects.toThrow(/row-level security/);
  });
});
