import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { sealLedgers } from '#core/ledger/seal-ledgers.ts';
import { keysAtOnce, spendAtOnce } from '#core/ledger/testing/at-once.ts';
import { operations } from '#core/ledger/testing/operations.ts';
import { runOperations } from '#core/ledger/testing/run-operations.ts';
import { faultsAfterChange, singleChanges } from '#core/ledger/testing/single-changes.ts';
import { verifyLedger } from '#core/ledger/verify-ledger.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

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

const test = await testCore();
await proveOperations(test);
await proveAtOnce(test);
await proveVerified(test);
await proveChanges(test);
await test.close();
process.exitCode = isProved ? 0 : 1;
