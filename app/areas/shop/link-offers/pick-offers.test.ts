import { expect, it } from 'vitest';
import type { KindService, ServiceKind } from '#core/catalogue/services/catalogue.contract.ts';
import { pickOffers } from './pick-offers.ts';

const LINK = 'https://tube.example/watch?v=1&t=2';

function service(own: Partial<KindService> = {}): KindService {
  return {
    ...{ id: 1, slug: 'one', name: 'Views', short_description: null, price: '1.44' },
    ...{
      default_price: '1.44',
      discount_percent: 0,
      price_type: 'per_quantity',
      pricing_per: 1_000,
    },
    ...{ min_quantity: 500, max_quantity: 20_000, quantity_step: 100, default_quantity: 5_000 },
    ...{ url_is_required: true, is_deactivated: false, provenance: 'other', geo: null },
    ...{ start_time: null, speed: null, guarantee: null, labels: [], features: [] },
    ...own,
  };
}

function kind(id: number, services: KindService[]): ServiceKind {
  const network = { id: 7, slug: 'tube', name: 'Tube', color: '#ff0000' };
  return {
    service_type: {
      id,
      slug: `type-${id}`,
      name: `Type ${id}`,
      icon: 'eye',
      color: '#ff0000',
      network,
    },
    network_icon: 'tube',
    services,
  };
}

const ASKED = { link: LINK, gradeShare: 0 };
const told = (kinds: ServiceKind[]) =>
  pickOffers(kinds, ASKED).map(({ name, quantity, cost }) => [name, quantity, cost]);

it('offers what sells best of the first three kinds, in its usual quantity', () => {
  const kinds = [1, 2, 3, 4].map((id) =>
    kind(id, [service({ id: id * 10 }), service({ id: id * 10 + 1 })]),
  );
  expect(told(kinds)).toEqual([
    ['Type 1', 5_000, '7.2'],
    ['Type 2', 5_000, '7.2'],
    ['Type 3', 5_000, '7.2'],
  ]);
});

it('offers larger quantities of what there is, as far as they can be ordered', () => {
  expect(told([kind(1, [service()])])).toEqual([
    ['Type 1', 5_000, '7.2'],
    ['Type 1', 10_000, '14.4'],
    ['Type 1', 20_000, '28.8'],
  ]);
  expect(told([kind(1, [service({ max_quantity: 5_000 })])])).toEqual([['Type 1', 5_000, '7.2']]);
});

it.each<[string, Partial<KindService>]>([
  ['wants a text as well', { features: ['targets'] }],
  ['is a package', { features: ['package'] }],
  ['wants no link', { url_is_required: false }],
  ['cannot be ordered now', { is_deactivated: true }],
])('passes over what %s', (_what, own) => {
  const other = service({ id: 2, price: '2' });
  expect(told([kind(1, [service(own), other])])[0]).toEqual(['Type 1', 5_000, '10']);
  expect(pickOffers([kind(1, [service(own)])], ASKED)).toEqual([]);
});

it('leads to an order in which everything is filled in', () => {
  const [offer] = pickOffers([kind(3, [service({ id: 31 })])], ASKED);
  const { pathname, searchParams } = new URL(offer?.path ?? '', 'http://shop.example');
  expect(pathname).toBe('/orders/create');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ networkId: '7', serviceTypeId: '3', serviceId: '31', url: LINK, quantity: '5000' },
  });
});
