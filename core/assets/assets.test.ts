import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#core/errors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { MAX_ASSET_BYTES, sniffAsset } from './asset.ts';
import { storeAsset } from './store-asset.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const SVG = bytesOf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>');

test.each([
  ['<svg viewBox="0 0 1 1"/>', 'svg'],
  ['\ufeff<?xml version="1.0"?>\n<!-- a logo -->\n<svg/>', 'svg'],
  ['<html><svg/></html>', undefined],
  ['<svgx/>', undefined],
  ['RIFF....WEBPVP8 ', 'webp'],
  ['plain text', undefined],
  ['', undefined],
])('%j is taken for %s', (text, extension) => {
  expect(sniffAsset(bytesOf(text))).toBe(extension);
});

test.each([
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'png'],
  [[0xff, 0xd8, 0xff, 0xe0], 'jpg'],
  [[0, 0, 1, 0, 1], 'ico'],
  [[0x89, 0x50, 0x4e], undefined],
])('the bytes %j are taken for %s', (bytes, extension) => {
  expect(sniffAsset(Uint8Array.from(bytes))).toBe(extension);
});

describe('an asset', () => {
  let t: TestCore;
  let url: string;

  beforeAll(async () => {
    t = await testCore();
    url = await storeAsset(t.deps, t.instances.a, SVG);
  });

  afterAll(() => t.close());

  test('is served as it came, for good, and can run nothing', async () => {
    const answer = await t.actors.guestOfA.request(url);
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(SVG);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  test('keeps its address when it is stored again', async () => {
    expect(await storeAsset(t.deps, t.instances.a, SVG)).toBe(url);
  });

  test('of one instance is unknown to another, also under its own name', async () => {
    expect((await t.actors.guestOfB.request(url)).status).toBe(404);
    const renamed = url.replace(t.instances.a.slug, t.instances.b.slug);
    expect((await t.actors.guestOfB.request(renamed)).status).toBe(404);
  });

  test.each(['x.svg', `${'0'.repeat(32)}.svg`, `${'0'.repeat(32)}.exe`, '..%2f..%2fsecret.svg'])(
    'with the name %s does not exist',
    async (file) => {
      const { slug } = t.instances.a;
      const answer = await t.actors.guestOfA.request(`/instance-assets/${slug}/${file}`);
      expect(answer.status).toBe(404);
    },
  );

  test('is refused when it is no picture or too big', async () => {
    const refused = (bytes: Uint8Array) =>
      storeAsset(t.deps, t.instances.a, bytes).catch((error: unknown) => error);
    expect(await refused(bytesOf('<html>'))).toMatchObject({ code: 'unsupported_media_type' });
    expect(await refused(new Uint8Array(MAX_ASSET_BYTES + 1))).toBeInstanceOf(AppError);
  });
});
