import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** A recorded run with its copies. */
const NEEDED_BYTES = 1024 ** 3;

/**
 * A folder of its own, in memory where there is enough: what a simulated disk keeps is decided by
 * the journal, so the flushes of a real one would only cost time.
 */
export function makeScratchFolder(): string {
  return fs.mkdtempSync(path.join(hasMemory() ? IN_MEMORY : os.tmpdir(), 'marquee-durability-'));
}

function hasMemory(): boolean {
  if (!fs.existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = fs.statfsSync(IN_MEMORY);
  return bavail * bsize > NEEDED_BYTES;
}
