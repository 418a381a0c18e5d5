import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const BRANDS = [
  // The word alone is Portuguese for new.
  { host: 'localhost', own: 'Marquee', other: /nova[ .-]?(reach|localhost|example)|\/nova\//i },
  { host: 'nova.localhost', own: 'Nova Reach', other: /marquee(?!\.example\/instance-schema)/i },
] as const;

const PATHS = [
  '/app/',
  '/app/de/orders/create',
  '/app/about',
  '/app/ja/no-such-page',
  '/app/orders/create.data',
  '/app/orders.data',
  '/settings',
  '/pages?locale=fr',
  '/menu-items',
  '/banners',
  '/sitemap.xml',
  '/robots.txt',
];

test('two hosts show two brands out of one process', async () => {
  for (const { host, own, other } of BRANDS) {
    const { status, text } = await request({ url: server.url, host, path: '/app/' });
    expect(status).toBe(200);
    expect(text).toContain(own);
    expect(text).not.toMatch(other);
  }
});

test('no byte of one instance shows in the other under 2,000 interleaved requests', async () => {
  const asks = Array.from({ length: 2000 }, (_, index) => {
    const brand = BRANDS[index % 2] ?? BRANDS[0];
    // Seven is coprime to the number of paths, so that each path meets each host.
    return { brand, path: PATHS[(index * 7) % PATHS.length] ?? '/app/' };
  });
  const leaks: string[] = [];
  let next = 0;
  const lane = async () => {
    for (let ask = asks[next++]; ask; ask = asks[next++]) {
      const { brand, path } = ask;
      const { status, text, headers } = await request({ url: server.url, host: brand.host, path });
      const all = text + JSON.stringify(headers);
      if (status >= 500 || brand.other.test(all)) leaks.push(`${brand.host}${path} ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 32 }, lane));
  expect(leaks).toEqual([]);
}, 120_000);

test.each(['unknown.example', 'localhost.evil.example', 'evil.example:3000'])(
  'the unknown host %s is told how to be added',
  async (host) => {
    const headers = { 'accept-language': 'de', accept: 'text/html' };
    for (const path of [
      '/',
      '/app/',
      '/app/orders',
      '/app?locale=de',
      '/app/de/orders',
      '/orders',
      '/settings',
      '/sitemap.xml',
    ]) {
      const { status, cookies } = await request({ url: server.url, host, path, headers });
      expect(status, path).toBe(421);
      expect(cookies).toEqual([]);
    }
    const { text } = await request({ url: server.url, host, path: '/app/' });
    expect(text).toContain('npm run instance:add');
    expect(text).not.toMatch(/Marquee<|Nova/);
  },
);

test('an address of a first try in the local network finds the first demo instance', async () => {
  const { status, text } = await request({
    url: server.url,
    host: '192.168.1.20:3000',
    path: '/app/',
  });
  expect(status).toBe(200);
  expect(text).toContain('Marquee');
});

test('X-Forwarded-Host of a stranger counts for nothing', async () => {
  const { text } = await request({
    url: server.url,
    host: 'localhost',
    path: '/app/',
    headers: { 'x-forwarded-host': 'nova.localhost' },
  });
  expect(text).not.toMatch(/Nova/);
});

test.each(['', ' ', 'a b', 'local host', '[::1', 'x'.repeat(300), 'a/b', 'a@b', '<script>'])(
  'the host %j, which cannot be one, is refused',
  async (host) => {
    const { status } = await request({ url: server.url, host, path: '/app/' });
    expect(status).toBe(400);
  },
);
