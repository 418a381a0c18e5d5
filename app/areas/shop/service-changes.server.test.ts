import { expect, it } from 'vitest';
import { changesAsked } from './service-changes.server.ts';

it.each([
  ['since=2027-02-28', { since: '2027-02-28' }],
  ['since=2027-02-30', {}],
  ['since=2027-13-01', {}],
  ['since=today&before=12', { before: '12' }],
  ['before=0', {}],
  ['', {}],
])('asks by ?%s only for what means something', (query, asked) => {
  expect(changesAsked(new Request(`https://shop.example/changes?${query}`))).toEqual(asked);
});
