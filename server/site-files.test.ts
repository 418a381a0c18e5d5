import { expect, test } from 'vitest';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import type { Catalogue } from '#core/catalogue/services/catalogue-memory.ts';
import { listAddresses } from '#core/catalogue/services/list-addresses.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { LANGUAGES } from '#locales/languages.ts';
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
const pages = new Map([['index', { route_name: 'index' }]]);
const instance = { pages } as unknown as CompiledInstance; // As above.

const files = createSiteFiles({
  instances: { get: async () => ({ kind: 'ready', instance }) } satisfies Pick<
    InstanceCache,
    'get'
  >,
  coreUrl: 'http://core.internal',
  coreFetch: ({ url }) => {
    const page = Number(new URL(url).searchParams.get('page'));
    return Response.json({ data: listAddresses(catalogue, page, MOST) });
  },
});

async function read(pathname: string): Promise<{ status: number; locations: string[] }> {
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
  return { status: answer?.status ?? 0, locations };
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

test('a part behind the last is not there', async () => {
  expect((await read('/sitemap-de-4.xml')).status).toBe(200);
  expect((await read('/sitemap-de-5.xml')).status).toBe(404);
});
