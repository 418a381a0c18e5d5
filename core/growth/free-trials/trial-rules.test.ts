import { describe, expect, it } from 'vitest';
import {
  closedFor,
  isClosed,
  missingSpend,
  missingTopUp,
  trialProblem,
  type ClosedFor,
  type TrialStanding,
  type TrialTerms,
} from './trial-rules.pure.ts';

const TERMS: TrialTerms = {
  ...{ minSpendMicro: 5_000_000n, minTopUpMicro: 10_000_000n },
  ...{ repeats: 2, mostOfAll: 3, limit: 100 },
};

const READY: TrialStanding = {
  ...{ isGuest: false, isFrozen: false, isEmailConfirmed: true },
  ...{ spendMicro: 5_000_000n, toppedUpMicro: 10_000_000n },
  ...{ taken: 1, takenOfAll: 2, takenByAll: 99 },
  ...{ hasPlace: false, isOrderable: true },
};

const GUEST = { ...READY, isGuest: true, isEmailConfirmed: false, spendMicro: 0n };

const reasons = (terms: TrialTerms, standing: TrialStanding) => {
  const closed = closedFor(terms, standing);
  return (Object.keys(closed) as (keyof ClosedFor)[]).filter((name) => closed[name]);
};

describe('a quest', () => {
  it.each<[string, Partial<TrialStanding>, (keyof ClosedFor)[], string?]>([
    ['is open to whoever has all it asks for', {}, []],
    ['asks guests to log in, and for nothing else', GUEST, ['guest'], 'trial_gone'],
    ['is nothing for a frozen account', { isFrozen: true }, ['freeze'], 'trial_gone'],
    ['needs a confirmed address', { isEmailConfirmed: false }, ['email'], 'trial_needs_email'],
    ['needs what was spent', { spendMicro: 4_999_999n }, ['spend'], 'trial_needs_spend'],
    ['needs what was topped up', { toppedUpMicro: 0n }, ['replenishment'], 'trial_needs_top_up'],
    ['is taken so often and no more', { taken: 2 }, ['repeats'], 'trial_used'],
    ['counts among all that one may take', { takenOfAll: 3 }, ['max'], 'trials_used'],
    ['is over when all are taken', { takenByAll: 100 }, ['limit'], 'trials_given'],
    ['needs a service that is sold', { isOrderable: false }, ['service'], 'trial_gone'],
    ['says all of it', { taken: 9, takenByAll: 100 }, ['repeats', 'limit'], 'trial_used'],
    [
      'keeps a place for whoever has begun it',
      { hasPlace: true, taken: 2, takenOfAll: 3, takenByAll: 100 },
      [],
    ],
    [
      'still asks whoever has begun it for the rest',
      { hasPlace: true, spendMicro: 0n },
      ['spend'],
      'trial_needs_spend',
    ],
  ])('%s', (_, own, expected, code) => {
    const standing = { ...READY, ...own };
    expect(reasons(TERMS, standing)).toEqual(expected);
    expect(isClosed(closedFor(TERMS, standing))).toBe(expected.length > 0);
    expect(trialProblem(TERMS, standing)?.code).toBe(code);
  });

  it('without a limit is never over', () => {
    expect(reasons({ ...TERMS, limit: null }, { ...READY, takenByAll: 1_000_000 })).toEqual([]);
  });

  it('says what is missing, and nothing where there is enough', () => {
    const short = { ...READY, spendMicro: 1_250_000n, toppedUpMicro: 12_000_000n };
    expect([missingSpend(TERMS, short), missingTopUp(TERMS, short)]).toEqual([3_750_000n, 0n]);
    expect(trialProblem(TERMS, short)).toEqual({
      code: 'trial_needs_spend',
      params: { amount: '3.75' },
    });
  });
});
