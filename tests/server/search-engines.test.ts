import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceHead, typeHead } from '#app/areas/shop/service/page-heads.ts';
import { demoCatalogue } from '#fixtures/catalogue/demo-catalogue.ts';
import { loadInstanceFixture } from '#fixtures/load-instance.ts';
import { isOpenTo } from '#core/catalogue/services/gate.pure.ts';
import { NO_PERKS } from '#core/pricing/grades/ladder.pure.ts';
import { LANGUAGES, languageTag, type Language } from '#locales/languages.ts';
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

const BRANDS = [
  { slug: 'marquee', host: 'localhost' },
  { slug: 'nova', host: 'nova.localhost' },
];

/** Every so many pages of the sitemap one is opened, each time in another language. */
const OPENED_EVERY = 23;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: { PUBLIC_PORT: '80' } });
});

afterAll(() => server.stop());

describe.each(BRANDS)('$slug', ({ slug, host }) => {
  const origin = `http://${host}`;
  // Made anew by each call, out of all words of all languages.
  const content = demoCatalogue(slug);
  const ask = (path: string) => request({ url: server.url, host, path });

  async function read(address: string): Promise<string> {
    const { status, text } = await ask(address.slice(origin.length));
    expect(status, address).toBe(200);
    return text;
  }

  let known: ReturnType<typeof readSitemaps> | undefined;

  /** The address of each page in each language, and its sisters by the tag of their language. */
  const sitemaps = () => (known ??= readSitemaps());

  async function readSitemaps() {
    const index = await read(`${origin}/sitemap.xml`);
    expect(index).toContain('<sitemapindex');
    const pages = new Map<string, Map<string, string>>();
    for (const file of locations(index)) {
      const xml = await read(file);
      expect(Buffer.byteLength(xml)).toBeLessThan(10_000_000);
      for (const [, url = ''] of xml.matchAll(/<url>(.*?)<\/url>/g)) {
        const [own = ''] = locations(url);
        expect(pages.has(own), own).toBe(false);
        pages.set(own, sisters(url));
      }
    }
    return pages;
  }

  test('every public page names its sisters in all languages, and they name it', async () => {
    const pages = await sitemaps();
    const listed = content?.services.filter(
      (service) =>
        service.is_enabled &&
        !service.is_deactivated &&
        !service.restricted_access &&
        isOpenTo(service, NO_PERKS),
    );
    for (const { slug: name } of [...(content?.serviceTypes ?? []), ...(listed ?? [])]) {
      expect(pages.has(`${origin}/app/ja/services/${name}`), name).toBe(true);
    }
    // What only a grade opens is in none of them.
    const gated = content?.services.filter((service) => !isOpenTo(service, NO_PERKS)) ?? [];
    expect(gated.length).toBeGreaterThan(0);
    const addresses = [...pages.keys()].join('\n');
    for (const { slug: name, id } of gated) {
      expect(addresses).not.toMatch(new RegExp(`/services/(${name}|${id})$`, 'm'));
    }
    const tags = [...LANGUAGES.map(languageTag), 'x-default'].sort();
    // As text, because there are thousands and each names a dozen.
    const written = new Map([...pages].map(([own, others]) => [own, JSON.stringify([...others])]));
    const alone = [...pages].filter(([own, others]) => {
      const isNamed = [...others.values()].includes(own);
      const isMutual = [...others.values()].every((each) => written.get(each) === written.get(own));
      return String([...others.keys()].sort()) !== String(tags) || !isNamed || !isMutual;
    });
    expect(alone.map(([own]) => own)).toEqual([]);
  });

  test('a page says of itself what the sitemap says of it', async () => {
    const pages = [...(await sitemaps())];
    const english = pages.filter(([own]) => !/\/app\/[a-z]{2}(_[A-Z]{2})?(\/|$)/.test(own));
    const heads = new Map<string, string>();
    for (let at = 0; at < english.length; at += OPENED_EVERY) {
      const language = LANGUAGES[(at / OPENED_EVERY) % LANGUAGES.length] ?? 'en';
      const others = english[at]?.[1];
      const own = others?.get(languageTag(language)) ?? '';
      const html = await read(own);
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(own);
      expect(sisters(html)).toEqual(others);
      const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
      const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
      for (const said of [title, description]) {
        expect(heads.get(`${language} ${said}`), `${own} ${said}`).toBeUndefined();
        heads.set(`${language} ${said}`, own);
      }
      structuredData(html).forEach(checkThing);
    }
  });

  test.each(LANGUAGES)(
    'no two pages have the same title or description in %s',
    async (language) => {
      const heads = await headsOf(slug, content, language);
      for (const field of ['title', 'description'] as const) {
        const seen = new Map<string, string>();
        for (const head of heads) {
          expect(seen.get(head[field]), `${head.path}: ${head[field]}`).toBeUndefined();
          seen.set(head[field], head.path);
        }
      }
    },
  );

  test('the pages of a service and of a type are things that schema.org knows', async () => {
    const [type] = content?.serviceTypes ?? [];
    const [service] = content?.services ?? [];
    for (const thing of [type, service]) {
      const things = structuredData(await read(`${origin}/app/de/services/${thing?.slug}`));
      expect(things.map((each) => each['@type']).sort()).toEqual([
        'BreadcrumbList',
        'FAQPage',
        'Product',
      ]);
      things.forEach(checkThing);
    }
  });

  test('a link to it has a picture that never changes', async () => {
    const [, picture = ''] =
      /property="og:image" content="([^"]+)"/.exec(await read(`${origin}/app`)) ?? [];
    const { status, headers, bytes } = await ask(picture.slice(origin.length));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toContain('immutable');
    // Width and height stand at a fixed place of a PNG.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(
      (await ask(picture.slice(origin.length).replace(/[0-9a-f]{32}/, '0'.repeat(32)))).status,
    ).toBe(404);
  });
});

