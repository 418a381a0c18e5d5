import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { makeScratchFolder } from '#core/testing/scratch-folder.ts';

type Seed = (varFolder: string) => Promise<void>;

let seeded: Promise<string> | undefined;

/**
 * What a first start of this build leaves behind, which takes longer than all else of a start. The
 * next ones begin with a copy, as any second start does.
 */
export function seededFolder(root: string, seed: Seed): Promise<string> {
  // One for all who begin at once: two copies into one draft would be the ruin of both.
  return (seeded ??= makeFolder(root, seed));
}

async function makeFolder(root: string, seed: Seed): Promise<string> {
  const stamp = createHash('sha256').update(await readFile(path.join(root, 'build/stamp.json')));
  const folder = path.join(root, '.cache/seeded', stamp.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  const varFolder = makeScratchFolder();
  await seed(varFolder);
  const draft = `${folder}.${process.pid}`;
  await mkdir(path.dirname(folder), { recursive: true });
  // A server that was stopped in a hurry leaves the socket behind by which it was found running.
  const filter = (source: string) => !source.endsWith('.sock');
  await cp(varFolder, draft, { recursive: true, filter });
  await rm(varFolder, { recursive: true });
  await makeLean(path.join(draft, 'database'));
  // Whoever comes second finds that of the first.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

/** Each copy is half as large, and its first maintenance finds nothing to do. */
async function makeLean(database: string): Promise<void> {
  const data = path.join(database, 'data');
  const settings = path.join(data, 'postgresql.conf');
  const written = await readFile(settings, 'utf8');
  // Each start clears the cache of its database, and a demo has little to keep there.
  await writeFile(settings, written.replace('shared_buffers = 128MB', 'shared_buffers = 16MB'));
  // Loaded by whoever makes the folder, and not by every worker that starts a server.
  const { openDatabase } = await import('#core/platform/db/open-database.ts');
  const opened = await openDatabase(
    { kind: 'embedded', directory: database },
    createRecordingLog(),
  );
  await opened.maintain();
  await opened.close();
  for (const part of [...MODELS, ...(await unusedLogs(data))]) {
    await rm(path.join(data, part), { recursive: true });
  }
}

/** New databases are made out of these two, and a server here makes none. */
const MODELS = ['base/1', 'base/4'];

/** Where the place of the last checkpoint in the log stands. */
const CHECKPOINT = { file: 'global/pg_control', at: 32 };
const SEGMENT_BYTES = 16n * 1024n ** 2n;
/** Enough for what may be written behind that place at a shutdown. */
const REST_BYTES = 8_192n;

/** Segments of the write-ahead log that were made ahead of time. */
async function unusedLogs(data: string): Promise<string[]> {
  const control = await readFile(path.join(data, CHECKPOINT.file));
  const last = (control.readBigUInt64LE(CHECKPOINT.at) + REST_BYTES) / SEGMENT_BYTES;
  const name = [1n, last / 256n, last % 256n]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
  const segments = await readdir(path.join(data, 'pg_wal'));
  return segments
    .filter((segment) => /^[\dA-F]{24}$/.test(segment) && segment > name)
    .map((segment) => `pg_wal/${segment}`);
}
