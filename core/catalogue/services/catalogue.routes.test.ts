// On PostgreSQL: search, filters and sorting in raw SQL.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { LANGUAGES } from '#locales/languages.ts';
import type { Network, Service, ServiceCard, ServiceTypePage } from './catalogue.contract.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

async function get<T>(path: string): Promise<T> {
  const response = await test.request(path);
  expect(response.status, path).toBe(200);
  return ((await response.json()) as { data: T }).data;
}

async function post(path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return test.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function idsOf(query: string): Promise<number[]> {
  return (await get<ServiceCard[]>(`/api/v1/services?${query}`)).map(({ id }) => id);
}

describe('networks', () => {
  it('come with their types and what the cheapest of each costs', async () => {
    const [network] = await get<Network[]>('/api/v1/networks');
    expect(network).toMatchObject({ id: 101, name: 'Alder Tube', has_search: true });
    expect(network?.service_types).toMatchObject([
      { id: 101, slug: 'alder-views', services_count: 3, min_price: '0.75', min_price_float: 0.75 },
      { id: 102, slug: 'alder-likes', services_count: 1, min_price: '0.0004' },
    ]);
  });
});

describe('a service type', () => {
  it('has its texts and its services', async () => {
    const page = await get<ServiceTypePage>('/api/v1/service-types/alder-views?locale=de');
    expect(page).toMatchObject({
      name: 'Alder views auf Deutsch',
      title: 'Alder views for videos',
      description: 'What Alder views are.',
      faq: [{ question: 'What are Alder views?' }],
      network: { id: 101 },
    });
    expect(page.services.map(({ id }) => id)).toEqual([101, 103, 107]);
  });

  it('stands in the list of types with its network', async () => {
    expect(await get('/api/v1/service-types')).toMatchObject([
      { id: 101, network: { slug: 'alder-tube' } },
      { id: 102, network: { slug: 'alder-tube' } },
    ]);
  });
});

describe('the list of services', () => {
  it('has what can be found by browsing, the most popular first', async () => {
    expect(await idsOf('')).toEqual([101, 102, 103, 107]);
  });

  it('says what there is beyond the page, and between what filters can find anything', async () => {
    const answer = await test.request('/api/v1/services?page=2&per_page=3');
    expect(await answer.json()).toMatchObject({
      data: [{ id: 107 }],
      meta: {
        current_page: 2,
        from: 4,
        last_page: 2,
        per_page: 3,
        to: 4,
        total: 4,
        bounds: {
          min_price: '0.0004',
          max_price: '20',
          min_quantity: 1,
          max_quantity: 100_000,
          countries: [82, 233],
        },
      },
    });
  });

  it('is empty behind its last page', async () => {
    const answer = await test.request('/api/v1/services?page=9');
    expect(await answer.json()).toMatchObject({
      data: [],
      meta: { from: null, to: null, total: 4 },
    });
  });

  it.each([
    ['discount=1', [101]],
    ['discount=', [101, 102, 103, 107]],
    ['countries=233', [101]],
    ['countries=5&countries=82', [101]],
    ['countries=5', []],
    ['service_types=102,101', [101, 102, 103, 107]],
    ['service_types=102', [102]],
    ['labels=102', [101]],
    ['features=guarantee,targets', [101]],
    ['features=package', [103]],
    ['ids=107,102,104,105,106,201', [102, 107]],
    ['max_price=0.5', [102]],
    ['min_price=0.75&max_price=1', [101, 107]],
    ['min_price=99999999', []],
    ['min_quantity=2', [101, 102, 107]],
    ['max_quantity=50', [103]],
    ['start_minutes=60', [101]],
    ['search=SERVICE%202', [102]],
    ['search=likes', [102]],
    ['network=201', []],
    ['sort=price', [102, 101, 107, 103]],
    ['sort=price&direction=desc', [103, 107, 101, 102]],
    ['sort=quantity&direction=asc', [103, 101, 102, 107]],
    ['sort=popularity&direction=asc', [107, 103, 102, 101]],
    ['sort=discount', [101, 102, 103, 107]],
    ['utm_source=x&page=&sort=', [101, 102, 103, 107]],
  ])('with %s has %j', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['per_page=101', 'per_page'],
    ['min_price=-1', 'min_price'],
    ['max_price=1e3', 'max_price'],
    ['sort=name', 'sort'],
    ['direction=up', 'direction'],
    ['features=free', 'features.0'],
    ['countries=1,x', 'countries.1'],
    ['min_quantity=1.5', 'min_quantity'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['discount=maybe', 'discount'],
  ])('refuses %s at its field', async (query, field) => {
    const response = await test.request(`/api/v1/services?${query}`);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  it('of discounts has nothing else', async () => {
    const cards = await get<ServiceCard[]>('/api/v1/discounts');
    expect(cards).toMatchObject([{ id: 101, discount_percent: 0.25, default_price: '1' }]);
  });
});

describe('a service', () => {
  it('has everything that its page shows', async () => {
    expect(await get<Service>('/api/v1/services/alder-service-1')).toMatchObject({
      id: 101,
      price: '0.75',
      price_float: 0.75,
      default_quantity_price: '0.75',
      description: 'Alder at length',
      requirements: null,
      example_link: 'https://video.example/watch?v=1',
      faq: [{ question: 'Why Alder?', answer: 'Because.' }],
      geo: 'Europe',
      allowed_use_countries: [82, 233],
      labels: [{ name: 'Alder choice' }, { name: 'Alder 新着' }],
      targets: [
        { name: 'language', type: { selectable: true }, selectable_values: [{ id: 'de' }] },
        { name: 'comments', type: { view_type: 'comments' }, translations: { hint: 'Be kind.' } },
      ],
      included_in_packages: [{ id: 103, slug: 'alder-service-3' }],
      service_type: { slug: 'alder-views', network: { name: 'Alder Tube' } },
      network_icon: 'youtube',
    });
  });

  it('is the same by its id', async () => {
    const [bySlug, byId] = [
      await get('/api/v1/services/alder-service-1'),
      await get('/api/v1/services/101'),
    ];
    expect(byId).toEqual(bySlug);
  });

  it('says in a list what it says on its page', async () => {
    const [card] = await get<ServiceCard[]>('/api/v1/services');
    expect(await get('/api/v1/services/101')).toMatchObject({ ...card });
  });

  it('speaks the asked language, else English, else what there is, each text by itself', async () => {
    expect(await get('/api/v1/services/101?locale=de')).toMatchObject({
      name: 'Alder-Dienst 1',
      geo: 'Europa',
      short_description: 'Alder in short',
      description: 'Alder at length',
      targets: [
        { selectable_values: [{ name: 'Deutsch' }] },
        { type: { title: 'Alder-Kommentare' } },
      ],
    });
    expect(await get('/api/v1/services/107?locale=fr')).toMatchObject({ name: 'Alder 서비스' });
    const names = (await get<ServiceCard[]>('/api/v1/services?locale=fr')).map(({ name }) => name);
    expect(names).toContain('Alder 서비스');
  });

  it('that is a package lists what it contains, in order', async () => {
    const { package_contents } = await get<Service>('/api/v1/services/103');
    expect(package_contents).toMatchObject([
      { id: 102, quantity: 500, is_displayable: true, service_type: { id: 102 } },
      { id: 101, quantity: 1_000, is_displayable: false },
    ]);
  });

  it('keeps its page while it cannot be ordered', async () => {
    expect(await get('/api/v1/services/104')).toMatchObject({ is_deactivated: true });
  });

  it('with restricted access shows itself to those only who know its address', async () => {
    expect(await get('/api/v1/services/alder-service-5')).toMatchObject({ id: 105 });
    expect((await test.request('/api/v1/services/105')).status).toBe(404);
  });

  it.each([
    '106',
    'alder-service-6',
    '201',
    'birch-service-1',
    '0',
    '-1',
    '1e2',
    '99999999999',
    'labels2',
  ])('called %s is unknown, in the same bytes as any other', async (name) => {
    const headers = { 'x-request-id': 'caller-00000004' };
    const [asked, random] = await Promise.all(
      [name, 'nobody'].map((own) => test.request(`/api/v1/services/${own}`, { headers })),
    );
    expect(asked?.status).toBe(404);
    expect(await asked?.text()).toBe(await random?.text());
  });
});

describe('the cost of a service', () => {
  it.each([
    ['101', '?quantity=1000', '0.75', 0.75],
    ['101', '', '0.75', 0.75],
    ['101', '?quantity=130', '0.0975', 0.0975],
    ['102', '?quantity=110', '0.000044', 0.000044],
    ['103', '?quantity=1', '20', 20],
  ])('%s%s is %s', async (id, query, cost, float) => {
    expect(await get(`/api/v1/services/${id}/cost${query}`)).toMatchObject({
      cost,
      cost_float: float,
      lines: [{ kind: 'base', amount: cost }],
    });
  });

  it('with restricted access is told to those only who know its address', async () => {
    expect(await get('/api/v1/services/alder-service-5/cost')).toMatchObject({ service_id: 105 });
    expect((await test.request('/api/v1/services/105/cost')).status).toBe(404);
  });

  it.each(['99', '100010', '105', '0', '', 'x', '1.5', '-100', '99999999999'])(
    'is refused for a quantity of "%s", at its field',
    async (quantity) => {
      const response = await test.request(`/api/v1/services/101/cost?quantity=${quantity}`);
      const answer = (await response.json()) as { errors?: object };
      if (quantity === '') expect(response.status).toBe(200);
      else expect(Object.keys(answer.errors ?? {})).toEqual(['quantity']);
    },
  );
});

describe('what goes with a service', () => {
  it('is of its kind first, then of other kinds on its network', async () => {
    const cards = await get<ServiceCard[]>('/api/v1/services/101/related-services');
    expect(cards.map(({ id }) => id)).toEqual([103, 107, 102]);
  });

  it('is what was often ordered with it, of that what is listed', async () => {
    const path = '/api/v1/services/102/frequently-bought-together';
    expect(await get(`${path}?locale=fr`)).toEqual([]);
    await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .insertInto('service_companions')
        .values(
          [101, 103, 104].map((companion_id, at) => ({
            instance_id: test.instances.a.id,
            service_id: 102,
            companion_id,
            customers_count: at + 5,
          })),
        )
        .execute(),
    );
    expect(await get(path)).toMatchObject([{ id: 103 }, { id: 101 }]);
  });

  it('is known for a type, too', async () => {
    const response = await post('/api/v1/related-service/type', { service_type_id: 101 });
    expect(await response.json()).toMatchObject({ data: [{ id: 102 }] });
  });

  it.each([
    [{ service_type_id: 201 }, 404],
    [{ service_type_id: 999 }, 404],
    [{ service_type_id: 'x' }, 422],
    [{}, 422],
    [{ service_type_id: 1, more: 1 }, 422],
  ])('of the type %j is answered with %i', async (body, status) => {
    expect((await post('/api/v1/related-service/type', body)).status).toBe(status);
  });
});

describe('the search', () => {
  const found = async (body: object) => {
    const response = await post('/api/v1/search', body);
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: Record<string, { id: number }[]> };
    return Object.fromEntries(
      Object.entries(data).map(([kind, rows]) => [kind, rows.map(({ id }) => id)]),
    );
  };

  it('looks through services, networks and types', async () => {
    expect(await found({ query: 'alder' })).toEqual({
      services: [101, 102, 103, 107],
      networks: [101],
      service_types: [101, 102],
    });
    expect(await found({ query: 'LIKES' })).toEqual({
      services: [102],
      networks: [],
      service_types: [102],
    });
  });

  it('keeps to a kind and to a network', async () => {
    expect(await found({ query: 'tube', options: { searchType: 'networks' } })).toEqual({
      services: [],
      networks: [101],
      service_types: [],
    });
    expect(await found({ query: 'alder', network_id: 201 })).toEqual({
      services: [],
      networks: [],
      service_types: [],
    });
  });

  it('finds nothing of another instance', async () => {
    expect(await found({ query: 'birch' })).toEqual({
      services: [],
      networks: [],
      service_types: [],
    });
  });

  it('refuses an empty query', async () => {
    expect((await post('/api/v1/search', { query: '' })).status).toBe(422);
  });
});

describe('the whole catalogue at once', () => {
  it('has an address for ever, another one for each language', async () => {
    const urls = new Set<string>();
    for (const language of LANGUAGES) {
      const { url } = await get<{ url: string }>(`/api/v1/services/catalogue?locale=${language}`);
      urls.add(url);
      const response = await test.request(url);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const snapshot = (await response.json()) as { language: string; services: { id: number[] } };
      expect(snapshot.language).toBe(language);
      expect(snapshot.services.id).toEqual([101, 102, 103, 107]);
    }
    expect(urls.size).toBe(LANGUAGES.length);
  });
});

describe('labels', () => {
  it('are listed in the order of the owner', async () => {
    expect(await get('/api/v1/services/labels?locale=ja')).toEqual([
      { id: 101, name: 'Alder choice', color: '#00AA00' },
      { id: 102, name: 'Alder 新着', color: '#AA0000' },
    ]);
  });
});
