import { execFile } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { directoryInUse } from './directory-in-use.ts';

const run = promisify(execFile);
/** Somebody else may remove what a dead process left behind, and take its place, in between. */
const ATTEMPTS = 3;

interface Holder {
  pid: number;
  startedAt: string;
}

/**
 * A lock for systems without abstract sockets: a file that names the process that holds it. A
 * number is given to another process after a while, hence the time of its start beside it.
 */
export async function lockByFile(file: string): Promise<() => Promise<void>> {
  const own: Holder = { pid: process.pid, startedAt: await startOf(process.pid) };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (await create(file, own)) return () => rm(file, { force: true });
    const holder = await readHolder(file);
    if (holder && (await isRunning(holder))) {
      throw directoryInUse(path.dirname(file), String(holder.pid));
    }
    await rm(file, { force: true });
  }
  throw directoryInUse(path.dirname(file), '');
}

async function create(file: string, holder: Holder): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(JSON.stringify(holder));
    await handle.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined for a file that is gone, or cut off by the end of whoever wrote it. */
async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const holder: Partial<Holder> = JSON.parse(await readFile(file, 'utf8'));
    return typeof holder.pid === 'number' && typeof holder.startedAt === 'string'
      ? { pid: holder.pid, startedAt: holder.startedAt }
      : undefined;
  } catch {
    return undefined;
  }
}

async function isRunning({ pid, startedAt }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // It belongs to somebody else, but it is there.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return (await startOf(pid)) === startedAt;
}

/** When a process began, in the words of the system; the same for all where it does not say. */
async function startOf(pid: number): Promise<string> {
  try {
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim();
  } catch {
    return '';
  }
}
