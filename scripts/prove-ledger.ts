import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { sealLedgers } from '#core/ledger/seal-ledgers.ts';
import { operations } from '#core/ledger/testing/operations.ts';
import { runOperations } from '#core/ledger/testing/run-operations.ts';
import { verifyLedger } from '#core/ledger/verify-ledger.ts';
import { testCore } from '#core/testing/harness.ts';

// Random movements of money against plain numbers, embedded or on the server of TEST_DATABASE_URL:
// npm run prove:ledger -- --operations 100000

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    customers: { type: 'string', default: '50' },
    'at-once': { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
  },
});
const [count, customers, atOnce, seed] = [
  Number(values.operations),
  Number(values.customers),
  Number(values['at-once']),
  Number(values.seed),
];
const BATCH = 10_000;

const test = await testCore();
const instanceId = test.instances.a.id;
const started = performance.now();
const faults: string[] = [];
for (let done = 0; done < count; done += BATCH) {
  const size = Math.min(BATCH, count - done);
  const drawn = fc.sample(operations(size, customers), { numRuns: 1, seed: seed + done }).flat();
  const run = { deps: test.deps, instanceId, operations: drawn, customers, atOnce };
  faults.push(...(await runOperations(run)));
  await sealLedgers(test.deps);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${done + size} operations, ${seconds} s, ${faults.length} differences`);
}
const verified = await verifyLedger(test.deps, instanceId);
faults.push(...verified.faults);
for (const fault of faults.slice(0, 20)) console.error(fault);
console.log(
  `${count} operations by ${customers} customers, ${atOnce} at once, came to ` +
    `${verified.transactions} transactions and ${faults.length} faults.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
await test.close();
