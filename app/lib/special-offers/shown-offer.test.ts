import { expect, it } from 'vitest';
import { offersAt } from './shown-offer.ts';

const OFFERS = [
  { id: 'everywhere', position: 'top', networkId: undefined, typeIds: [] },
  { id: 'network 1', position: 'top', networkId: 1, typeIds: [] },
  { id: 'type 11', position: 'top', networkId: undefined, typeIds: [11] },
  { id: 'type 11 of network 1', position: 'top', networkId: 1, typeIds: [11, 12] },
  { id: 'below', position: 'middle', networkId: undefined, typeIds: [] },
] as const;

it.each([
  ['of everything', undefined, [], ['everywhere']],
  ['of a network', 1, [], ['everywhere', 'network 1', 'type 11 of network 1']],
  ['of another network', 2, [], ['everywhere']],
  ['of a type', 1, [11], ['everywhere', 'network 1', 'type 11', 'type 11 of network 1']],
  ['of some types', 1, [12, 13], ['everywhere', 'network 1', 'type 11 of network 1']],
  ['of another type of the network', 1, [13], ['everywhere', 'network 1']],
  ['of a type alone', undefined, [11], ['everywhere', 'type 11', 'type 11 of network 1']],
])('a list %s has above it what belongs there', (_what, networkId, serviceTypes, ids) => {
  const shown = offersAt(OFFERS, 'top', { networkId, serviceTypes });
  expect(shown.map(({ id }) => id)).toEqual(ids);
});

it('another position has its own', () => {
  const list = { networkId: 1, serviceTypes: [11] };
  expect(offersAt(OFFERS, 'middle', list).map(({ id }) => id)).toEqual(['below']);
  expect(offersAt(OFFERS, 'network', list)).toEqual([]);
});
