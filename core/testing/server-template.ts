import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '#core/platform/db/open-database.ts';
import { createRecordingLog } from './recording-log.ts';
import { templateKey } from './template-file.ts';

const PREFIX = 'marquee_test_';
const LOCK_KEY = 7_215_003_362;
/** Longer than any run of the suite: what is older was left behind by a killed one. */
const LEFT_BEHIND_MS = 60 * 60 * 1000;

/** A copy of the migrated template on a server, and how to drop it. */
export async function cloneServerDatabase(
  server: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${PREFIX}${randomBytes(6).toString('hex')}`;
  await withAdmin(server, async (admin) => {
    const template = await ensureTemplate(admin, server);
    await admin.query(`create database ${name} template ${template}`);
    await stamp(admin, name);
  });
  return {
    url: urlOf(server, name),
    drop: () =>
      withAdmin(server, async (admin) => {
        await admin.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** Makes the template unless this or another worker has made it before. */
async function ensureTemplate(admin: pg.Client, server: string): Promise<string> {
  const name = `${PREFIX}template_${await templateKey()}`;
  await admin.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  try {
    const found = await admin.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount) return name;
    await dropLeftBehind(admin);
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft} template template0`);
    const url = urlOf(server, draft);
    const database = await openDatabase({ kind: 'server', url }, createRecordingLog());
    await database.close();
    await admin.query(`alter database ${draft} rename to ${name}`);
    await stamp(admin, name);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
  }
}

/** A database does not know when it was made, so its comment does. */
async function stamp(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`comment on database ${name} is '${Date.now()}'`);
}

async function dropLeftBehind(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database
     where datname like $1 and shobj_description(oid, 'pg_database') ~ '^\\d+$'
       and shobj_description(oid, 'pg_database')::bigint < $2
       and not exists (select from pg_stat_activity a where a.datname = pg_database.datname)`,
    [`${PREFIX}%`, Date.now() - LEFT_BEHIND_MS],
  );
  for (const { name } of rows) await admin.query(`drop database if exists ${name}`);
}

async function withAdmin<T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
