import { describe, expect, it } from 'vitest';
import { nextLookAt } from './next-look.pure.ts';
import { nextStep, type PostFacts } from './subscription-rules.pure.ts';

const now = new Date('2030-01-15T12:00:00Z');
const in_ = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const READY: PostFacts = {
  ...{ now, isHeld: false, offered: 1, refusedFor: undefined },
  ...{ costMicro: 100n, agreedMicro: 100n, mostMicro: 100n, isOverCap: false, balanceMicro: 100n },
  ...{ card: 'none', charge: undefined },
};
const POOR = { balanceMicro: 99n };
const charged = (state: NonNullable<PostFacts['charge']>['state'], at = now) => ({
  charge: { state, at },
});

describe('what is done about a post', () => {
  it.each<[string, Partial<PostFacts>, object]>([
    ['is ordered for where all is well', {}, { do: 'order' }],
    ['costs less than was agreed on', { costMicro: 1n, mostMicro: 1n }, { do: 'order' }],
    [
      'is drawn to cost less, of what costs more than was agreed on',
      { costMicro: 50n, mostMicro: 101n },
      { do: 'wait', for: 'price', at: in_(60) },
    ],
    [
      'is more than its program may spend today, however little there is',
      { isOverCap: true, balanceMicro: 0n },
      { do: 'wait', for: 'daily_cap', at: in_(60) },
    ],
    ['is for nothing that is sold', { offered: 0 }, { do: 'skip', reason: 'not_sold' }],
    [
      'is for nothing that takes its link, though the account is frozen',
      { offered: 0, refusedFor: 'link_refused', isHeld: true },
      { do: 'skip', reason: 'link_refused' },
    ],
    ['is of a frozen account', { isHeld: true }, { do: 'wait', for: 'account', at: in_(60) }],
    [
      'costs more than was agreed on, whatever there is to pay with',
      { costMicro: 101n, mostMicro: 101n, balanceMicro: 1_000n, card: 'usable' },
      { do: 'wait', for: 'price', at: in_(60) },
    ],
    ['is not covered', POOR, { do: 'wait', for: 'funds', at: in_(5) }],
    ['is not covered but for a card', { ...POOR, card: 'usable' }, { do: 'charge' }],
    [
      'is not covered, and the card is gone',
      { ...POOR, card: 'unusable' },
      { do: 'wait', for: 'card', at: in_(60) },
    ],
    [
      'is being charged for',
      { ...POOR, card: 'usable', ...charged('running') },
      { do: 'look_again', at: in_(1) },
    ],
    [
      'is being charged for by a card that was removed meanwhile',
      { ...POOR, card: 'unusable', ...charged('running') },
      { do: 'look_again', at: in_(1) },
    ],
    [
      'waits for a confirmation',
      { ...POOR, card: 'usable', ...charged('customer') },
      { do: 'wait', for: 'card_confirmation', at: in_(1) },
    ],
    [
      'was charged for, and the money was spent on something else',
      { ...POOR, card: 'usable', ...charged('paid') },
      { do: 'wait', for: 'funds', at: in_(5) },
    ],
    [
      'was declined a moment ago',
      { ...POOR, card: 'usable', ...charged('declined') },
      { do: 'wait', for: 'card', at: in_(24 * 60) },
    ],
    [
      'was declined a day ago',
      { ...POOR, card: 'usable', ...charged('declined', in_(-24 * 60)) },
      { do: 'charge' },
    ],
    [
      'was declined, and the balance covers it now',
      { card: 'usable', ...charged('declined') },
      { do: 'order' },
    ],
  ])('one that %s', (_what, facts, step) => {
    expect(nextStep({ ...READY, ...facts })).toEqual(step);
  });
});

describe('when a channel is looked at again', () => {
  const look = { now, failures: 0, latest: now, isDemo: false, seed: 'UC' };
  const minutes = (asked: Partial<typeof look> & { latest?: Date | null }) =>
    (nextLookAt({ ...look, ...asked }).getTime() - now.getTime()) / 60_000;

  it.each([
    ['soon', {}, 5],
    ['seldom where it is quiet', { latest: in_(-8 * 24 * 60) }, 20],
    ['later each time that it does not answer', { failures: 3 }, 40],
    ['within two hours at the latest', { failures: 99 }, 120],
    ['at once in a demo', { isDemo: true }, 0.25],
  ])('is %s', (_when, asked, about) => {
    expect(Math.abs(minutes(asked) / about - 1)).toBeLessThanOrEqual(0.1);
  });

  it('is not the same for all', () => {
    const times = ['a', 'b', 'c', 'd'].map((seed) => minutes({ seed }));
    expect(new Set(times).size).toBe(4);
  });
});
