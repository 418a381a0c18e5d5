import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import { preparePicture } from '#core/platform/assets/prepare-picture.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { drawPicture } from './draw-icon.ts';
import { createHomeScreen } from './home-screen.ts';

const ICONS = {
  hash: '0'.repeat(32),
  source: '/instance-assets/owner/1.svg',
  name: 'Alder',
  initial: 'A',
  page: '#ffffff',
  solid: '#0000ff',
  onSolid: '#ffffff',
};

const redSquare = (side: number) =>
  preparePicture(
    new TextEncoder().encode(
      `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="#f00"/></svg>`,
    ),
  );

async function centreOf(png: Uint8Array): Promise<number[]> {
  const { width } = await sharp(png).metadata();
  const at = Math.floor(width / 2);
  const point = sharp(png).removeAlpha().extract({ left: at, top: 8, width: 1, height: 1 });
  return [...(await point.raw().toBuffer())];
}

test.each([1, 24, 20_000, 100_000])('a drawing of %i pixels becomes an icon', async (side) => {
  const icon = await drawPicture(await redSquare(side), '48.png', ICONS);
  expect(await sharp(icon).metadata()).toMatchObject({ width: 48, height: 48 });
  expect(await centreOf(icon)).toEqual([255, 0, 0]);
});

test("who names another's picture gets neither it nor a say in what the other gets", async () => {
  // What is read of an instance here.
  const instance = { icons: ICONS } as CompiledInstance;
  const serve = createHomeScreen({
    instances: { get: async () => ({ kind: 'ready', instance }) },
    readPicture: async (host) => (host === 'owner.example' ? redSquare(24) : undefined),
  });
  async function iconAt(host: string) {
    const path = `/app/icons/${ICONS.hash}/48.png`;
    const request = new Request(`https://${host}${path}`);
    const address = '192.0.2.7';
    const hosts = { host, hostname: host, publicHost: host };
    const visitor = { ...hosts, scheme: 'https' as const, address, trusted: false };
    const log = createRecordingLog();
    const answer = await serve({ request, visitor, requestId: 'test', log }, path);
    return centreOf(new Uint8Array((await answer?.arrayBuffer()) ?? []));
  }
  expect(await iconAt('other.example')).toEqual([0, 0, 255]);
  expect(await iconAt('owner.example')).toEqual([255, 0, 0]);
  expect(await iconAt('another.example')).toEqual([0, 0, 255]);
});

const NAMED = { ...ICONS, source: undefined, name: 'A & B' };

async function bannerAt(path: string, icons: CompiledInstance['icons'] = NAMED) {
  const serve = createHomeScreen({
    instances: { get: async () => ({ kind: 'ready', instance: { icons } as CompiledInstance }) },
    readPicture: async () => redSquare(24),
  });
  const host = 'alder.example';
  const hosts = { host, hostname: host, publicHost: host };
  const visitor = { ...hosts, scheme: 'https' as const, address: '192.0.2.7', trusted: false };
  const request = new Request(`https://${host}${path}`);
  const { pathname } = new URL(request.url);
  const answer = await serve(
    { request, visitor, requestId: 'test', log: createRecordingLog() },
    pathname,
  );
  const bytes = new Uint8Array((await answer?.arrayBuffer()) ?? []);
  return { answer, bytes, text: new TextDecoder().decode(bytes) };
}

test.each([
  ['728x90', 728, 90],
  ['300x250', 300, 250],
  ['160x600', 160, 600],
  ['1080x1080', 1080, 1080],
])('the banner %s is drawn for the pages of others', async (size, width, height) => {
  const { answer, bytes } = await bannerAt(`/app/banners/${size}.png`);
  expect(answer?.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
  const drawing = await bannerAt(`/app/banners/${size}.svg`);
  expect(drawing.answer?.headers.get('content-type')).toContain('image/svg+xml');
  expect(drawing.text).toContain('<title>A &amp; B</title>');
  expect(drawing.text).not.toContain('<image');
  const pictured = await bannerAt(`/app/banners/${size}.svg`, { ...NAMED, source: ICONS.source });
  expect(pictured.text).toContain('href="data:image/png;base64,');
});

test('banners of the panel, by their numbers, are pages', async () => {
  expect((await bannerAt('/app/banners/19')).answer).toBeUndefined();
});

test.each(['728x91.png', '728x90.gif', 'share.png'])('there is no banner %s', async (name) => {
  expect((await bannerAt(`/app/banners/${name}`)).answer?.status).toBe(404);
});

test('the code of a banner leads to pages of its own host alone', async () => {
  const codeOf = async (to?: string) => {
    const query = to === undefined ? '' : `?${new URLSearchParams({ to })}`;
    const { text } = await bannerAt(`/app/banners/1080x1080.svg${query}`);
    return /crispEdges"[^>]* d="([^"]*)"/.exec(text)?.[1];
  };
  const home = await codeOf();
  expect(home).toMatch(/^M/);
  for (const other of [
    'https://evil.example/',
    '//evil.example',
    'javascript:0',
    'a'.repeat(701),
  ]) {
    expect(await codeOf(other), other).toBe(home);
  }
  expect(await codeOf('/app?ref=CODE')).not.toBe(home);
  expect(await codeOf('https://alder.example/app?ref=CODE')).toBe(await codeOf('/app?ref=CODE'));
});
