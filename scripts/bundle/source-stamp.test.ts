import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SourceStamp } from './source-stamp.mjs';

let root: string;

async function write(name: string, text: string): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marquee-stamp-'));
  await write('package-lock.json', '{}');
  await write('app/root.tsx', 'root');
  await write('fixtures/load.ts', 'load');
  await write('fixtures/instances/nova/settings.json', '{}');
  const stamp = new SourceStamp(root);
  stamp.write(stamp.take());
});
afterEach(() => rm(root, { recursive: true }));

const isFresh = () => new SourceStamp(root).isFresh();

test('a build is fresh while no source changed', () => {
  expect(isFresh()).toBe(true);
});

test('without a stamp nothing is fresh', async () => {
  await rm(path.join(root, 'build'), { recursive: true });
  expect(isFresh()).toBe(false);
});

test.each([
  ['a source', 'app/root.tsx'],
  ['a new source', 'core/ordering/orders/place-order.ts'],
  ['a text', 'locales/de/shell.json'],
  ['the code of the fixtures', 'fixtures/load.ts'],
  ['the lockfile', 'package-lock.json'],
])('a change of %s makes it stale', async (_what, file) => {
  await write(file, 'changed');
  expect(isFresh()).toBe(false);
});

test('a change of the same length is seen', async () => {
  await write('app/root.tsx', 'toor');
  await utimes(path.join(root, 'app/root.tsx'), 1, 1);
  expect(isFresh()).toBe(false);
});

test('a removed source makes it stale', async () => {
  await rm(path.join(root, 'app/root.tsx'));
  expect(isFresh()).toBe(false);
});

test('a checkout that changes only times keeps it fresh', async () => {
  await utimes(path.join(root, 'app/root.tsx'), 1, 1);
  expect(isFresh()).toBe(true);
  expect(isFresh()).toBe(true);
});

test.each([
  ['a test', 'app/root.test.tsx'],
  ['a README', 'app/README.md'],
  ['the data of a demo instance', 'fixtures/instances/nova/settings.json'],
])('%s is no part of the build', async (_what, file) => {
  await write(file, 'changed');
  expect(isFresh()).toBe(true);
});

test('what changes while a build runs makes that build stale', async () => {
  const stamp = new SourceStamp(root);
  const before = stamp.take();
  await write('app/root.tsx', 'changed in between');
  stamp.write(before);
  expect(isFresh()).toBe(false);
});
