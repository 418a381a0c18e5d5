import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { deliverOrders, rateService } from '#core/testing/service-proof.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

const NETWORK = 101;
const PAUSED = 104;
const RESTRICTED = 105;
const GONE = 999;

const block = (id: string, type: string, props: object) => ({ id, type, props });

const button = { text: { en: 'Sign up', de: 'Registrieren' }, link: '/register' };

const HOME = [
  block('top', 'hero', {
    title: { en: 'Be found', de: 'Gefunden werden' },
    buttons: [button],
  }),
  block('all', 'catalogue', {}),
  block('best', 'services', { heading: 'Ordered most', limit: 2, layout: 'list' }),
  block('chosen', 'services', {
    heading: 'Chosen',
    services: [GONE, 103, PAUSED, RESTRICTED, 101],
  }),
  block('gone', 'services', { heading: 'Gone', services: [GONE] }),
  block('network', 'services', { heading: 'Of a network', network: NETWORK }),
  block('nowhere', 'services', { heading: 'Nowhere', network: GONE }),
  block('week', 'offer', { offer: 'spring' }),
  block('over', 'offer', { offer: 'nobody-knows-it' }),
  block('said', 'reviews', { heading: 'Said', limit: 2 }),
  block('unsaid', 'reviews', { heading: 'Unsaid', services: [107] }),
  block('numbers', 'figures', {
    figures: [
      { label: 'Sold', source: 'services' },
      { label: 'Delivered', source: 'delivered' },
      { label: 'Rated', source: 'rating' },
      { label: 'Open', value: { en: 'all day', de: 'rund um die Uhr' } },
      { label: 'Nothing' },
    ],
  }),
  block('unknown', 'figures', { figures: [{ label: 'Nothing' }] }),
  block('empty', 'text', { heading: 'Empty', body: '<p> </p><script>1</script>' }),
  block('banner', 'banner', { place: 'services_pricing_long' }),
  block('no-banner', 'banner', { place: 'services_pricing_footer' }),
];

const LANDING = [
  block('how', 'steps', { heading: 'How', steps: [{ title: 'Choose' }] }),
  block('all', 'catalogue', {}),
  block('go', 'action', { heading: 'Go on', buttons: [button] }),
];

let panel: PanelOnCore;

async function publish(): Promise<void> {
  const { slug, host } = panel.core.instances.a;
  const own = ownerDocuments('Alder');
  const page = (route_name: string, others: object) => ({
    ...{ route_name, meta_title: { en: `About ${route_name}` } },
    ...others,
  });
  const documents = {
    ...own,
    pages: [
      page('index', { body: '<p>Text of the home page</p>', blocks: HOME }),
      page('landing', { slug: 'landing', body: '<p>Text of the page</p>', blocks: LANDING }),
      page('plain', { slug: 'plain', body: '<p>Plain text</p>' }),
    ],
    banners: [{ id: 1, place: 'services_pricing_long', type: 'html', content: '<p>News</p>' }],
    specialOffers: [
      {
        ...{ id: 'spring', place: 'success_payment', position: 'top', name: 'Spring' },
        services: [101],
      },
    ],
  };
  await publishInstance(panel.core.deps, { slug, hosts: [host], documents });
}

beforeAll(async () => {
  panel = await startPanelOnCore();
  const { a } = panel.core.instances;
  await deliverOrders(panel.core, a, { serviceId: 101, count: 20 });
  await rateService(panel.core, a, { serviceId: 101, ratings: [5, 4], comment: 'Quick' });
  await publish();
});
afterAll(() => panel.stop());
beforeEach(() => {
  panel.isDown = false;
  panel.pages.forget();
});

async function visit(path: string, { host } = panel.core.instances.a): Promise<string> {
  const answer = await request({ url: panel.url, host, path });
  expect(answer.status).toBe(200);
  return answer.text;
}

const idsOf = (text: string) => [...text.matchAll(/ id="block-([^"]+)"/g)].map(([, id]) => id);

