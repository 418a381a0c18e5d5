import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError, type FieldCode } from '#core/errors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { bomb, gifOf, noise } from './testing/pictures.ts';
import { sniffPicture } from './asset.ts';
import { PICTURE_LIMITS } from './picture-limits.pure.ts';
import { pictureHash } from './prepare-picture.ts';
import { checkPicture, findStored, storeAsset } from './store-asset.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const SVG = bytesOf('<svg width="20" height="10"><path d="M0 0h1v1z"/></svg>');
const field = 'logo';
const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);

test.each([
  ['<svg viewBox="0 0 1 1"/>', 'svg'],
  ['\ufeff<?xml version="1.0"?>\n<!-- a logo -->\n<svg/>', 'svg'],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd"><svg/>', 'svg'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'svg'],
  [`<!-- ${'-'.repeat(5000)} --><svg/>`, undefined],
  ['<html><svg/></html>', undefined],
  ['<svgx/>', undefined],
  ['GIF89a', 'gif'],
  ['RIFF....WEBPVP8 ', 'webp'],
  ['....ftypavif', 'avif'],
  ['....ftypheic', undefined],
  ['%PDF-1.7', undefined],
  ['II*\u0000', undefined],
  ['plain text', undefined],
  ['', undefined],
])('%j is taken for %s', (text, format) => {
  expect(sniffPicture(bytesOf(text))).toBe(format);
});

test.each([
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'png'],
  [[0xff, 0xd8, 0xff, 0xe0], 'jpeg'],
  [[0, 0, 1, 0, 1], undefined],
  [[0x89, 0x50, 0x4e], undefined],
])('the bytes %j are taken for %s', (bytes, format) => {
  expect(sniffPicture(Uint8Array.from(bytes))).toBe(format);
});

test('a beginning that could be read in many ways is looked at in no time', () => {
  expect(sniffPicture(bytesOf('<!---->'.repeat(600)))).toBeUndefined();
});

describe('a picture of pixels', () => {
  const read = (bytes: Uint8Array) => checkPicture({ bytes, field });

  test.each([
    ['png', 'png'],
    ['jpeg', 'jpg'],
    ['webp', 'webp'],
    ['gif', 'webp'],
    ['avif', 'webp'],
  ] as const)('brought as %s is kept as %s, of the same size', async (format, extension) => {
    const picture = await read(await noise(24, 16).toFormat(format).toBuffer());
    expect(picture).toMatchObject({ extension, width: 24, height: 16 });
    const { format: kept } = await sharp(picture.bytes).metadata();
    expect(kept).toBe(extension === 'jpg' ? 'jpeg' : extension);
  });

  test('is turned upright and loses all that is no pixel', async () => {
    const icc = { icc: 'p3' };
    const exif = { IFD0: { Copyright: 'somewhere at home', Artist: '<script>' } };
    const lying = await noise(30, 10)
      .withMetadata({ orientation: 6, ...icc })
      .withExifMerge(exif)
      .jpeg()
      .toBuffer();
    const hidden = Buffer.concat([lying, Buffer.from('<script>alert(1)</script>')]);
    const picture = await read(hidden);
    expect(picture).toMatchObject({ width: 10, height: 30 });
    const { exif: kept, icc: profile, orientation } = await sharp(picture.bytes).metadata();
    expect([kept, profile, orientation]).toEqual([undefined, undefined, undefined]);
    expect(Buffer.from(picture.bytes).includes('script')).toBe(false);
  });

  test('that was exact stays exact, with what shines through', async () => {
    const original = await noise(20, 20).ensureAlpha(0.5).webp({ lossless: true }).toBuffer();
    const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
    expect(await pixels((await read(original)).bytes)).toEqual(await pixels(original));
  });

  test('that moves still moves, and is as high as one frame', async () => {
    const picture = await read(await gifOf(5));
    expect(picture).toMatchObject({ extension: 'webp', width: 8, height: 8 });
    expect((await sharp(picture.bytes, { animated: true }).metadata()).pages).toBe(5);
  });

  test.each<[string, () => Promise<Uint8Array>, FieldCode]>([
    ['cut off', async () => half(await noise(64, 64).png().toBuffer()), 'picture_unreadable'],
    ['only the name of one', async () => bytesOf('GIF89a and nothing'), 'picture_unreadable'],
    ['a TIFF', () => noise(4, 4).tiff().toBuffer(), 'picture_type'],
    ['too wide', () => bomb(PICTURE_LIMITS.side + 1, 1), 'picture_dimensions'],
    ['a bomb', () => bomb(6_400, 6_400), 'picture_dimensions'],
    ['too long', () => gifOf(PICTURE_LIMITS.frames + 1), 'picture_animation'],
    ['a file of all sorts', async () => bytesOf('<html>'), 'picture_type'],
    ['too heavy', async () => new Uint8Array(PICTURE_LIMITS.bytes + 1), 'picture_bytes'],
  ])('that is %s is refused at its field', async (_name, make, code) => {
    const refusal: unknown = await read(await make()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ fields: { logo: [{ code }] } });
  });
});

test('what is no SVG of ours never reaches another decoder', async () => {
  const { loadImageEngine } = await import('./image-engine.ts');
  const engine = await loadImageEngine();
  const tiff = await noise(4, 4).tiff().toBuffer();
  await expect(engine(tiff).metadata()).rejects.toThrow('unsupported');
  await expect(engine('/etc/hostname').metadata()).rejects.toThrow();
});

describe('an asset', () => {
  let t: TestCore;
  let url: string;

  beforeAll(async () => {
    t = await testCore();
    ({ address: url } = await storeAsset(t.deps, t.instances.a, { bytes: SVG, field }));
  });

  afterAll(() => t.close());

  test('is served as it was written anew, for good, and can run nothing', async () => {
    const answer = await t.actors.guestOfA.request(url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10"><path d="M0 0h1v1z"/></svg>',
    );
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  test('is not sent again to who has it', async () => {
    const etag = (await t.actors.guestOfA.request(url)).headers.get('etag') ?? '';
    const again = await t.actors.guestOfA.request(url, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('keeps its address when it is stored again, by which it is found undecoded', async () => {
    const stored = { address: url, width: 20, height: 10 };
    expect(await storeAsset(t.deps, t.instances.a, { bytes: SVG, field })).toEqual(stored);
    expect(await findStored(t.deps, t.instances.a, SVG)).toEqual(stored);
    expect(await findStored(t.deps, t.instances.b, SVG)).toBeUndefined();
    expect(url).toContain(pictureHash(SVG));
    expect(pictureHash(SVG)).not.toBe(createHash('sha256').update(SVG).digest('hex').slice(0, 32));
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
});
