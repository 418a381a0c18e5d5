import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILE_LISTS } from '#core/studio/instance-file/instance-file.contract.ts';
import { differenceInWords } from './difference-in-words.ts';
import { readSource } from './read-source.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-source-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function written(text: string): Promise<string> {
  const place = path.join(folder, 'instance.json');
  await writeFile(place, text);
  return place;
}

describe('a source', () => {
  test('is a folder of an instance, with its pictures', async () => {
    const { file, folder: found } = await readSource('fixtures/instances/nova');
    expect(found?.slug).toBe('nova');
    expect(file.settings['panelName']).toBe('Nova Reach');
    expect(Object.keys(file.pictures ?? {})).toContain('/instance-assets/favicon.svg');
  });

  test('is a file that was exported', async () => {
    const lists = Object.fromEntries(Object.values(FILE_LISTS).map((name) => [name, []]));
    const exported = { format: 'marquee-instance/1', settings: { panelName: 'A' }, ...lists };
    const { file } = await readSource(await written(JSON.stringify(exported)));
    expect(file).toEqual(exported);
  });

  test.each([
    ['{', 'is no JSON'],
    ['{"format":"marquee-instance/1"}', 'at /settings'],
    ['[]', 'instance.json at /'],
  ])('is not %s, and that is said in a sentence', async (text, sentence) => {
    await expect(readSource(await written(text))).rejects.toThrow(sentence);
  });

  test('has to be there', async () => {
    await expect(readSource(path.join(folder, 'nowhere'))).rejects.toThrow('is not there');
  });
});

test('a difference is a line for each field, whatever is in it', () => {
  const long = 'x'.repeat(500);
  const lines = differenceInWords([
    { kind: 'settings', key: 'settings', pointer: '/panelName', before: 'A', after: 'B' },
    { kind: 'page', key: 'about/about', pointer: '', after: { body: long } },
  ]).split('\n');
  expect(lines[0]).toBe('settings/panelName "A" → "B"');
  expect(lines[1]).toMatch(/^page about\/about – → \{"body":"x+…$/);
});
