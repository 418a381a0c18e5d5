import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#locales/languages.ts';

/** 130 KB of 1024 bytes; React and its router alone are 86 of them. Nobody raises it. */
const MOST_SCRIPT_BYTES = 130 * 1024;
const MOST_STYLE_BYTES = 25 * 1024;

/** What Remix says of the build: the files of each route, as the browser gets them. */
interface Manifest {
  entry: Chunk;
  routes: Record<string, Chunk>;
}

interface Chunk {
  module: string;
  imports?: string[];
  css?: string[];
}

const ASSETS = path.resolve(import.meta.dirname, '../../build/remix/client/assets');
const ROUTES = ['root', 'shell', 'home'];
/** Loaded by a script once the page is there. */
const LATER = ['app-life-runner', 'tools-runner'];

let names: string[];
let manifest: Manifest;

beforeAll(() => {
  if (!existsSync(ASSETS)) throw new Error('There is no build: run `npm run build` first.');
  names = readdirSync(ASSETS).filter((name) => /\.(js|css)$/.test(name));
  const name = names.find((file) => /^manifest-\w+\.js$/.test(file)) ?? '';
  const text = readFileSync(path.join(ASSETS, name), 'utf8');
  // As a browser would: it is a script.
  const window: { __remixManifest?: Manifest } = {};
  runInNewContext(text, { window });
  if (!window.__remixManifest) throw new Error('The build says nothing of its routes.');
  manifest = window.__remixManifest;
});

const textOf = (name: string) => readFileSync(path.join(ASSETS, name), 'utf8');
const gzipBytes = (name: string) =>
  gzipSync(readFileSync(path.join(ASSETS, name)), { level: 9 }).byteLength;
const nameOf = (address: string) => address.replace(/^.*\/assets\//, '');
const sum = (files: Iterable<string>) =>
  [...files].reduce((total, name) => total + gzipBytes(name), 0);

/** A file with everything that it imports before it runs. */
function closure(entries: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, imported] of textOf(name).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)) {
      if (imported) visit(imported);
    }
  };
  for (const entry of entries) visit(entry);
  return found;
}

function homeChunks(): Chunk[] {
  return [manifest.entry, ...ROUTES.map((id) => manifest.routes[id])].map((chunk) => {
    if (!chunk) throw new Error('The build has no home page.');
    return chunk;
  });
}

function scriptsOfHome(): Set<string> {
  const chunks = homeChunks();
  const later = LATER.map((part) =>
    names.find((name) => name.startsWith(`${part}-`) && name.endsWith('.js')),
  );
  return closure([
    names.find((name) => name.startsWith('manifest-')) ?? '',
    ...chunks.flatMap(({ module, imports = [] }) => [module, ...imports].map(nameOf)),
    ...later.flatMap((name) => name ?? []),
  ]);
}

/** A file for each language has the texts of every page; the largest counts. */
function largestTexts(): number {
  const texts = LANGUAGES.flatMap((language) =>
    names.filter((name) => name.startsWith(`texts-${language}-`)),
  );
  expect(texts).toHaveLength(LANGUAGES.length);
  return Math.max(...texts.map(gzipBytes));
}

describe('the home page', () => {
  test('loads no more JavaScript than it may, compressed, with all that comes later', () => {
    const code = sum(scriptsOfHome());
    expect(code).toBeGreaterThan(60 * 1024);
    expect(code + largestTexts()).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  });

  test('brings no library into the browser that only the server needs', () => {
    const scripts = [...scriptsOfHome()].map(textOf).join('');
    // What only i18next, zod and conform say.
    const words = ['missingInterpolationHandler', 'ZodError', 'invalid_type', 'conform'];
    expect(words.filter((word) => scripts.includes(word))).toEqual([]);
  });

  test('brings no way to routes and data that the options of Remix have ruled out', () => {
    const scripts = [...scriptsOfHome()].map(textOf).join('');
    const words = ['__manifest', 'X-Remix-Response', 'Deferred data aborted', '__remixContext.p'];
    expect(words.filter((word) => scripts.includes(word))).toEqual([]);
  });

  test('comes in few files', () => {
    expect(scriptsOfHome().size).toBeLessThanOrEqual(12);
  });

  test('loads at most 25 KB of style sheets, compressed', () => {
    const sheets = new Set(homeChunks().flatMap(({ css = [] }) => css.map(nameOf)));
    const later = names.filter(
      (name) => name.endsWith('.css') && LATER.some((part) => name.startsWith(`${part}-`)),
    );
    expect(sheets.size).toBeGreaterThan(0);
    expect(sum([...sheets, ...later])).toBeLessThanOrEqual(MOST_STYLE_BYTES);
  });
});

test('no page has zod: it is heavy, and tries what the policy of pages refuses', () => {
  const scripts = names.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(30);
  expect(scripts.filter((name) => /ZodError|invalid_type/.test(textOf(name)))).toEqual([]);
});
