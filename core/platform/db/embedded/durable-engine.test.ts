import { readlinkSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { makeScratchFolder } from '#core/testing/scratch-folder.ts';
import { readTemplate } from '#core/testing/template-cache.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { checkSettings, startDurableEngine } from './durable-engine.ts';
import { EngineSession } from './engine-session.ts';
import { TemplateFs } from './template-fs.ts';

const log = createRecordingLog();
let directory: string;
let data: string;

beforeEach(async () => {
  directory = makeScratchFolder();
  data = await prepareDataDirectory({ directory, template: () => readTemplate() }, log);
});
afterEach(() => fs.rm(directory, { recursive: true, force: true }));

const open = async (options: Parameters<typeof startDurableEngine>[1] = {}) =>
  EngineSession.open(await startDurableEngine(data, options), () => undefined);

describe('the hardened engine', () => {
  it('flushes the log with every commit, and the data and its folders with a checkpoint', async () => {
    const flushed: string[] = [];
    const session = await open({
      fsync(descriptor) {
        flushed.push(readDescriptor(descriptor));
      },
    });
    const during = async (statement: string) => {
      flushed.length = 0;
      await session.query(statement);
      return flushed;
    };
    expect(await during('create table t (id int)')).toContainEqual(
      expect.stringContaining('/pg_wal/'),
    );
    expect(await during('insert into t values (1)')).toContainEqual(
      expect.stringContaining('/pg_wal/'),
    );
    expect(await during('select * from t')).toEqual([]);
    const checkpoint = await during('checkpoint');
    expect(checkpoint).toContainEqual(expect.stringContaining('/base/'));
    expect(checkpoint).toContainEqual(expect.stringMatching(/\/pg_xact$/));
    await session.close();
  });

  it('refuses to start where a flush does not happen', async () => {
    const start = startDurableEngine(data, {
      observe(bridge) {
        // As PGlite ships it: there is no such operation.
        Object.defineProperty(bridge.stream_ops, 'fsync', { get: () => undefined, set() {} });
      },
    });
    await expect(start).rejects.toThrow('did not reach the disk');
  });

  it('refuses the settings that PGlite ships with', async () => {
    const shipped = await PGlite.create({ fs: new TemplateFs(await readTemplate()) });
    await expect(checkSettings(shipped)).rejects.toThrow(
      'does not run with fsync=on, wal_sync_method=fsync, so it could lose data',
    );
    await shipped.close();
  });

  it('says why a damaged database does not open', async () => {
    await fs.writeFile(path.join(data, 'global/pg_control'), 'damaged');
    await expect(startDurableEngine(data)).rejects.toThrow(/does not open\. .*(FATAL|PANIC)/);
  });

  it('opens although a power failure cut off the lock file of PostgreSQL', async () => {
    await fs.writeFile(path.join(data, 'postmaster.pid'), '');
    await (await open()).close();
  });

  it('ends when the disk refuses a flush, and keeps what was acknowledged before', async () => {
    let isBroken = false;
    const aborted: unknown[] = [];
    const session = await open({
      onAbort: (reason) => aborted.push(reason),
      fsync() {
        if (isBroken) throw Object.assign(new Error('EIO'), { code: 'EIO' });
      },
    });
    await session.query('create table t (id int)');
    await session.query('insert into t values (1)');
    isBroken = true;
    await expect(session.query('insert into t values (2)')).rejects.toThrow();
    await expect(session.query('select 1')).rejects.toMatchObject({ code: 'unavailable' });
    expect(aborted).toHaveLength(1);
    const after = await open();
    const { rows } = await after.query<{ id: number }>('select id from t where id = 1');
    expect(rows).toEqual([{ id: 1 }]);
    await after.close();
  });
});

function readDescriptor(descriptor: number): string {
  return readlinkSync(`/proc/self/fd/${descriptor}`);
}
