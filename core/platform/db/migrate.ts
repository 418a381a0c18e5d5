import { sql, type Kysely } from 'kysely';
import type { Log } from '#core/log.ts';
import { migrations as registered, type Migration } from './migrations/registry.ts';
import { ensureRoles } from './roles.ts';
import type { Schema } from './schema.ts';
import { inScope, SYSTEM_ROLE } from './scope.ts';
import type { MigrationDb } from './tenant-table.ts';

/** Any number; the same in every process that migrates this database. */
const LOCK_KEY = 7_215_003_361;
/** A change of a busy table gives up instead of making everybody queue behind it. */
const LOCK_TIMEOUT_SECONDS = 10;
/** Another deployment on the same server makes the same roles. */
const ROLE_ATTEMPTS = 5;
const CONCURRENT_CHANGE = new Set(['XX000', '23505', '42710']);

/** Brings the database to the last migration. Answers the names of those that were applied. */
export async function migrate(
  kysely: Kysely<Schema>,
  log: Log,
  migrations: readonly Migration[] = registered,
): Promise<string[]> {
  // Most starts find nothing to do, and then they write nothing.
  if ((await pendingMigrations(kysely, migrations)).length === 0) return [];
  await makeRoles(kysely);
  await asOwner(kysely, createTable);
  const applied: string[] = [];
  for (;;) {
    // Each in a transaction of its own, which takes the lock and looks again: two processes that
    // start at once share the work, and a connection pooler may stand in between.
    const name = await asOwner(kysely, (db) => applyNext(db, migrations));
    if (name === undefined) return applied;
    log.info({ migration: name }, 'Applied a migration.');
    applied.push(name);
  }
}

/** The names of the migrations that `migrate` would apply. */
export async function pendingMigrations(
  kysely: Kysely<Schema>,
  migrations: readonly Migration[] = registered,
): Promise<string[]> {
  return asOwner(kysely, async (db) => {
    const { rows } = await sql<{ found: boolean }>`
      select to_regclass('schema_migrations') is not null as found`.execute(db);
    const done = rows[0]?.found ? await readApplied(db) : [];
    return findPending(done, migrations).map((migration) => migration.name);
  });
}

async function createTable(db: MigrationDb): Promise<void> {
  await lock(db);
  await sql`
    create table if not exists schema_migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`.execute(db);
  await sql`grant select on schema_migrations to ${sql.ref(SYSTEM_ROLE)}`.execute(db);
}

async function applyNext(
  db: MigrationDb,
  migrations: readonly Migration[],
): Promise<string | undefined> {
  await lock(db);
  const [next] = findPending(await readApplied(db), migrations);
  if (!next) return undefined;
  await sql`select set_config('lock_timeout', ${`${LOCK_TIMEOUT_SECONDS}s`}, true)`.execute(db);
  await next.up(db);
  await sql`insert into schema_migrations (name) values (${next.name})`.execute(db);
  return next.name;
}

async function lock(db: MigrationDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(db);
}

async function readApplied(db: MigrationDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  return rows.map((row) => row.name);
}

function findPending(applied: string[], migrations: readonly Migration[]): Migration[] {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = applied.filter((name) => !known.has(name)).sort();
  if (unknown.length > 0) {
    throw new Error(
      `The database has been through ${unknown.join(', ')}, which this version of the program ` +
        'does not know. Start the version that made it, or a later one.',
    );
  }
  const done = new Set(applied);
  const pending = migrations.filter((migration) => !done.has(migration.name));
  const [first] = pending;
  const late = first && applied.find((name) => name > first.name);
  if (late) {
    throw new Error(
      `The migration ${first.name} is missing in the database although the later ${late} is ` +
        'there. Migrations are only ever added at the end.',
    );
  }
  return pending;
}

export async function asOwner<T>(
  kysely: Kysely<Schema>,
  work: (db: MigrationDb) => Promise<T>,
): Promise<T> {
  return inScope({ as: 'owner' }, () =>
    // A migration works on the tables of its own moment, which `Schema` no longer describes.
    kysely.transaction().execute((trx) => work(trx as unknown as MigrationDb)),
  );
}

async function makeRoles(kysely: Kysely<Schema>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await asOwner(kysely, ensureRoles);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      const isRace = typeof code === 'string' && CONCURRENT_CHANGE.has(code);
      if (!isRace || attempt === ROLE_ATTEMPTS) throw error;
    }
  }
}
