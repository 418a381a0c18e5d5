import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '#core/catalogue/services/filter-services.pure.ts';
import {
  filtersOf,
  servicesQuery as coreQuery,
} from '#core/catalogue/services/service-query.contract.ts';
import {
  cataloguePath,
  filterParameters,
  isFiltered,
  readFilters,
  servicesQuery,
  SORT_CHOICES,
  START_CHOICES,
} from './catalogue-filters.ts';
import type { DisplayCurrency } from '#app/lib/i18n/numbers.ts';
import { serviceFilters } from './local-catalogue/service-filters.ts';

const CURRENCIES: DisplayCurrency[] = [
  { code: 'USD', rate: '1' },
  { code: 'RUB', rate: '80' },
];
const read = (query: string) => readFilters(new URLSearchParams(query), CURRENCIES);

const number = fc.oneof(
  fc.nat().map(String),
  fc.constantFrom('', '0', '-1', '1e3', '2147483648', '99999999999', '1 000'),
);
const amount = fc.oneof(
  fc.constantFrom('', '1', '0,5', '1.', '0.000001', '1e9', '999999999999.999999', '1 000.5'),
  fc.string({ maxLength: 5 }),
);
const parameter = fc.oneof(
  fc.tuple(fc.constantFrom('search', 'discount', 'isFavourites', 'currency'), fc.string()),
  fc.tuple(
    fc.constantFrom('networkId', 'serviceTypes', 'countries', 'minQuantity', 'maxQuantity'),
    number,
  ),
  fc.tuple(fc.constantFrom('minPrice', 'maxPrice'), amount),
  fc.tuple(fc.constant('features'), fc.constantFrom(...FEATURES, 'none')),
  fc.tuple(fc.constant('sort'), fc.constantFrom<string>(...SORT_CHOICES, 'id-asc')),
  fc.tuple(fc.constant('startMinutes'), fc.constantFrom(...START_CHOICES, 7).map(String)),
  fc.tuple(fc.constant('discount'), fc.constantFrom('true', 'on')),
  fc.tuple(fc.constant('currency'), fc.constantFrom('RUB', 'EUR')),
);

describe('the filters of an address', () => {
  it('are the same in the one address that they have, and mean the same to both who filter', () => {
    fc.assert(
      fc.property(fc.array(parameter, { maxLength: 8 }), (parameters) => {
        const filters = readFilters(new URLSearchParams(parameters), CURRENCIES);
        expect(readFilters(filterParameters(filters), CURRENCIES)).toEqual(filters);
        // The core refuses nothing of it, and understands what a browser looks for.
        const asked = filtersOf(coreQuery.parse(servicesQuery(filters)));
        expect(withoutEmpty(asked)).toEqual(withoutEmpty(serviceFilters(filters)));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['currency=RUB&minPrice=100', '1.25'],
    ['currency=RUB&minPrice=1+000,5', '12.50625'],
    ['currency=EUR&minPrice=100', '100'],
    ['minPrice=100', '100'],
    ['minPrice=-1', undefined],
  ])('of %s ask for at least %s dollars', (query, dollars) => {
    expect(read(query).minPrice).toBe(dollars);
  });

  it('leave an address of nothing but what was chosen', () => {
    const filters = read('search=+fast++views+&networkId=&countries=7&countries=3&sort=&page=2');
    expect(cataloguePath(filters)).toBe('/?search=fast+views&countries=3&countries=7');
    expect(cataloguePath(read(''), 3)).toBe('/?page=3');
    expect(cataloguePath(read('sort=popularity-desc'))).toBe('/');
  });

  it('are none where only the order is another', () => {
    expect(isFiltered(read('sort=price-asc'))).toBe(false);
    expect(isFiltered(read('isFavourites=true'))).toBe(true);
  });
});

function withoutEmpty(filters: object): object {
  return Object.fromEntries(
    Object.entries(filters).filter(
      ([, value]) => value !== undefined && value !== '' && value !== false && String(value) !== '',
    ),
  );
}
