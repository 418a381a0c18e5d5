import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { readRevision } from '#core/tenancy/instances/read-revision.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { roundTrips, runRoundTrips } from '#core/billing/payments/testing/round-trips.ts';
import { setTerms } from '#core/billing/payments/testing/taking-back.ts';
import { verifyInvoices } from '#core/billing/payments/verify-invoices.ts';
import { testCore } from '#core/testing/harness.ts';

/** Histories of some customers, so many steps in all. */
export interface Histories {
  seed: number;
  size: number;
  customers: number;
  atOnce: number;
}

export interface RoundTripsFound {
  /** That moved money. */
  steps: number;
  tooRich: string[];
  faults: string[];
  invoices: number;
}

/** A database of their own, so that the last histories take no longer than the first. */
async function prove({ seed, size, customers, atOnce }: Histories): Promise<RoundTripsFound> {
  const test = await testCore({ isDemo: true });
  const { deps } = test;
  const instanceId = test.instances.a.id;
  await setTerms(test, { feePpm: 29_000, bonusPpm: 40_000 });
  const revision = await readRevision(deps, instanceId);
  const trips = fc.sample(roundTrips(size, customers), { numRuns: 1, seed }).flat();
  const ran = await runRoundTrips({ deps, instanceId, revision, trips, customers, atOnce });
  await sealLedgers(deps);
  const ofInvoices = await verifyInvoices(deps, instanceId);
  const ofLedger = await verifyLedger(deps, instanceId);
  await test.close();
  const faults = [...ofInvoices.faults, ...ofLedger.faults];
  return { ...ran, faults, invoices: ofInvoices.invoices };
}

// What prove-ledger.ts has started it with.
for (const histories of workerData as readonly Histories[]) {
  parentPort?.postMessage(await prove(histories));
}
