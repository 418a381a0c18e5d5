import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureDependencies } from './ensure-dependencies.mjs';

const VERSION = '1.2.3';

let root: string;

async function writeJson(name: string, value: unknown): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}

/** A project that depends on one local folder, so that installing asks nothing of the network. */
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marquee-install-'));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  const dependencies = { leaf: 'file:leaf' };
  await writeJson('leaf/package.json', { name: 'leaf', version: VERSION });
  await writeJson('package.json', { name: 'sample', version: '1.0.0', dependencies });
  await writeJson('package-lock.json', {
    name: 'sample',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'sample', version: '1.0.0', dependencies },
      leaf: { version: VERSION },
      'node_modules/leaf': { resolved: 'leaf', link: true },
    },
  });
});
afterEach(() => rm(root, { recursive: true }));

test('a clone without node_modules is installed, once', async () => {
  expect(await ensureDependencies(root)).toBe(true);
  expect(existsSync(path.join(root, 'node_modules/leaf/package.json'))).toBe(true);
  expect(await ensureDependencies(root)).toBe(false);
});

test('what somebody installed by hand as the lockfile says is taken as it is', async () => {
  await ensureDependencies(root);
  await rm(path.join(root, 'node_modules/.marquee-installed'));
  expect(await ensureDependencies(root)).toBe(false);
});

test('a lockfile that lists another version is installed again', async () => {
  await ensureDependencies(root);
  const file = path.join(root, 'package-lock.json');
  const lock = (await readFile(file, 'utf8')).replace(VERSION, '1.3.0');
  await writeFile(file, lock);
  await writeJson('leaf/package.json', { name: 'leaf', version: '1.3.0' });
  expect(await ensureDependencies(root)).toBe(true);
});

test('an installation that was interrupted is done again', async () => {
  await ensureDependencies(root);
  await rm(path.join(root, 'node_modules/.marquee-installed'));
  await rm(path.join(root, 'node_modules/.package-lock.json'));
  expect(await ensureDependencies(root)).toBe(true);
});

test('a new script in package.json installs nothing', async () => {
  await ensureDependencies(root);
  const file = path.join(root, 'package.json');
  const manifest: object = JSON.parse(await readFile(file, 'utf8'));
  await writeJson('package.json', { ...manifest, scripts: { hello: 'node hello.js' } });
  expect(await ensureDependencies(root)).toBe(false);
});
