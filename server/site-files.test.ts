import { afterEach, expect, test } from 'vitest';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import type { Catalogue } from '#core/catalogue/services/catalogue-memory.ts';
import { listAddresses } from '#core/catalogue/services/list-addresses.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { createSiteFiles } from './site-files.ts';

const ORIGIN = 'https://shop.example';
const MOST = 7;
const TYPES = ['views', 'likes', 'followers'];
const SERVICES = Array.from({ length: 23 }, (_, at) => `service-${at}`);

// What of a catalogue and an instance is read here.
const catalogue = {
  snapshot: {
    service_types: TYPES.map((slug) => ({ slug })),
    services: { slug: SERVICES },
  },
} as unknown as Pick<Catalogue, 'snapshot'>;
let pages = new Map([['index', { route_name: 'index' }]]);
const call = { tags: ['Orders'], responses: {} };
const description = {
  openapi: '3.1.0',
  components: { schemas: {} },
  paths: {
    '/api/v1/orders': { get: { ...call, operationId: 'listOrders', summary: 'The orders.' } },
    '/api/v2': { post: { ...call, tags: ['API v2'], operationId: 'callV2' } },
  },
};
const instanceIn = (languages: readonly Language[], supportEmail?: string) =>
  ({
    pages,
    settings: { languages, panelName: 'Shop', supportEmail },
  }) as unknown as CompiledInstance; // As above.
let instance = instanceIn(LANGUAGES);
afterEach(() => {
  pages = new Map([['index', { route_name: 'index' }]]);
  instance = instanceIn(LANGUAGES);
});

const files = createSiteFiles({
  instances: { get: async () => ({ kind: 'ready', instance }) } satisfies Pick<
    InstanceCache,
    'get'
  >,
  coreUrl: 'http://core.internal',
  coreFetch: ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/api/openapi.json') return Response.json(description);
    const page = Number(searchParams.get('page'));
    return Response.json({ data: listAddresses(catalogue, page, MOST) });
  },
});

interface Answered {
  status: number;
  locations: string[];
  sisters: string[];
  text: string;
}

async function read(pathname: string): Promise<Answered> {
  const visitor = { host: 'shop.example', hostname: 'shop.example', address: '192.0.2.7' };
  const answer = await files(
    {
      request: new Request(ORIGIN + pathname),
      visitor: { ...visitor, publicHost: visitor.host, scheme: 'https', trusted: false },
      requestId: 'test',
      log: createRecordingLog(),
    },
    pathname,
  );
  const text = (await answer?.text()) ?? '';
  const locations = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const sisters = [...text.matchAll(/hreflang="(.*?)"/g)].map(([, tag = '']) => tag);
  return { status: answer?.status ?? 0, locations, sisters, text };
}

test('a sitemap of several parts has every address in one of them, in each language', async () => {
  const index = await read('/sitemap.xml');
  const parts = Math.ceil((TYPES.length + SERVICES.length) / MOST);
  expect(index.locations).toHaveLength(parts * LANGUAGES.length);
  for (const language of LANGUAGES) {
    const base = `${ORIGIN}/app${language === 'en' ? '' : `/${language}`}`;
    const own = index.locations.filter((address) => address.includes(`-${language}-`));
    const found: string[] = [];
    for (const part of own) found.push(...(await read(part.slice(ORIGIN.length))).locations);
    const services = [...TYPES, ...SERVICES].map((slug) => `${base}/services/${slug}`);
    expect(found).toEqual([base, ...services]);
  }
});

const DOCUMENTATION = { route_name: 'api-documentation' };

test('each page of the documentation is listed along with the first', async () => {
  pages = new Map([['api-documentation', DOCUMENTATION]]);
  instance = instanceIn(LANGUAGES);
  const { locations } = await read('/sitemap-de-1.xml');
  const base = `${ORIGIN}/app/de/api/documentation`;
  const named = ['/listOrders', '/v2-add', '/webhooks'].map((page) => base + page);
  expect(locations).toEqual(expect.arrayContaining([base, ...named]));
  expect(locations).not.toContain(`${base}/callV2`);
});

test('a language model finds each call by the summary of it', async () => {
  const { status, text } = await read('/llms.txt');
  expect(status).toBe(200);
  expect(text).toMatch(/^# Shop: API\n/);
  expect(text).toContain(`(${ORIGIN}/api/openapi.json)`);
  expect(text).toContain(
    `- [listOrders](${ORIGIN}/app/api/documentation/listOrders): The orders.\n`,
  );
});

test('who has found a hole is told whom to write to, where the shop says so', async () => {
  expect((await read('/.well-known/security.txt')).status).toBe(404);
  instance = instanceIn(['en', 'pt_BR'], 'help@shop.example');
  const { status, text } = await read('/.well-known/security.txt');
  expect(status).toBe(200);
  const said = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(said.get('Contact')).toBe('mailto:help@shop.example');
  expect(said.get('Preferred-Languages')).toBe('en, pt-BR');
  expect(said.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
  const days = (Date.parse(said.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1_000);
  expect(days).toBeGreaterThan(89);
  expect(days).toBeLessThan(366);
});

test('a part behind the last is not there', async () => {
  expect((await read('/sitemap-de-4.xml')).status).toBe(200);
  expect((await read('/sitemap-de-5.xml')).status).toBe(404);
});

test('a language that is not offered has no sitemap and is no sister of a page', async () => {
  instance = instanceIn(['en', 'pt_BR']);
  const { locations } = await read('/sitemap.xml');
  const named = locations.map((address) => /-(\w+)-\d/.exec(address)?.[1]);
  expect([...new Set(named)]).toEqual(['en', 'pt_BR']);
  const { sisters } = await read('/sitemap-pt_BR-1.xml');
  expect([...new Set(sisters)]).toEqual(['en', 'pt-BR', 'x-default']);
  expect((await read('/sitemap-de-1.xml')).status).toBe(404);
});
