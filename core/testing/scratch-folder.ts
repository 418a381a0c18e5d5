import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** A recorded run with its copies, or a few servers. */
const NEEDED_BYTES = 1024 ** 3;

/**
 * A folder of its own, in memory where there is enough: no test is about what a real disk keeps –
 * of a simulated one the journal decides that –, so its flushes would only cost time.
 */
export function makeScratchFolder(): string {
  return fs.mkdtempSync(path.join(hasMemory() ? IN_MEMORY : os.tmpdir(), 'marquee-test-'));
}

function hasMemory(): boolean {
  if (!fs.existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = fs.statfsSync(IN_MEMORY);
  return bavail * bsize > NEEDED_BYTES;
}
