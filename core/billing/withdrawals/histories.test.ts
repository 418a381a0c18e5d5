// On PostgreSQL: transactions that end halfway, and what is asked for again.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { withdrawAtOnce } from './testing/at-once.ts';
import { command, playHistory, setStage, type Stage } from './testing/play-history.ts';
import { faultsOf, FULL } from './testing/prove-histories.ts';
import { verifyWithdrawals } from './verify-withdrawals.ts';

/** As many as a run of the tests has time for; `npm run prove:withdrawals` plays 10,000. */
const HISTORIES = 12;

let test: TestCore;
let stage: Stage;
beforeAll(async () => {
  test = await testCore();
  stage = await setStage(test);
});
afterAll(() => test.close());

it(
  'whatever happens, no more is paid than was earned, and nothing twice',
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 16 }), async (commands) => {
        await playHistory(stage, commands, (books) => {
          expect(faultsOf(books)).toEqual([]);
          for (const one of ['openMicro', 'paidMicro', 'backMicro', 'balanceMicro'] as const) {
            if (books[one] > 0n) seen.add(one);
          }
        });
      }),
      { numRuns: HISTORIES, endOnFailure: true, examples: [[[...FULL]]] },
    );
    const { id } = test.instances.a;
    expect((await verifyWithdrawals(test.deps, id)).faults).toEqual([]);
    expect((await verifyLedger(test.deps, id)).faults).toEqual([]);
    // Histories in which nothing happens would prove nothing.
    expect(seen.size).toBe(4);
  },
  60_000 + HISTORIES * 5_000,
);

it('of many who ask at once, exactly as many go as there is money for', async () => {
  const { went, covered, standing } = await withdrawAtOnce(test, 60);
  expect([went, standing]).toEqual([covered, ['0 left, 2 held']]);
});
