import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { PLACES, withoutNamedGlobals } from './named-globals.ts';

interface TurboStream {
  encode(value: unknown): ReadableStream<Uint8Array>;
  decode(stream: ReadableStream<Uint8Array>): Promise<{ value: { named: unknown } }>;
}

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules');

const FILES = [
  '@remix-run/react/dist/esm/single-fetch.js',
  '@remix-run/react/dist/esm/errors.js',
  'react-router-dom/dist/index.js',
  'turbo-stream/dist/turbo-stream.mjs',
];

const read = (file: string) => readFile(path.join(PACKAGES, file), 'utf8');

describe('an error that an answer names', () => {
  test.each(FILES)('is a plain one out of %s', async (file) => {
    const id = path.join(PACKAGES, file);
    const code = await read(file);
    const built = withoutNamedGlobals(code, `${id}?v=1`) ?? '';
    expect(built).not.toMatch(/window\[val|new globalObj\[|in global && typeof/);
    expect(code).toMatch(/window\[val|new globalObj\[|in global && typeof/);
    expect(code.length - built.length).toBeLessThan(120);
  });

  test('has no other place than those that are known', () => {
    expect(FILES.every((file) => PLACES.some((place) => place.file.test(`/${file}`)))).toBe(true);
    expect(PLACES).toHaveLength(FILES.length);
  });

  test('constructs nothing out of a stream that names a global', async () => {
    const file = path.join(PACKAGES, 'turbo-stream/dist/turbo-stream.mjs');
    const code = await readFile(file, 'utf8');
    const built = withoutNamedGlobals(code, file) ?? '';
    const made: unknown[] = [];
    vi.stubGlobal('Planted', function Planted(message: unknown) {
      made.push(message);
    });
    const decodedBy = async (source: string) => {
      const url = `data:text/javascript,${encodeURIComponent(source)}`;
      const { decode, encode } = (await import(/* @vite-ignore */ url)) as TurboStream;
      const named = Object.assign(new Error('as the server says'), { name: 'Planted' });
      return (await decode(encode({ named }))).value.named;
    };
    expect(await decodedBy(built)).toBeInstanceOf(Error);
    expect(made).toEqual([]);
    // As the package comes, the answer chooses what is constructed.
    await decodedBy(code);
    expect(made).toEqual(['as the server says']);
    vi.unstubAllGlobals();
  });

  test('stops a build whose packages make errors in another way', () => {
    const id = path.join(PACKAGES, 'turbo-stream/dist/turbo-stream.mjs');
    expect(() => withoutNamedGlobals('export const decode = 1;', id)).toThrow('decision 0041');
  });

  test('is made by nothing on the server, which decodes no answers', async () => {
    const folder = path.join(PACKAGES, '@remix-run/server-runtime/dist/esm');
    const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    expect(files.length).toBeGreaterThan(20);
    for (const name of files) {
      const code = await readFile(path.join(folder, name), 'utf8');
      expect(code, name).not.toMatch(/import \{[^}]*\bdecode\b[^}]*\} from 'turbo-stream'/);
    }
  });
});
