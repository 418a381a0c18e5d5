import { randomFillSync } from 'node:crypto';

const BYTES = 16;
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** Says which scripts are ours, in one answer only; asked for in bulk, since each question costs. */
export function newNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString('base64', used - BYTES, used);
}
