import { rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFs, type DurableFsOptions } from './durable-fs.ts';
import type { Engine } from './engine.ts';
import { startPglite } from './pglite-engine.ts';

export interface DurableEngine extends Engine {
  readonly walBytes: number;
}

/** What makes a commit survive a power cut. fdatasync is an empty function in this build. */
const REQUIRED: Record<string, string> = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_sync_method: 'fsync',
  data_checksums: 'on',
};

/** What PostgreSQL says before it gives up; PGlite reports only that it did. */
const FATAL = /(FATAL|PANIC|HINT|DETAIL):/;

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on', 'synchronous_commit=on'].flatMap(
    (setting) => ['-c', setting],
  ),
];

/** Starts PGlite on a data directory, and refuses to where a commit would not be on the disk. */
export async function startDurableEngine(
  dataDirectory: string,
  options: DurableFsOptions = {},
): Promise<DurableEngine> {
  // PostgreSQL's own lock knows no processes in here, and one cut off by a power failure would
  // keep it from starting; the lock of the directory is what counts.
  await rm(path.join(dataDirectory, 'postmaster.pid'), { force: true });
  const fs = new DurableFs(dataDirectory, options);
  const { pglite, exec, close } = await start(fs);
  try {
    await checkSettings(pglite);
    await checkFlush(pglite, fs);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    exec,
    close,
    get walBytes() {
      return fs.walBytes;
    },
  };
}

async function start(fs: DurableFs): ReturnType<typeof startPglite> {
  const said: string[] = [];
  const onStderr = (line: string) => {
    if (FATAL.test(line)) said.push(line);
    return false;
  };
  try {
    return await startPglite({ fs, startParams, onStderr });
  } catch (error) {
    const reason = said.join(' ') || String(error);
    throw new Error(`The embedded database does not open. ${reason}`, { cause: error });
  }
}

/** Throws unless the engine runs with everything that a durable commit needs. */
export async function checkSettings(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(REQUIRED)],
  );
  const wrong = Object.entries(REQUIRED).filter(
    ([name, value]) => rows.find((row) => row.name === name)?.setting !== value,
  );
  if (wrong.length === 0) return;
  const expected = wrong.map(([name, value]) => `${name}=${value}`).join(', ');
  throw new Error(`The embedded database does not run with ${expected}, so it could lose data.`);
}

/** A commit of nothing but a record in the write-ahead log, which must be flushed with it. */
async function checkFlush(pglite: PGlite, fs: DurableFs): Promise<void> {
  const before = fs.walFlushes;
  await pglite.query(`select pg_logical_emit_message(true, 'marquee', 'probe')`);
  if (fs.walFlushes > before) return;
  throw new Error(
    'A commit of the embedded database did not reach the disk, so it could lose data. ' +
      'Install the exact version of @electric-sql/pglite that package.json names.',
  );
}
