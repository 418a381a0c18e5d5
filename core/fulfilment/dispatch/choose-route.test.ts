import { expect, it } from 'vitest';
import { chooseRoute } from './choose-route.ts';

const source = (id: number, costMicro: bigint) => ({
  ...{ providerId: BigInt(id), sourceKey: `s${id}`, tradeType: 'Default', costMicro },
});
const CHEAP = source(1, 500n);
const DEAR = source(2, 900n);
const refused = (id: number) => ({ route: 'api_v2' as const, providerId: BigInt(id) });
const choice = {
  ...{ sources: [CHEAP, DEAR], priceMicro: 1_000n, refusedBy: [] },
  own: 'manual' as 'manual' | 'simulator',
};

it.each([
  ['the cheapest', choice, '1'],
  ['the next one when that has refused', { ...choice, refusedBy: [refused(1)] }, '2'],
  [
    'the next one while that is short of money',
    { ...choice, sources: [{ ...CHEAP, isShort: true }, DEAR] },
    '2',
  ],
  ['nobody while all are', { ...choice, sources: [{ ...CHEAP, isShort: true }] }, undefined],
  ['nobody when all have', { ...choice, refusedBy: [refused(1), refused(2)] }, undefined],
  ['none that costs more than is paid', { ...choice, priceMicro: 499n }, undefined],
  ['one that costs just what is paid', { ...choice, priceMicro: 500n }, '1'],
  ['a person, for a service of the instance itself', { ...choice, sources: [] }, 'manual'],
  ['the simulator, in a demo', { ...choice, sources: [], own: 'simulator' as const }, 'simulator'],
  [
    'a provider in a demo as well, where there is one',
    { ...choice, own: 'simulator' as const },
    '1',
  ],
  [
    'viewers, for what they cost',
    { ...choice, viewers: { costMicro: 1_000n }, own: 'simulator' as const },
    'tasks',
  ],
  ['nobody while viewers cost more', { ...choice, viewers: { costMicro: 1_001n } }, undefined],
  [
    'nobody while viewers are not asked',
    { ...choice, viewers: { costMicro: undefined } },
    undefined,
  ],
  [
    'nobody when it was nothing for viewers',
    {
      ...choice,
      viewers: { costMicro: 1n },
      refusedBy: [{ route: 'tasks' as const, providerId: null }],
    },
    undefined,
  ],
  [
    'nobody twice',
    { ...choice, sources: [], refusedBy: [{ route: 'manual' as const, providerId: null }] },
    undefined,
  ],
])('an order goes to %s', (_who, asked, expected) => {
  const route = chooseRoute(asked);
  expect(route?.route === 'api_v2' ? String(route.providerId) : route?.route).toBe(expected);
});
