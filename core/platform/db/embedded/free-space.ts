import { statfs } from 'node:fs/promises';

/** How long an answer of the file system is believed. */
const BELIEVED_MS = 2_000;

/** Tells whether the disk under a directory has less than so many bytes left. */
export function watchFreeSpace(directory: string, minFreeBytes: number): () => Promise<boolean> {
  let askedAt = -Infinity;
  let answer: Promise<boolean> = Promise.resolve(false);

  async function ask(): Promise<boolean> {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize < minFreeBytes;
  }

  return () => {
    const now = performance.now();
    if (now - askedAt >= BELIEVED_MS) {
      askedAt = now;
      answer = ask();
    }
    return answer;
  };
}
