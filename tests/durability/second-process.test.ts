import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lockDirectory } from '#core/platform/db/embedded/directory-lock.ts';
import { makeScratchFolder } from '#core/testing/scratch-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const WRITER = fileURLToPath(new URL('./acknowledging-writer.ts', import.meta.url));
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

describe('a second process on the directory of an embedded database', () => {
  let folder: string;
  beforeAll(() => {
    folder = makeScratchFolder();
  });
  afterAll(() => fs.rm(folder, { recursive: true, force: true }));

  it('is refused with a sentence and touches nothing', async () => {
    const directory = path.join(folder, 'database');
    const unlock = await lockDirectory(directory);
    const { code, complaint } = await new Promise<{ code: unknown; complaint: string }>(
      (resolve) => {
        const database = JSON.stringify({ kind: 'embedded', directory });
        const begun = JSON.stringify({ last: 0, open: [] });
        execFile(
          process.execPath,
          ['--import', LOADER, WRITER, database, begun],
          (error, _out, complaint) => resolve({ code: error?.code, complaint }),
        );
      },
    );
    expect(code).toBe(1);
    expect(complaint).toContain(
      `The embedded database in ${directory} is in use by the process ${process.pid}. Stop that`,
    );
    expect(await fs.readdir(directory)).not.toContain('data');
    await unlock();
  });
});
