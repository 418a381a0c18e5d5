import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

const DB_FOLDER = new URL('../platform/db/', import.meta.url);
const ENGINE = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
export const CACHE_FOLDER = new URL(
  '../../node_modules/.cache/marquee-test-database/',
  import.meta.url,
);

/** What shapes a migrated database, beside the migrations themselves and the engine. */
const SHAPING = ['migrate.ts', 'roles.ts', 'scope.ts', 'tenant-table.ts'];

export async function templateKey(): Promise<string> {
  const names = await readdir(new URL('migrations/', DB_FOLDER));
  const sources = [...names.sort().map((name) => `migrations/${name}`), ...SHAPING];
  const hash = createHash('sha256');
  for (const url of [...sources.map((name) => new URL(name, DB_FOLDER)), ENGINE]) {
    hash.update(url.pathname).update(await readFile(url));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Where the template of these migrations is kept once it was made. */
export const templateFile = async (): Promise<URL> =>
  new URL(`${await templateKey()}.tar`, CACHE_FOLDER);
