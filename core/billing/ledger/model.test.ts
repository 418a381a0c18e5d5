// On PostgreSQL: a history of postings at once.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { sealLedgers } from './seal-ledgers.ts';
import { operations } from './testing/operations.ts';
import { runOperations } from './testing/run-operations.ts';
import { verifyLedger } from './verify-ledger.ts';

let test: TestCore;
let instanceId: number;
beforeAll(async () => {
  test = await testCore();
  instanceId = test.instances.a.id;
});
afterAll(() => test.close());

describe('the ledger', () => {
  it('comes to what plain numbers come to, whatever happens to the money', async () => {
    const property = fc.asyncProperty(operations(250, 12), async (drawn) => {
      const run = { deps: test.deps, instanceId, operations: drawn, customers: 12, atOnce: 4 };
      expect(await runOperations(run)).toEqual([]);
    });
    // Making a failure smaller would take the database longer than a test may take.
    await fc.assert(property, { numRuns: 4, endOnFailure: true });
    await sealLedgers(test.deps);
    test.clock.advance(3_600_000);
    const { transactions, faults } = await verifyLedger(test.deps, instanceId);
    expect(faults).toEqual([]);
    expect(transactions).toBeGreaterThan(300);
  });

  it('forgets no transaction that is not sealed', async () => {
    const [drawn = []] = fc.sample(operations(20, 1), { numRuns: 1, seed: 1 });
    // A ledger of its own: each check reads all of it.
    const { id: instanceId } = test.instances.b;
    const run = { deps: test.deps, instanceId, operations: drawn, customers: 1, atOnce: 1 };
    await runOperations(run);
    expect((await verifyLedger(test.deps, instanceId)).faults).toEqual([]);
    test.clock.advance(3_600_000);
    const { faults } = await verifyLedger(test.deps, instanceId);
    expect(new Set(faults.map((fault) => fault.replace(/\d+/, 'n')))).toEqual(
      new Set(['Transaction n: it was never sealed.']),
    );
    await sealLedgers(test.deps);
    expect((await verifyLedger(test.deps, instanceId)).faults).toEqual([]);
  });
});
