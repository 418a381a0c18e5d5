import { expect, test } from 'vitest';
import { dripFeedsAddress, readPlace } from './drip-feed-sorts.ts';

test.each([
  ['', { sort: 'newest', before: undefined }, '/drip-feed'],
  ['sort=cheapest', { sort: 'cheapest', before: undefined }, '/drip-feed?sort=cheapest'],
  [
    'sort=status&before=in_processing.7',
    { sort: 'status', before: 'in_processing.7' },
    '/drip-feed?sort=status&before=in_processing.7',
  ],
  ['sort=toString&before=%20', { sort: 'newest', before: undefined }, '/drip-feed'],
])('the address ?%s is one place in the list', (query, place, address) => {
  expect(readPlace(new URLSearchParams(query))).toEqual(place);
  expect(dripFeedsAddress(readPlace(new URLSearchParams(query)))).toBe(address);
});
