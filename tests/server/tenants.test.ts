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

/** What each answers, and that it is of its brand: an empty page and an error leak nothing either. */
const PATHS: [path: string, status: number, shows: 'name' | 'host'][] = [
  ['/app/', 200, 'name'],
  ['/app/de/orders/create', 200, 'name'],
  ['/app/about', 200, 'name'],
  ['/app/ja/no-such-page', 404, 'name'],
  ['/app/orders/create.data', 200, 'name'],
  ['/app/login.data', 200, 'name'],
  ['/settings', 200, 'name'],
  ['/pages?locale=fr', 200, 'name'],
  ['/menu-items', 200, 'host'],
  ['/banners', 200, 'host'],
  ['/sitemap.xml', 200, 'host'],
  ['/robots.txt', 200, 'host'],
];

test('two hosts show two brands out of one process', async () => {
  for (const { host, own, other } of BRANDS) {
    const { status, text } = await request({ url: server.url, host, path: '/app/' });
    expect(status).toBe(200);
    expect(text).toContain(own);
    expect(text).not.toMatch(other);
  }
});

async function readAll(host: string): Promise<number[]> {
  const answers = PATHS.map(([path]) => request({ url: server.url, host, path }));
  return (await Promise.all(answers)).map(({ text }) => text.length);
}

test.each(PATHS)('%s answers %i and is of its brand', async (path, status, shows) => {
  const texts: string[] = [];
  for (const { host, own } of BRANDS) {
    const answer = await request({ url: server.url, host, path });
    expect(answer.status, host).toBe(status);
    if (shows === 'name') expect(answer.text, host).toContain(own);
    else expect(answer.text.length, host).toBeGreaterThan(20);
    texts.push(answer.text);
  }
  expect(texts[0]).not.toBe(texts[1]);
});

test('no byte of one instance shows in the other under hundreds of interleaved requests', async () => {
  const asks = Array.from({ length: 600 }, (_, index) => {
    const brand = BRANDS[index % 2] ?? BRANDS[0];
    // Seven is coprime to the number of paths, so that each path meets each host.
    return { brand, at: (index * 7) % PATHS.length };
  });
  const alone = await Promise.all(BRANDS.map(async ({ host }) => readAll(host)));
  const leaks: string[] = [];
  let next = 0;
  const lane = async () => {
    for (let ask = asks[next++]; ask; ask = asks[next++]) {
      const { brand, at } = ask;
      const [path = '', wanted] = PATHS[at] ?? [];
      const { status, text, headers } = await request({ url: server.url, host: brand.host, path });
      const all = text + JSON.stringify(headers);
      const isOwn = text.length === alone[BRANDS.indexOf(brand)]?.[at];
      if (status !== wanted || !isOwn || brand.other.test(all)) {
        leaks.push(`${brand.host}${path} ${status} ${text.length}`);
      }
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
