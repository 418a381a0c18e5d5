import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request, type Answer } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

interface Manifest {
  [member: string]: unknown;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures/instances');
let folder: string;
let server: RunningServer;

/** The demo brands, and one that has a name in Cyrillic and no picture at all. */
async function writeFixtures(): Promise<void> {
  await cp(FIXTURES, folder, { recursive: true });
  const bare = path.join(folder, 'bare');
  await cp(path.join(folder, 'nova'), bare, { recursive: true });
  await writeFile(
    path.join(bare, 'instance.json'),
    JSON.stringify({ slug: 'bare', hosts: ['bare.localhost'] }),
  );
  const file = path.join(bare, 'settings.json');
  const settings = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  for (const name of ['favicon', 'logos', 'availableRoutes']) delete settings[name];
  await writeFile(file, JSON.stringify({ ...settings, panelName: 'Ярмарка большая' }));
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-home-'));
  await writeFixtures();
  server = await startServer({ env: { MARQUEE_FIXTURES: folder } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const ask = (address: string, host = 'localhost', headers: Record<string, string> = {}) =>
  request({ url: server.url, path: address, host: `${host}:${server.port}`, headers });

async function manifestAt(address: string, host?: string) {
  const answer = await ask(address, host);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  return answer.json() as Manifest;
}

describe('the manifest', () => {
  test('of a brand is in the language of its address', async () => {
    expect(await manifestAt('/app/de/manifest.webmanifest')).toMatchObject({
      id: '/app',
      start_url: '/app/de',
      scope: '/app',
      lang: 'de',
      dir: 'ltr',
      name: 'Marquee',
      short_name: 'Marquee',
      display: 'standalone',
      display_override: ['standalone', 'minimal-ui'],
      theme_color: '#f8fafa',
      background_color: '#f8fafa',
      shortcuts: [{ url: '/app/de/orders/create' }, { url: '/app/de/orders' }],
    });
    const english = await manifestAt('/app/manifest.webmanifest');
    expect(english).toMatchObject({ start_url: '/app', lang: 'en' });
    const german = await manifestAt('/app/de/manifest.webmanifest');
    expect(german.shortcuts[0]?.name).not.toBe(english.shortcuts[0]?.name);
  });

  test('of another brand is its own, with names cut between words', async () => {
    const nova = await manifestAt('/app/zh_CN/manifest.webmanifest', 'nova.localhost');
    expect(nova).toMatchObject({ name: 'Nova Reach', lang: 'zh-CN', theme_color: '#fff8f2' });
    const bare = await manifestAt('/app/manifest.webmanifest', 'bare.localhost');
    expect(bare).toMatchObject({ name: 'Ярмарка большая', short_name: 'Ярмарка' });
  });

  test('is not sent again to who has it', async () => {
    const { etag = '' } = (await ask('/app/manifest.webmanifest')).headers;
    const again = await ask('/app/manifest.webmanifest', 'localhost', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('leads only to pages that the instance offers and that answer', async () => {
    for (const host of ['localhost', 'nova.localhost', 'bare.localhost']) {
      const { shortcuts, start_url: start } = await manifestAt(
        '/app/ja/manifest.webmanifest',
        host,
      );
      for (const address of [...shortcuts.map(({ url }) => url), String(start)]) {
        const { status, headers } = await ask(address, host);
        // A page for customers leads a visitor to the login and back.
        if (status === 302) expect(headers.location, address).toMatch(/^\/app\/ja\/login\?/);
        else expect(status, address).toBe(200);
      }
    }
  });
});

const HOSTS = ['localhost', 'nova.localhost', 'bare.localhost'];

async function pixelAt({ bytes }: Answer, left: number, top: number): Promise<number[]> {
  const raw = await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw();
  return [...(await raw.toBuffer())];
}

describe.each(HOSTS)('the icons of %s', (host) => {
  test('are PNGs of their size, for good, full where systems cut them', async () => {
    const { icons } = await manifestAt('/app/manifest.webmanifest', host);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes, purpose } of icons) {
      const answer = await ask(src, host);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const { width, height, format } = await sharp(answer.bytes).metadata();
      expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`);
      const [, , , corner] = await pixelAt(answer, 0, 0);
      expect(corner, purpose).toBe(purpose === 'maskable' ? 255 : 0);
      // Something is drawn on it.
      const { channels } = await sharp(answer.bytes).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    }
  });

  test('stand in the head of every page, and answer', async () => {
    const { text } = await ask('/app/de/login', host);
    const linked = [
      ...text.matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]*?href="([^"]+)"/g),
    ];
    expect(linked.map(([, rel]) => rel)).toEqual(['icon', 'apple-touch-icon', 'manifest']);
    for (const [, , href = ''] of linked) expect((await ask(href, host)).status, href).toBe(200);
    const touch = await ask(linked[1]?.[2] ?? '', host);
    expect(await sharp(touch.bytes).metadata()).toMatchObject({ width: 180, height: 180 });
    expect((await pixelAt(touch, 0, 0))[3]).toBe(255);
  });
});

test('an icon of one brand is unknown to another and under any other name', async () => {
  const { icons } = await manifestAt('/app/manifest.webmanifest');
  const src = icons[0]?.src ?? '';
  expect((await ask(src, 'nova.localhost')).status).toBe(404);
  expect((await ask(src.replace('192.png', '193.png'))).status).toBe(404);
  expect((await ask(src.replace('192.png', '__proto__'))).status).toBe(404);
});

test('a host that nobody configured gets 421 for all of it', async () => {
  const { icons } = await manifestAt('/app/manifest.webmanifest');
  expect((await ask('/app/manifest.webmanifest', 'unknown.example')).status).toBe(421);
  expect((await ask(icons[0]?.src ?? '', 'unknown.example')).status).toBe(421);
});

test('a brand without a picture shows its initial in its own colours', async () => {
  const { icons } = await manifestAt('/app/manifest.webmanifest', 'bare.localhost');
  const maskable = await ask(icons[2]?.src ?? '', 'bare.localhost');
  const { text } = await ask('/app', 'bare.localhost');
  const [, solid = ''] = /--mq-brand-solid:(#[0-9a-f]+)/.exec(text) ?? [];
  const expected = await sharp({ create: { width: 1, height: 1, channels: 4, background: solid } })
    .raw()
    .toBuffer();
  expect(await pixelAt(maskable, 2, 2)).toEqual([...expected]);
});
