import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

const NETWORK = 101;
const VIEWS = 101;
const PAUSED = 104;
const RESTRICTED = 105;

const offer = (id: string, own: object) => ({
  id,
  place: 'service_type',
  name: { en: id },
  ...own,
});

const OFFERS = [
  offer('above', {
    ...{ name: { en: 'Spring', de: 'Frühling' }, position: 'top', utm_name: 'spring.24' },
    ...{ network: NETWORK, service_types: [VIEWS], services: [PAUSED, 103, RESTRICTED, 101] },
  }),
  offer('below', { position: 'middle', service_types: [VIEWS], services: [102] }),
  offer('beside', { position: 'network', network: NETWORK, services: [107] }),
  offer('unsold', { position: 'top', services: [PAUSED] }),
  offer('empty', { position: 'top' }),
  offer('paid', { place: 'success_payment', position: 'top', services: [101] }),
];

let panel: PanelOnCore;

beforeAll(async () => {
  panel = await startPanelOnCore();
  const { slug, host } = panel.core.instances.a;
  const documents = { ...ownerDocuments('Alder'), specialOffers: OFFERS };
  await publishInstance(panel.core.deps, { slug, hosts: [host], documents });
});
afterAll(() => panel.stop());

async function visit(path: string, cookie = ''): Promise<string> {
  const { core, url } = panel;
  const answer = await request({ url, host: core.instances.a.host, path, headers: { cookie } });
  expect(answer.status).toBe(200);
  return answer.text;
}

/** Offers and what stands around them, as they come. */
function outline(text: string): string[] {
  const parts =
    /data-offer="([^"]+)"|<article[^>]* id="(kind)-|<(table)|<(nav) aria-label="Networks"|More for (Alder)/g;
  const found = [...text.matchAll(parts)].map((match) => match.slice(1).find(Boolean) ?? '');
  return found.filter((part, at) => part !== found[at - 1]);
}

const TABLE = 'services_view_mode=table';

describe('special offers', () => {
  it('stand on the page of a type above, between and beside the networks', async () => {
    expect(outline(await visit('/app/services/alder-views'))).toEqual([
      'above',
      'kind',
      'below',
      'table',
      'beside',
      'Alder',
    ]);
  });

  it('that are of another type stay away from its page', async () => {
    expect(outline(await visit('/app/services/alder-likes'))).toEqual([
      'kind',
      'table',
      'beside',
      'Alder',
    ]);
  });

  it.each([
    ['cards', '', 'kind'],
    ['a table', TABLE, 'table'],
  ])('stand around the list of a network as %s', async (_view, cookie, list) => {
    const text = await visit(`/app?networkId=${NETWORK}`, cookie);
    expect(outline(text)).toEqual(['nav', 'beside', 'above', list]);
  });

  it('stand around the list of a type', async () => {
    const text = await visit(`/app?networkId=${NETWORK}&serviceTypes=${VIEWS}`);
    expect(outline(text)).toEqual(['nav', 'beside', 'above', 'kind', 'below']);
  });

  it('stay away from the list of everything', async () => {
    expect(outline(await visit('/app'))).toEqual(['nav', 'kind']);
  });

  it('name what is sold of them with its price, and lead there as their campaign', async () => {
    const [, shown = ''] =
      /data-offer="above">(.*?)<\/section>/s.exec(await visit('/app/services/alder-views')) ?? [];
    const links = [...shown.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(
      ['alder-service-3', 'alder-service-1'].map(
        (slug) => `/app/services/${slug}?utm_campaign=spring.24`,
      ),
    );
    expect([...shown.matchAll(/\$[\d.]+/g)].map(([price]) => price)).toEqual([
      ...['$20.00', '$0.75'],
      // What the last used to cost, for who hears it and for who sees it.
      ...['$1.00', '$1.00'],
    ]);
    expect(shown).toContain('Spring');
  });

  it('are called in the language of the page, else in English', async () => {
    const text = await visit('/app/de/services/alder-views');
    expect(text).toContain('Frühling');
    expect(text).toMatch(/data-offer="below">.*?below<\/h2>/s);
  });
});