test.each(['/sitemap-en-2.xml', '/sitemap-en-99999.xml'])('%s is not there', async (path) => {
  expect((await request({ url: server.url, host: 'localhost', path })).status).toBe(404);
});

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

/** React and the sitemap write the name of one attribute in two ways. */
function sisters(markup: string): Map<string, string> {
  const links = markup.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi);
  return new Map([...links].map(([, tag = '', address = '']) => [tag, address]));
}

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

function structuredData(html: string): Thing[] {
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  if (json === undefined) return [];
  // What the page says is held against the shapes below.
  const graph = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'];
}

const amount = expect.stringMatching(/^\d+(\.\d+)?$/);
const text = expect.stringMatching(/\S/);
const address = expect.stringMatching(/^https?:\/\/\S+$/);
const many = (shape: object) =>
  expect.toSatisfy((list) => {
    expect(list).toEqual(expect.any(Array));
    for (const one of list) expect(one).toMatchObject(shape);
    return list.length > 0;
  });

/** What search engines ask of each kind of thing. */
const SHAPES: Record<string, object> = {
  BreadcrumbList: {
    itemListElement: many({
      '@type': 'ListItem',
      position: expect.any(Number),
      name: text,
      item: address,
    }),
  },
  FAQPage: {
    mainEntity: many({
      '@type': 'Question',
      name: text,
      acceptedAnswer: { '@type': 'Answer', text },
    }),
  },
  Product: { name: text, description: text, brand: { '@type': 'Brand', name: text } },
  Offer: {
    price: amount,
    priceCurrency: 'USD',
    availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/),
    url: address,
  },
  AggregateOffer: {
    lowPrice: amount,
    highPrice: amount,
    priceCurrency: 'USD',
    offerCount: expect.any(Number),
  },
};

function checkThing(thing: Thing): void {
  expect(thing).toMatchObject(SHAPES[thing['@type']] ?? { '@type': 'known to this test' });
  if (thing['@type'] === 'Product') checkThing(thing['offers'] as Thing);
}

/** The heads of all pages that the sitemap lists, out of what an instance is made of. */
async function headsOf(
  slug: string,
  content: ReturnType<typeof demoCatalogue>,
  language: Language,
) {
  const { documents } = await loadInstanceFixture(slug);
  const pages = documents.pages
    .filter((page) => !page.no_index && !page.hide_in_sitemap)
    .map((page) => ({
      path: page.route_name,
      title: textIn(page.meta_title, language),
      description: textIn(page.meta_description, language),
    }));
  const types = (content?.serviceTypes ?? []).map(({ slug: path, texts }) => {
    const { name = '', title = '', description = '' } = texts[language] ?? {};
    return { path, ...typeHead({ name, title, description }) };
  });
  const services = (content?.services ?? []).map(({ slug: path, texts }) => {
    const { name = '', ...own } = texts[language] ?? {};
    const none = { meta_title: null, meta_description: null, short_description: null };
    return { path, ...serviceHead({ ...none, ...own, name }) };
  });
  return [...pages, ...types, ...services];
}

function textIn(texts: unknown, language: Language): string {
  if (typeof texts === 'string') return texts;
  const known = texts as Partial<Record<string, string>>;
  return known[language] ?? known['en'] ?? '';
}
