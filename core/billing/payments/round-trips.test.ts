import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRevision } from '#core/tenancy/instances/read-revision.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { roundTrips, runRoundTrips, type RoundTrip } from './testing/round-trips.ts';
import { setTerms } from './testing/taking-back.ts';
import { verifyInvoices } from './verify-invoices.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await setTerms(test, { feePpm: 29_000, bonusPpm: 40_000 });
});
afterAll(() => test.close());

async function run(trips: readonly RoundTrip[], customers: number) {
  const instanceId = test.instances.a.id;
  const revision = await readRevision(test.deps, instanceId);
  const ran = { deps: test.deps, instanceId, revision, trips, customers, atOnce: 4 };
  return runRoundTrips(ran);
}

it('no history leaves anybody richer than what they paid', async () => {
  const instanceId = test.instances.a.id;
  const [trips = []] = fc.sample(roundTrips(400, 6), { numRuns: 1 });
  const { tooRich, steps } = await run(trips, 6);
  expect(tooRich).toEqual([]);
  expect(steps).toBeGreaterThan(100);
  expect((await verifyInvoices(test.deps, instanceId)).faults).toEqual([]);
  expect((await verifyLedger(test.deps, instanceId)).faults).toEqual([]);
});

const ALL = 90_000;

it.each<[string, number[], number]>([
  ['all at once', [ALL], 100],
  ['a part of it', [300], 100],
  ['bit by bit', [300, ALL], 100],
  ['with a part of its payment disputed', [ALL], 40],
])(
  'an order given back during a dispute keeps no cashback once that is won: %s',
  async (_, refunds, percent) => {
    const dispute = { kind: 'dispute', cents: 220 * percent, isAll: percent === 100 } as const;
    const whats: RoundTrip['what'][] = [
      { kind: 'topUp', cents: 22_000, hasCoupon: false },
      { kind: 'order', cents: 1_081, cashbackPercent: 19, which: 0 },
      { ...dispute, which: 0 },
      ...refunds.map((cents) => ({ kind: 'refundOrder', cents, which: 0 }) as const),
      { kind: 'won', which: 0 },
      { kind: 'refundOrder', cents: ALL, which: 0 },
    ];
    // And as well once the rest of the order has come back.
    for (const trips of [whats.slice(0, -1), whats]) {
      const { tooRich } = await run(
        trips.map((what) => ({ customer: 0, what })),
        1,
      );
      expect(tooRich).toEqual([]);
    }
  },
);
