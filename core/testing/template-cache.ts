import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { migrations } from '#core/platform/db/migrations/registry.ts';
import { makeTemplate } from '#core/platform/db/template.ts';
import { createRecordingLog } from './recording-log.ts';

const DB_FOLDER = new URL('../platform/db/', import.meta.url);
const ENGINE = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
const CACHE_FOLDER = new URL('../../node_modules/.cache/marquee-test-database/', import.meta.url);

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

let template: Promise<Uint8Array> | undefined;

/**
 * The template of these migrations, made once and read by every process after: it has tens of
 * megabytes, and each of its test files opens databases out of it.
 */
export const readTemplate = (): Promise<Uint8Array> => (template ??= findTemplate());

async function findTemplate(): Promise<Uint8Array> {
  const name = `${await templateKey()}.tar`;
  const file = new URL(name, CACHE_FOLDER);
  try {
    return await readFile(file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const made = await makeTemplate(createRecordingLog(), migrations);
  await mkdir(CACHE_FOLDER, { recursive: true });
  // Two workers may both have made it; a rename lets nobody read half a file.
  const draft = new URL(`${name}.${randomUUID()}`, CACHE_FOLDER);
  await writeFile(draft, made);
  await rename(draft, file);
  for (const other of await readdir(CACHE_FOLDER)) {
    if (other.endsWith('.tar') && other !== name)
      await rm(new URL(other, CACHE_FOLDER), { force: true });
  }
  return made;
}

const BLOCK = 512;
/** A new database is made out of these two, and a test makes none. */
const UNUSED = /^\/?base\/[14]\//;

let lean: Promise<Uint8Array> | undefined;

/** The template as far as one database in memory reads it: opening that takes half as long. */
export const readLeanTemplate = (): Promise<Uint8Array> => (lean ??= readTemplate().then(leanOf));

function leanOf(tar: Uint8Array): Uint8Array {
  const all = Buffer.from(tar.buffer, tar.byteOffset, tar.byteLength);
  const parts: Buffer[] = [];
  for (let at = 0, end = 0; at < all.byteLength; at = end) {
    const name = all.toString('utf8', at, at + 100).replace(/\0.*/s, '');
    const size = parseInt(all.toString('latin1', at + 124, at + 135), 8) || 0;
    end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (!UNUSED.test(name)) parts.push(all.subarray(at, end));
  }
  return new Uint8Array(Buffer.concat(parts));
}
