import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { invariant } from '#core/errors.ts';
import { migrations } from '#core/platform/db/migrations/registry.ts';
import { makeTemplate } from '#core/platform/db/template.ts';
import { createRecordingLog } from './recording-log.ts';
import { CACHE_FOLDER, templateFile } from './template-file.ts';

let template: Promise<Uint8Array> | undefined;

/**
 * The template of these migrations, made once and read by every process after: it has tens of
 * megabytes, and each of its test files opens databases out of it.
 */
export const readTemplate = (): Promise<Uint8Array> => (template ??= findTemplate());

async function findTemplate(): Promise<Uint8Array> {
  const file = await templateFile();
  try {
    return await readFile(file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const made = await makeTemplate(createRecordingLog(), migrations);
  await mkdir(CACHE_FOLDER, { recursive: true });
  // Two workers may both have made it; a rename lets nobody read half a file.
  const draft = new URL(`${file.href}.${randomUUID()}`);
  await writeFile(draft, made);
  await rename(draft, file);
  for (const other of await readdir(CACHE_FOLDER)) {
    const old = new URL(other, CACHE_FOLDER);
    if (other.endsWith('.tar') && old.href !== file.href) await rm(old, { force: true });
  }
  return made;
}

const BLOCK = 512;
/** A new database is made out of these two, and a test makes none. */
const UNUSED = /^\/?base\/[14]\//;

/** What a start has to clear, which is a quarter of it; a test has little to keep there. */
const CACHE = 'shared_buffers = 128MB';
const SMALL_CACHE = 'shared_buffers = 8MB';

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
  const lean = Buffer.concat(parts);
  const at = lean.indexOf(CACHE);
  invariant(at >= 0, 'a new database says how large its cache is');
  lean.write(SMALL_CACHE.padEnd(CACHE.length), at);
  return new Uint8Array(lean);
}
