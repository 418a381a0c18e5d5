// Also on PostgreSQL: transactions that end halfway, and what is asked for again.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import {
  command,
  playHistory,
  setStage,
  type Command,
  type Stage,
} from './testing/play-history.ts';
import { verifyWithdrawals } from './verify-withdrawals.ts';

/** `WITHDRAWAL_HISTORIES=10000` plays as many. */
const HISTORIES = Number(process.env['WITHDRAWAL_HISTORIES'] ?? 12);

/** One in which everything happens, so that the others need not. */
const FULL: Command[] = (
  [
    ...['ask', 'approve', 'send', 'pay', 'ask', 'refuse', 'ask', 'cancel'],
    ...['move', 'ask', 'approve', 'send', 'doubt', 'pay'],
  ] as Command['do'][]
).map((deed) => ({ do: deed, by: 0, pick: 1, cents: 400, fault: 'again' }));

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
          const { earnedMicro, heldMicro, leftMicro, balanceMicro, outMicro } = books;
          expect(outMicro + heldMicro + leftMicro + balanceMicro).toBe(earnedMicro);
          expect(heldMicro).toBe(books.openMicro);
          expect(outMicro).toBe(books.paidMicro);
          expect(books.mostPayouts <= 1).toBe(true);
          for (const one of ['openMicro', 'paidMicro', 'backMicro', 'balanceMicro'] as const) {
            if (books[one] > 0n) seen.add(one);
          }
        });
      }),
      { numRuns: HISTORIES, endOnFailure: true, examples: [[FULL]] },
    );
    const { id } = test.instances.a;
    expect((await verifyWithdrawals(test.deps, id)).faults).toEqual([]);
    expect((await verifyLedger(test.deps, id)).faults).toEqual([]);
    // Histories in which nothing happens would prove nothing.
    expect(seen.size).toBe(4);
  },
  60_000 + HISTORIES * 5_000,
);
