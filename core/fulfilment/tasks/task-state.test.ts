import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stateOfTask } from './task-state.pure.ts';

const none = { quantity: 3, taken: 0, checked: 0, rewarded: 0, isClosed: false };

it.each([
  ['nobody has begun', none, { state: 'waiting' }],
  ['somebody has begun', { ...none, taken: 1 }, { state: 'working', delivered: 0 }],
  [
    'one waits and one is rewarded',
    { ...none, taken: 3, checked: 1, rewarded: 1 },
    { state: 'working', delivered: 2 },
  ],
  ['all wait', { ...none, taken: 3, checked: 3 }, { state: 'working', delivered: 3 }],
  ['all are rewarded', { ...none, taken: 3, rewarded: 3 }, { state: 'completed' }],
  [
    'it is closed while one is under way',
    { ...none, taken: 2, rewarded: 1, isClosed: true },
    { state: 'working', delivered: 1 },
  ],
  [
    'it is closed and one waits',
    { ...none, taken: 1, checked: 1, isClosed: true },
    { state: 'working', delivered: 1 },
  ],
  [
    'it is closed and nobody is at it',
    { ...none, taken: 1, rewarded: 1, isClosed: true },
    { state: 'ended', delivered: 1 },
  ],
  [
    'it is closed before anybody came',
    { ...none, isClosed: true },
    { state: 'ended', delivered: 0 },
  ],
])('a task of three, where %s', (_how, counts, state) => {
  expect(stateOfTask(counts)).toEqual(state);
});

it('never says that more came than was ordered, nor ends while money is still to be paid', () => {
  const counts = fc
    .record({
      rewarded: fc.nat(20),
      checked: fc.nat(20),
      underWay: fc.nat(20),
      free: fc.nat(20),
      isClosed: fc.boolean(),
    })
    .filter(({ rewarded, checked, underWay, free }) => rewarded + checked + underWay + free > 0);
  fc.assert(
    fc.property(counts, ({ rewarded, checked, underWay, free, isClosed }) => {
      const taken = rewarded + checked + underWay;
      const quantity = taken + free;
      const told = stateOfTask({ quantity, taken, checked, rewarded, isClosed });
      if ('delivered' in told) expect(told.delivered).toBeLessThanOrEqual(quantity);
      const isOver = told.state === 'ended' || told.state === 'completed';
      if (isOver) expect(checked + underWay).toBe(0);
    }),
  );
});
