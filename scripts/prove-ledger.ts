import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { keysAtOnce, spendAtOnce } from '#core/billing/ledger/testing/at-once.ts';
import { operations } from '#core/billing/ledger/testing/operations.ts';
import { runOperations } from '#core/billing/ledger/testing/run-operations.ts';
import { faultsAfterChange, singleChanges } from '#core/billing/ledger/testing/single-changes.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { Histories, RoundTripsFound } from '#scripts/prove-round-trips-worker.ts';

// Random movements of money against plain numbers, embedded or on the server of TEST_DATABASE_URL:
// npm run prove:ledger -- --operations 100000

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    customers: { type: 'string', default: '50' },
    'at-once': { type: 'string', default: '16' },
    spends: { type: 'string', default: '300' },
    keys: { type: 'string', default: '100' },
    changes: { type: 'string', default: '1000' },
    trips: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});

const BATCH = 10_000;
const TIMES = 20;
const OPERATIONS_TO_CHANGE = 150;
const HOUR_MS = 3_600_000;

let isProved = true;
function report(isGood: boolean, sentence: string): void {
  console.log(`${isGood ? 'good' : 'BAD '} ${sentence}`);
  isProved &&= isGood;
}

async function proveOperations({ deps, instances }: TestCore): Promise<void> {
  const [count, customers] = [Number(values.operations), Number(values.customers)];
  const atOnce = Number(values['at-once']);
  const instanceId = instances.a.id;
  const started = performance.now();
  const differences: string[] = [];
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done);
    const seed = Number(values.seed) + done;
    const drawn = fc.sample(operations(size, customers), { numRuns: 1, seed }).flat();
    const run = { deps, instanceId, operations: drawn, customers, atOnce };
    differences.push(...(await runOperations(run)));
    await sealLedgers(deps);
    // As every hour of a server: without it the database never learns how large its tables are.
    await deps.db.maintain();
    console.log(`${done + size} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  for (const difference of differences.slice(0, 20)) console.log(difference);
  report(
    differences.length === 0,
    `${count} operations by ${customers} customers, ${atOnce} at once: ` +
      `${differences.length} differences from plain numbers`,
  );
}

async function proveAtOnce({ deps, instances }: TestCore): Promise<void> {
  const stage = { deps, instanceId: instances.a.id };
  const through = await spendAtOnce(stage, Number(values.spends));
  report(through === 10, `${values.spends} spends at once of a balance for ten: ${through} went`);
  const keys = Number(values.keys);
  const { effects, answers } = await keysAtOnce(stage, { keys, times: TIMES });
  report(
    effects === BigInt(keys) && answers === keys,
    `${keys} keys, each ${TIMES} times at once: ${effects} effects, ${answers} answers`,
  );
}

async function proveVerified({ deps, instances }: TestCore): Promise<void> {
  await sealLedgers(deps);
  const { transactions, accounts, faults } = await verifyLedger(deps, instances.a.id);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  report(
    faults.length === 0,
    `${transactions} transactions and ${accounts} balances verified: ${faults.length} faults`,
  );
}

/** A small ledger of its own, as each change is looked for in all of it. */
async function proveChanges({ deps, instances, clock }: TestCore): Promise<void> {
  const stage = { deps, instanceId: instances.b.id };
  const seed = Number(values.seed);
  const drawn = fc.sample(operations(OPERATIONS_TO_CHANGE, 5), { numRuns: 1, seed }).flat();
  await runOperations({ ...stage, operations: drawn, customers: 5, atOnce: 5 });
  await sealLedgers(deps);
  clock.advance(HOUR_MS);
  const wanted = Number(values.changes);
  const counts = { found: 0, refused: 0, missed: 0 };
  for (const change of fc.sample(singleChanges, { numRuns: 2 * wanted, seed })) {
    if (counts.found + counts.missed === wanted) break;
    const faults = await faultsAfterChange(stage, change);
    if (faults?.length === 0) console.log(`not found: ${change.column} of ${change.table}`, change);
    counts[faults ? (faults.length > 0 ? 'found' : 'missed') : 'refused'] += 1;
  }
  report(
    counts.found === wanted,
    `${counts.found} of ${wanted} single changes made as the database's owner found ` +
      `(${counts.refused} more refused even then)`,
  );
}

/** Each of the machine's cores takes its share, each with databases of its own. */
function shareOfHistories(): Histories[][] {
  const [count, customers] = [Number(values.trips), Number(values.customers)];
  const workers = availableParallelism();
  const size = Math.min(BATCH, Math.ceil(count / workers));
  const shares = Array.from({ length: workers }, (): Histories[] => []);
  for (let from = 0; from < count; from += size) {
    const own = { seed: Number(values.seed) + from, size: Math.min(size, count - from) };
    const all = { ...own, customers, atOnce: Number(values['at-once']) };
    shares[(from / size) % workers]?.push(all);
  }
  return shares.filter((share) => share.length > 0);
}

/** Answers once all of them are proved; tells of each as it is. */
function proveShare(share: Histories[], tell: (found: RoundTripsFound) => void): Promise<void> {
  const file = JSON.stringify(new URL('prove-round-trips-worker.ts', import.meta.url).href);
  // Threads do not inherit the loader that lets this process read TypeScript.
  const start = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`;
  return new Promise((resolve, reject) => {
    const worker = new Worker(start, { eval: true, workerData: share });
    worker.on('message', tell);
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

/** What comes in, is spent, goes back, is disputed and won or lost, by the payments themselves. */
async function proveRoundTrips(): Promise<void> {
  const started = performance.now();
  const shares = shareOfHistories();
  const all: RoundTripsFound[] = [];
  const tell = (found: RoundTripsFound) => {
    all.push(found);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${all.length} of ${shares.flat().length} parts in ${seconds} s`);
  };
  await Promise.all(shares.map((share) => proveShare(share, tell)));
  const sum = (key: 'steps' | 'invoices') => all.reduce((total, found) => total + found[key], 0);
  const tooRich = all.flatMap((found) => found.tooRich);
  const faults = all.flatMap((found) => found.faults);
  for (const sentence of [...tooRich, ...faults].slice(0, 20)) console.log(sentence);
  report(
    // A worker that did nothing has found nothing, too.
    tooRich.length + faults.length === 0 && all.length === shares.flat().length,
    `${sum('steps')} of ${values.trips} top-ups, spends, refunds and disputes moved money: ` +
      `${tooRich.length} customers richer than what they paid, ${faults.length} faults in ` +
      `${sum('invoices')} payments`,
  );
}

await proveRoundTrips();
const test = await testCore();
await proveOperations(test);
await proveAtOnce(test);
await proveVerified(test);
await proveChanges(test);
await test.close();
process.exitCode = isProved ? 0 : 1;
