import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';
import { lockByFile } from './lock-file.ts';

let directory: string;
beforeEach(async () => {
  directory = await fs.mkdtemp(path.join(os.tmpdir(), 'marquee-lock-'));
});
afterEach(() => fs.rm(directory, { recursive: true, force: true }));

describe('the lock of a directory', () => {
  it('refuses a second holder with a sentence that says who and what to do', async () => {
    const unlock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(
      `The embedded database in ${directory} is in use by the process ${process.pid}. Stop that`,
    );
    await unlock();
  });

  it('is free again after the first holder let it go', async () => {
    await (
      await lockDirectory(directory)
    )();
    await (
      await lockDirectory(directory)
    )();
  });

  it('holds for another path to the same directory', async () => {
    const link = `${directory}-link`;
    await fs.symlink(directory, link);
    const unlock = await lockDirectory(directory);
    await expect(lockDirectory(link)).rejects.toThrow('is in use by');
    await unlock();
    await fs.rm(link);
  });

  it('does not hold for another directory', async () => {
    const unlock = await lockDirectory(directory);
    const other = path.join(directory, 'inner');
    await (
      await lockDirectory(other)
    )();
    await unlock();
  });

  it.runIf(process.platform === 'linux')(
    'sees a holder in another container by the socket in the directory',
    async () => {
      // Another network namespace has abstract names of its own, so only the file is left.
      const holder = net.createServer((socket) => socket.end('4711'));
      await new Promise<void>((resolve) =>
        holder.listen(path.join(directory, 'in-use.sock'), resolve),
      );
      await expect(lockDirectory(directory)).rejects.toThrow('in use by the process 4711');
      await new Promise((resolve) => holder.close(resolve));
    },
  );

  it('takes over what a killed process left in the directory', async () => {
    await fs.writeFile(path.join(directory, 'in-use.sock'), '');
    await (
      await lockDirectory(directory)
    )();
  });
});

describe('the lock by a file', () => {
  const file = () => path.join(directory, 'lock');

  it('refuses a second holder and is free after the first', async () => {
    const unlock = await lockByFile(file());
    await expect(lockByFile(file())).rejects.toThrow(`in use by the process ${process.pid}`);
    await unlock();
    await (
      await lockByFile(file())
    )();
  });

  it.each([
    ['a process that has ended', { pid: 2 ** 22 + 1, startedAt: 'Mon Jan  1 00:00:00 2024' }],
    ['a process that began at another time', { pid: process.pid, startedAt: 'long ago' }],
  ])('takes over from %s', async (_name, holder) => {
    await fs.writeFile(file(), JSON.stringify(holder));
    const unlock = await lockByFile(file());
    await unlock();
  });

  it('takes over a file whose writing was cut off', async () => {
    await fs.writeFile(file(), '{"pid": 12');
    await (
      await lockByFile(file())
    )();
  });
});
