import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { ownerCatalogue } from '#core/testing/owner-catalogue.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { request } from '#tests/harness/request.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;

beforeAll(async () => {
  panel = await startPanelOnCore();
  // Roubles are a choice only where they are offered.
  for (const { brand, slug, host } of Object.values(panel.core.instances)) {
    const documents = ownerDocuments(brand);
    const currencies = [{ code: 'USD' }, { code: 'RUB', rate: '92.5' }];
    const settings = { ...documents.settings, currencies };
    await publishInstance(panel.core.deps, {
      ...{ slug, hosts: [host], documents: { ...documents, settings } },
    });
  }
});

afterAll(() => panel.stop());

beforeEach(() => {
  panel.pages.forget();
  panel.asked.length = 0;
});

interface Visit {
  address: string;
  brand?: 'a' | 'b';
  cookie?: string;
  accept?: string;
  agent?: http.Agent;
}

async function visit({ address, brand = 'a', cookie, accept, agent }: Visit) {
  const { core, url, asked } = panel;
  const before = asked.length;
  const { host } = core.instances[brand];
  const headers = { ...(cookie && { cookie }), ...(accept && { 'accept-encoding': accept }) };
  const answer = await request({ url, host, path: address, headers, ...(agent && { agent }) });
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

test('no script of a page is asked for before the page was painted', async () => {
  const { same } = await visit({ address: '/app' });
  expect(same).not.toContain('rel="modulepreload"');
  expect(same.match(/<link rel="later" href="\/assets\/[^"]+\.js"/g)?.length).toBeGreaterThan(5);
  const [, script = ''] = /<script [^>]*type="module"[^>]*>([^]*?)<\/script>/.exec(same) ?? [];
  expect(script).toMatch(/^await new Promise[^]+\nawait import\("\/assets\/manifest-/);
  expect(script).not.toMatch(/^import /m);
});

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
  'time_zone=Asia%2FTokyo',
  'flash=loggedOut',
  'session=nonsense',
  'cart=nonsense',
  `cart=${'c'.repeat(43)}`,
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
    panel.pages.forget();
    fresh.set(JSON.stringify(one), (await visit(one)).same);
  }
  // The last round by one connection, on which each brand is asked for in all those ways in turn.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const onOne = visits
    .toSorted((one, other) => one.brand.localeCompare(other.brand))
    .flatMap((one) => [one, one])
    .map((one) => ({ ...one, agent }));
  for (const round of [visits, visits.toReversed(), onOne]) {
    for (const { agent, ...one } of round as Visit[]) {
      const { same } = await visit({ ...one, ...(agent && { agent }) });
      expect(same, JSON.stringify(one)).toBe(fresh.get(JSON.stringify(one)));
    }
  }
  agent.destroy();
});

test('a page is kept once for all time zones, and in none of them', async () => {
  const kept = await visit({ address: '/app' });
  const elsewhere = await visit({ address: '/app', cookie: 'time_zone=Asia%2FTokyo' });
  expect(elsewhere.same).toBe(kept.same);
  expect(elsewhere.questions).toBe(0);
  panel.pages.forget();
  const first = await visit({ address: '/app', cookie: 'time_zone=Asia%2FTokyo' });
  expect(first.same).toBe(kept.same);
  expect(first.same).not.toContain('Asia/Tokyo');
});

/** What a choice shows, in the page or in what comes with it. */
const SHOWN_CHOICES = [
  'theme=dark',
  'currency=RUB',
  'services_view_mode=table',
  'drawer=mini',
  'use-cookie=analytics%3Dgranted%26advertising%3Ddenied',
];

test.each(SHOWN_CHOICES)('%s is another page, from memory too', async (cookie) => {
  expect(COOKIES).toContain(cookie);
  const plain = await visit({ address: '/app' });
  const chosen = await visit({ address: '/app', cookie });
  expect(chosen.status).toBe(200);
  expect(chosen.same).not.toBe(plain.same);
  const again = await visit({ address: '/app', cookie });
  expect([again.same, again.questions]).toEqual([chosen.same, 0]);
});

test('prices are in the currency that was chosen, and in dollars where none was', async () => {
  const address = '/app/services/alder-service-1';
  const roubles = await visit({ address, cookie: 'currency=RUB' });
  const dollars = await visit({ address });
  expect(roubles.same).toContain('₽');
  expect(dollars.same).not.toContain('₽');
});

test('each language is a page of its own, from memory too', async () => {
  const addresses = LANGUAGES.map((language) => localizedPath(language, '/'));
  const made = new Map<string, string>();
  for (const address of addresses) {
    panel.pages.forget();
    made.set(address, (await visit({ address })).same);
  }
  expect(new Set(made.values()).size).toBe(addresses.length);
  panel.pages.forget();
  for (const address of [...addresses, ...addresses.toReversed()]) {
    expect((await visit({ address })).same, address).toBe(made.get(address));
  }
});

test.each([SESSION, 'session=nonsense', 'flash=loggedOut', `cart=${'c'.repeat(43)}`])(
  'who carries %s gets nothing kept and leaves nothing behind',
  async (cookie) => {
    const kept = await visit({ address: '/app' });
    expect((await visit({ address: '/app', cookie })).questions).toBeGreaterThan(0);
    expect((await visit({ address: '/app' })).same).toBe(kept.same);
    panel.pages.forget();
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
  expect(panel.pages.size).toBe(0);
});

test('a page that lacks what the core could not say is not kept', async () => {
  panel.core.log.allowErrors();
  panel.isDown = true;
  expect((await visit({ address: '/app' })).same).not.toContain('alder-service-1');
  panel.isDown = false;
  expect((await visit({ address: '/app' })).same).toContain('alder-service-1');
});

test('a price shows at once, and so it does to who asks while it changes', async () => {
  const { id } = panel.core.instances.a;
  const priced = (priceMicro: bigint) => {
    const content = ownerCatalogue('Alder', 100);
    const services = content.services.map((service) =>
      service.id === 101
        ? { ...service, price_micro: priceMicro, default_price_micro: priceMicro }
        : service,
    );
    return publishCatalogue(panel.core.deps, { instanceId: id, content: { ...content, services } });
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
