import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { packTemplate, readTemplateFile } from '../template.ts';
import { prepareDataDirectory } from './data-directory.ts';

const log = createRecordingLog();
let directory: string;
beforeEach(async () => {
  directory = await fs.mkdtemp(path.join(os.tmpdir(), 'marquee-data-'));
});
afterEach(() => fs.rm(directory, { recursive: true, force: true }));

describe('the data directory', () => {
  const template = async () => tarOf('PG_VERSION', '18\n');

  it('is made from the template once', async () => {
    const place = await prepareDataDirectory({ directory, template }, log);
    await fs.writeFile(path.join(place, 'more'), '');
    await prepareDataDirectory({ directory, template }, log);
    expect((await fs.readdir(place)).sort()).toEqual(['PG_VERSION', 'more']);
    expect((await fs.stat(place)).mode & 0o777).toBe(0o700);
  });

  it('is made anew when the first attempt was interrupted', async () => {
    await fs.mkdir(path.join(directory, 'data.draft'));
    await fs.writeFile(path.join(directory, 'data.draft/half'), '');
    const place = await prepareDataDirectory({ directory, template }, log);
    expect(await fs.readdir(place)).toEqual(['PG_VERSION']);
    expect(await fs.readdir(directory)).toEqual(['data']);
  });

  it('is left alone when it is something else', async () => {
    await fs.mkdir(path.join(directory, 'data'));
    await fs.writeFile(path.join(directory, 'data/precious'), '');
    const prepare = prepareDataDirectory({ directory, template }, log);
    await expect(prepare).rejects.toThrow('data is not a database');
    expect(await fs.readdir(path.join(directory, 'data'))).toEqual(['precious']);
  });
});

describe('a template file', () => {
  const line = ['0001-a', '0002-b'].map((name) => ({ name, up: async () => undefined }));
  const file = () => path.join(directory, 'template.bin');
  const tar = tarOf('PG_VERSION', '18\n');

  it('gives back what was packed', async () => {
    await fs.writeFile(file(), await packTemplate(tar, line));
    const read = await readTemplateFile(file(), line, log);
    expect(read && Buffer.compare(read, tar)).toBe(0);
  });

  it('is used by a later version, which adds what is missing', async () => {
    await fs.writeFile(file(), await packTemplate(tar, line.slice(0, 1)));
    expect(await readTemplateFile(file(), line, log)).toBeDefined();
  });

  it('is ignored when other migrations made it', async () => {
    await fs.writeFile(file(), await packTemplate(tar, line));
    expect(await readTemplateFile(file(), line.slice(0, 1), log)).toBeUndefined();
    expect(await readTemplateFile(file(), line.toReversed(), log)).toBeUndefined();
  });

  it('is ignored when another engine made it', async () => {
    const packed = Buffer.from(await packTemplate(tar, line)).toString('latin1');
    await fs.writeFile(file(), packed.replace(/"engine":"[^"]+"/, '"engine":"0.0.1"'), 'latin1');
    expect(await readTemplateFile(file(), line, log)).toBeUndefined();
  });

  it.each([
    ['missing', undefined],
    ['not one', 'something else'],
    ['cut off', '{"engine":"1","migrations":[]}'],
  ])('is done without, and said so, when it is %s', async (_name, content) => {
    if (content !== undefined) await fs.writeFile(file(), content);
    const own = createRecordingLog();
    expect(await readTemplateFile(file(), line, own)).toBeUndefined();
    if (content !== '{"engine":"1","migrations":[]}') {
      expect(own.lines.map(({ level }) => level)).toEqual(['warn']);
    }
  });
});

function tarOf(name: string, content: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(content.length.toString(8).padStart(11, '0'), 124);
  header.write('0', 156);
  const body = Buffer.alloc(512);
  body.write(content);
  return Buffer.concat([header, body, Buffer.alloc(1024)]);
}