/** What stands in a block, up to the next one. */
function partOf(text: string, id: string): string {
  const [, part = ''] = text.split(`id="block-${id}"`);
  return part.split(/id="block-|<footer/)[0] ?? '';
}

const servicesIn = (part: string) =>
  [...part.matchAll(/href="\/app\/services\/alder-service-(\d)/g)].map(([, number]) => number);

describe('a home page of blocks', () => {
  it('shows them in their order, and leaves out those that have nothing to show', async () => {
    expect(idsOf(await visit('/app'))).toEqual([
      ...['top', 'all', 'best', 'chosen', 'network', 'week', 'said', 'numbers', 'banner', 'body'],
    ]);
  });

  it('shows of services those that can be ordered, in the order of the owner', async () => {
    const text = await visit('/app');
    expect(servicesIn(partOf(text, 'best'))).toHaveLength(2);
    expect(servicesIn(partOf(text, 'chosen'))).toEqual(['3', '1']);
    expect(servicesIn(partOf(text, 'network')).length).toBeGreaterThan(0);
    expect(servicesIn(partOf(text, 'week'))).toEqual(['1']);
  });

  it('tells what was said and how orders were delivered, and nothing that nobody knows', async () => {
    const text = await visit('/app');
    expect(partOf(text, 'said')).toContain('Quick');
    const figures = [...partOf(text, 'numbers').matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
    expect(figures.map(([, label, value]) => [label, value])).toEqual([
      ['Sold', expect.stringMatching(/^\d$/)],
      ['Delivered', '100%'],
      ['Rated', '4.5'],
      ['Open', 'all day'],
    ]);
  });

  it('speaks the language of its visitor, and leads on in it', async () => {
    const hero = partOf(await visit('/app/de'), 'top');
    expect(hero).toContain('Gefunden werden</h1>');
    expect(hero).toMatch(/href="\/app\/de\/register"[^>]*>Registrieren</);
    expect(partOf(await visit('/app/de'), 'numbers')).toContain('rund um die Uhr');
  });

  it('has one heading, and the prices of a link that was pasted', async () => {
    const text = await visit('/app?link=https%3A%2F%2Fnowhere.example%2F');
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(partOf(text, 'top')).toContain('value="https://nowhere.example/"');
  });

  it('is still there while the core is away, with what its owner wrote', async () => {
    panel.core.log.allowErrors();
    panel.isDown = true;
    const text = await visit('/app');
    // Figures wait for those of them that are counted.
    expect(idsOf(text)).toEqual(['top', 'all', 'banner', 'body']);
    expect(partOf(text, 'top')).toContain('Be found');
  });

  it('asks the core for no more than its blocks need, each thing once', async () => {
    panel.asked.length = 0;
    await visit('/app');
    const asked = panel.asked.filter((path) =>
      /reviews|record|special-offers|services$/.test(path),
    );
    expect(asked.filter((path) => path === '/api/v1/shop-record')).toHaveLength(1);
    expect(asked.filter((path) => path === '/api/v1/reviews')).toHaveLength(2);
    panel.asked.length = 0;
    await visit('/app', panel.core.instances.b);
    expect(panel.asked.filter((path) => /reviews|shop-record/.test(path))).toEqual([]);
  });
});

describe('a page of the owner', () => {
  it('has its text below its heading, then its blocks; all services are at home', async () => {
    const text = await visit('/app/landing');
    expect(text).toMatch(/<h1[^>]*>About landing<\/h1>/);
    expect(idsOf(text)).toEqual(['body', 'how', 'go']);
    expect(partOf(text, 'body')).toContain('Text of the page');
  });

  it('asks nothing of the core that no block needs', async () => {
    panel.pages.forget();
    await visit('/app/plain');
    const plain = [...panel.asked];
    panel.pages.forget();
    panel.asked.length = 0;
    await visit('/app/landing');
    expect([...new Set(panel.asked)].filter((path) => !plain.includes(path))).toEqual([]);
  });
});

it('a home page without blocks has its usual parts', async () => {
  const text = await visit('/app', panel.core.instances.b);
  expect(idsOf(text)).toEqual(['window', 'catalogue']);
  expect(partOf(text, 'window')).toContain('Popular right now');
});
