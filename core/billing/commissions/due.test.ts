import { expect, it } from 'vitest';
import { changeTo, dueOf, type Facts } from './due.pure.ts';

const DOLLAR = 1_000_000n;
const facts = (own: Partial<Facts>): Facts => ({
  ratePpm: 100_000,
  costMicro: 50n * DOLLAR,
  refundedMicro: 0n,
  paidInMicro: 50n * DOLLAR,
  isEnded: true,
  isRefused: false,
  spentMicro: 100n * DOLLAR,
  owedMicro: 0n,
  ...own,
});

it.each<[string, Partial<Facts>, bigint]>([
  ['a tenth of an order that has ended', {}, 5n * DOLLAR],
  ['nothing of one under way', { isEnded: false }, 0n],
  ['nothing once it is refused', { isRefused: true }, 0n],
  [
    'its share of an order of which a fifth came back',
    { refundedMicro: 10n * DOLLAR },
    4n * DOLLAR,
  ],
  ['nothing of one that came back', { refundedMicro: 50n * DOLLAR }, 0n],
  ['its share of what was paid in', { paidInMicro: 20n * DOLLAR }, 2n * DOLLAR],
  [
    'of bonuses and refunds both',
    { paidInMicro: 20n * DOLLAR, refundedMicro: 25n * DOLLAR },
    DOLLAR,
  ],
  ['nothing of what was free', { costMicro: 0n, paidInMicro: 0n }, 0n],
  ['less by what is owed of all', { owedMicro: 25n * DOLLAR }, 3_750_000n],
  ['nothing where all is owed', { owedMicro: 100n * DOLLAR }, 0n],
  ['nothing where nothing is spent any more', { spentMicro: 0n, owedMicro: DOLLAR }, 0n],
  ['rounded down to the micro-dollar', { costMicro: 19n, paidInMicro: 19n }, 1n],
])('comes to %s', (_, own, due) => {
  expect(dueOf(facts(own))).toBe(due);
});

it.each([
  [5n, { earnedMicro: 0n, reversedMicro: 0n }, [5n, 0n, 0n]],
  [5n, { earnedMicro: 5n, reversedMicro: 0n }, [0n, 0n, 0n]],
  [2n, { earnedMicro: 5n, reversedMicro: 0n }, [0n, 0n, 3n]],
  [4n, { earnedMicro: 5n, reversedMicro: 3n }, [0n, 2n, 0n]],
  [7n, { earnedMicro: 5n, reversedMicro: 3n }, [2n, 3n, 0n]],
  [0n, { earnedMicro: 5n, reversedMicro: 5n }, [0n, 0n, 0n]],
])('becomes %d from %o', (due, stands, [earned, restored, reversed]) => {
  expect(changeTo(due, stands)).toEqual({
    earnedMicro: earned,
    restoredMicro: restored,
    reversedMicro: reversed,
  });
});
