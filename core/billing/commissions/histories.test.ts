// On PostgreSQL: sums in raw SQL, and what triggers tell.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { command, playHistory, type Command } from './testing/play-history.ts';
import { setScene, type Scene } from './testing/scene.ts';
import { verifyCommissions } from './verify-commissions.ts';

/** `COMMISSION_HISTORIES=10000` plays as many. */
const HISTORIES = Number(process.env['COMMISSION_HISTORIES'] ?? 12);

/** One in which everything happens, so that the others need not. */
const FULL: Command[] = (
  [
    ...['pay', 'order', 'complete', 'settle', 'wait', 'settle', 'withdraw', 'capture'],
    ...['move', 'dispute', 'settle', 'win', 'settle', 'order', 'partial', 'settle', 'refund'],
    ...['refund', 'settle', 'refuse', 'allow', 'settle'],
  ] as Command['do'][]
).map((deed) => ({ do: deed, pick: 0, cents: 5_000 }));

let test: TestCore;
let scene: Scene;
beforeAll(async () => {
  test = await testCore();
  scene = await setScene(test);
});
afterAll(() => test.close());

it(
  'whatever happens, all that was earned is held, available, paid out or taken back',
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 24 }), async (commands) => {
        await playHistory({ test, scene }, commands, (books) => {
          const { earnedMicro, reversedMicro, paidMicro, purseMicro, onHoldMicro } = books;
          const { heldMicro, waitingMicro, balanceMicro, owedMicro } = books;
          expect(heldMicro + waitingMicro).toBe(onHoldMicro);
          const hasMicro = onHoldMicro + purseMicro + balanceMicro - owedMicro;
          expect(paidMicro + hasMicro + reversedMicro).toBe(earnedMicro);
          for (const [name, micro] of Object.entries(books)) if (micro > 0n) seen.add(name);
        });
      }),
      { numRuns: HISTORIES, endOnFailure: true, examples: [[FULL]] },
    );
    const { id } = test.instances.a;
    // This says as well that nothing was released within its holding period.
    expect((await verifyCommissions(test.deps, id)).faults).toEqual([]);
    await sealLedgers(test.deps);
    expect((await verifyLedger(test.deps, id)).faults).toEqual([]);
    // Histories in which nothing happens would prove nothing.
    expect([...seen].sort()).toEqual(
      [
        ...['balanceMicro', 'earnedMicro', 'heldMicro', 'onHoldMicro', 'owedMicro', 'paidMicro'],
        ...['purseMicro', 'reversedMicro', 'waitingMicro'],
      ].sort(),
    );
  },
  60_000 + HISTORIES * 5_000,
);
