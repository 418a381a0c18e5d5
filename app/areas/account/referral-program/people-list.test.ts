import { expect, test } from 'vitest';
import { pagesOf, peopleAddress, readPeopleList, sortOf } from './people-list.ts';

test.each([
  ['', { sort: 'newest', at: 1 }, '/referral-program'],
  [
    'sort=most-earned&at=3',
    { sort: 'most-earned', at: 3 },
    '/referral-program?sort=most-earned&at=3',
  ],
  ['sort=toString&at=0', { sort: 'newest', at: 1 }, '/referral-program'],
  ['sort=name&at=-2', { sort: 'newest', at: 1 }, '/referral-program'],
  ['at=999', { sort: 'newest', at: 200 }, '/referral-program?at=200'],
  ['at=1e9', { sort: 'newest', at: 1 }, '/referral-program'],
])('"%s" means %j', (query, list, address) => {
  const read = readPeopleList(new URLSearchParams(query));
  expect(read).toEqual(list);
  expect(peopleAddress(read)).toBe(address);
});

test.each([
  [0, 1],
  [25, 1],
  [26, 2],
  [1_000_000, 200],
])('%i people stand on %i pages', (found, pages) => expect(pagesOf(found)).toBe(pages));

test('a head leads to its own order from the first page, and from there to the other one', () => {
  const pair: Parameters<typeof sortOf>[1] = ['most-earned', 'least-earned'];
  expect(sortOf({ sort: 'newest', at: 4 }, pair)).toEqual({
    href: '/referral-program?sort=most-earned',
    direction: undefined,
  });
  expect(sortOf({ sort: 'most-earned', at: 1 }, pair)).toEqual({
    href: '/referral-program?sort=least-earned',
    direction: 'descending',
  });
  expect(sortOf({ sort: 'least-earned', at: 1 }, pair).direction).toBe('ascending');
});
