import { describe, expect, it } from 'vitest';
import { countryOfVat } from './country-of-vat.pure.ts';
import { isSoldIn, type SalesBlock } from './sale-places.pure.ts';

const SERVICE = { id: 7, service_type_id: 70 };

describe('where a service is sold', () => {
  it.each<[string, SalesBlock[], string | undefined, boolean]>([
    ['everywhere without a block', [], 'DE', true],
    ['nowhere in a country that is blocked', [{ countries: ['KP', 'DE'] }], 'DE', false],
    ['in all others', [{ countries: ['KP'] }], 'DE', true],
    ['to whom no country is known of', [{ countries: ['DE'] }], undefined, true],
    ['not if it is named', [{ countries: ['DE'], services: [7] }], 'DE', false],
    ['if another one is named', [{ countries: ['DE'], services: [8] }], 'DE', true],
    ['not if its type is named', [{ countries: ['DE'], serviceTypes: [70] }], 'DE', false],
    ['if another type is named', [{ countries: ['DE'], serviceTypes: [7] }], 'DE', true],
    [
      'not if either is named',
      [{ countries: ['DE'], serviceTypes: [7], services: [7] }],
      'DE',
      false,
    ],
    [
      'not if any of the blocks says so',
      [
        { countries: ['DE'], services: [8] },
        { countries: ['DE'], serviceTypes: [70] },
      ],
      'DE',
      false,
    ],
  ])('%s', (_, blocks, country, isSold) => {
    expect(isSoldIn(country, SERVICE, blocks)).toBe(isSold);
  });
});

describe('the country of a VAT number', () => {
  it.each([
    ['DE123456789', 'DE'],
    ['EL123456789', 'GR'],
    ['XI123456789', 'GB'],
    ['CHE123456789', 'CH'],
    ['ATU12345678', 'AT'],
    ['123456789', undefined],
    ['KP123456789', undefined],
    ['DEUTSCHLAND', undefined],
    [null, undefined],
  ])('%s is of %s', (vat, country) => {
    expect(countryOfVat(vat)).toBe(country);
  });
});
