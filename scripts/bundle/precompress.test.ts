import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from './precompress.mjs';

const TEXT = 'export const words = 1;\n'.repeat(200);

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-precompress-'));
  await mkdir(at('assets'));
  await writeFile(at('assets/root.js'), TEXT);
  await writeFile(at('assets/small.css'), 'a{}');
  await writeFile(at('assets/photo.webp'), TEXT);
  await precompress(folder);
  await precompress(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('a text gets both forms, which unpack to the text', async () => {
  expect(brotliDecompressSync(await readFile(at('assets/root.js.br'))).toString()).toBe(TEXT);
  expect(gunzipSync(await readFile(at('assets/root.js.gz'))).toString()).toBe(TEXT);
});

test.each(['assets/small.css', 'assets/photo.webp', 'assets/root.js.br'])(
  '%s is left as it is',
  (name) => {
    expect(existsSync(at(name))).toBe(true);
    expect(existsSync(at(`${name}.br`))).toBe(false);
    expect(existsSync(at(`${name}.gz`))).toBe(false);
  },
);
