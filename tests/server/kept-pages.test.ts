import { gunzipSync } from 'node:zlib';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import { fetchDocument, type CoreFetch } from '#app/lib/core.server.ts';
import { publishCatalogue } from '#core/catalogue/publish-catalogue.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerCatalogue } from '#core/testing/owner-catalogue.ts';
import { followDatabase } from '#server/follow-database.ts';
import { HttpServer } from '#server/http/http-server.ts';
import { createPageMemory } from '#server/pages/page-memory.ts';
import { compileTheme } from '#themes/compile-theme.ts';
import { request } from '#tests/harness/request.ts';
import { builtPanel } from './panel-in-process.ts';

let core: TestCore;
let server: HttpServer;
let url: string;
let directory: string;
/** What pages asked the core. */
let asked: string[] = [];
let isDown = false;

const pages = createPageMemory({ mostBytes: 16 * 1024 ** 2, now: () => 0 });

beforeAll(async () => {
  core = await testCore();
  directory = await mkdtemp(path.join(tmpdir(), 'kept-'));
  const coreFetch: CoreFetch = (sent) => {
    asked.push(new URL(sent.url).pathname);
    if (isDown) return new Response(null, { status: 503 });
    return core.core.fetch(sent, { trusted: true });
  };
  const baseUrl = 'http://core.internal';
  const instances = createInstanceCache({
    fetchDocument: (document) =>
      fetchDocument(
        { fetch: (sent) => core.core.fetch(sent, { trusted: true }), baseUrl },
        document,
      ),
    compileTheme,
    directory,
    log: core.log,
    now: () => 0,
  });
  const panel = await builtPanel({ instances, coreFetch, log: core.log, pages });
  const serve = { handle: panel.serve, findKept: panel.findKept };
  server = new HttpServer({ ...serve, log: core.log, isTrusted: () => false });
  url = await server.listen(0, '127.0.0.1');
  await followDatabase(core.db, (payload) =>
    pages.forget((JSON.parse(payload) as { hosts?: string[] }).hosts),
  );
});

afterAll(async () => {
  await server.stop(5);
  await core.close();
  await rm(directory, { recursive: true });
});

beforeEach(() => {
  pages.forget();
  asked = [];
});

interface Visit {
  address: string;
  brand?: 'a' | 'b';
  cookie?: string;
  accept?: string;
}

async function visit({ address, brand = 'a', cookie, accept }: Visit) {
  const before = asked.length;
  const { host } = core.instances[brand];
  const headers = { ...(cookie && { cookie }), ...(accept && { 'accept-encoding': accept }) };
  const answer = await request({ url, host, path: address, headers });
  const body =
    answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.bytes) : answer.bytes;
  const policy = String(answer.headers['content-security-policy']);
  const [, nonce = '-'] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const same = body.toString().replaceAll(nonce, 'NONCE');
  return { ...answer, nonce, same, policy, questions: asked.length - before };
}

const ADDRESSES = [
  '/app',
  '/app/de',
  '/app?search=alder',
  '/app/services/alder-views',
  '/app/ja/services/alder-service-1',
];

test.each(ADDRESSES)(
  '%s is made once and sent to everybody with a nonce of their own',
  async (address) => {
    const first = await visit({ address });
    expect(first.status).toBe(200);
    const others = [await visit({ address }), await visit({ address, accept: 'gzip, br' })];
    for (const { same, nonce, questions, cookies, headers, policy } of others) {
      expect(same).toBe(first.same);
      expect(same.split('NONCE').length).toBeGreaterThan(5);
      expect(policy.replaceAll(nonce, '')).toBe(first.policy.replaceAll(first.nonce, ''));
      expect({ questions, cookies }).toEqual({ questions: 0, cookies: [] });
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(new Set([first, ...others].map(({ nonce }) => nonce)).size).toBe(3);
  },
);

const SESSION = `session=99999999999.${'x'.repeat(43)}`;
const COOKIES = [
  '',
  'theme=dark',
  'currency=RUB',
  'services_view_mode=table',
  'services_view_mode=cards',
  'drawer=mini',
  'drawer-hover=off',
  'use-cookie=analytics%3Dgranted%26advertising%3Ddenied',
  'use-chat=opened',
  'locale=de',
  'flash=loggedOut',
  'session=nonsense',
  SESSION,
  '_ga=GA1.2.3; theme=light',
];

test('whoever comes sees what would be made for them, whoever was there before', async () => {
  const visits = COOKIES.flatMap((cookie) => [
    { cookie, brand: 'a' as const, address: '/app' },
    { cookie, brand: 'b' as const, address: '/app/ko/services/birch-views' },
  ]);
  const fresh = new Map<string, string>();
  for (const one of visits) {
    pages.forget();
    fresh.set(JSON.stringify(one), (await visit(one)).same);
  }
  for (const round of [visits, visits.toReversed()]) {
    for (const one of round) {
      expect((await visit(one)).same, JSON.stringify(one)).toBe(fresh.get(JSON.stringify(one)));
    }
  }
});

test.each([SESSION, 'session=nonsense', 'flash=loggedOut'])(
  'who carries %s gets nothing kept and leaves nothing behind',
  async (cookie) => {
    const kept = await visit({ address: '/app' });
    expect((await visit({ address: '/app', cookie })).questions).toBeGreaterThan(0);
    expect((await visit({ address: '/app' })).same).toBe(kept.same);
    pages.forget();
    await visit({ address: '/app', cookie });
    expect((await visit({ address: '/app' })).questions).toBeGreaterThan(0);
  },
);

test.each([
  '/app/services/no-such-thing',
  '/app/services/101',
  '/app/login',
  '/app?token=once',
  '/app?locale=de',
])('%s is never kept', async (address) => {
  await visit({ address });
  expect(pages.size).toBe(0);
});

test('a page that lacks what the core could not say is not kept', async () => {
  core.log.allowErrors();
  isDown = true;
  expect((await visit({ address: '/app' })).same).not.toContain('alder-service-1');
  isDown = false;
  expect((await visit({ address: '/app' })).same).toContain('alder-service-1');
});

test('a price shows at once, and so it does to who asks while it changes', async () => {
  const { id } = core.instances.a;
  const priced = (priceMicro: bigint) => {
    const content = ownerCatalogue('Alder', 100);
    const services = content.services.map((service) =>
      service.id === 101
        ? { ...service, price_micro: priceMicro, default_price_micro: priceMicro }
        : service,
    );
    return publishCatalogue(core.deps, { instanceId: id, content: { ...content, services } });
  };
  const other = await visit({ address: '/app', brand: 'b' });
  for (const [micro, shown] of [
    [1_230_000n, '1.23'],
    [4_560_000n, '4.56'],
  ] as const) {
    const during = Array.from({ length: 5 }, () => visit({ address: '/app' }));
    await priced(micro);
    expect((await visit({ address: '/app' })).same).toContain(shown);
    await Promise.all(during);
    expect((await visit({ address: '/app' })).same).toContain(shown);
  }
  // Nobody else lost a page over it.
  expect(await visit({ address: '/app', brand: 'b' })).toMatchObject({
    same: other.same,
    questions: 0,
  });
});
