import { parseArgs } from 'node:util';
import { forgetCatalogues, tripThere } from '#core/studio/instance-file/testing/round-trip.ts';
import { testCore } from '#core/testing/harness.ts';

// Takes random instances out of one brand into another, as files: npm run prove:instances -- --instances 1000

const { values } = parseArgs({
  options: {
    instances: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});
const [count, first] = [Number(values.instances), Number(values.seed)];
const test = await testCore();
await forgetCatalogues(test);
const started = performance.now();
const failures = await tripThere(test, {
  seeds: Array.from({ length: count }, (_, at) => first + at),
});
await test.close();
const seconds = Math.round((performance.now() - started) / 1_000);
for (const failure of failures) console.error(failure);
console.log(`${count} instances in ${seconds} s, ${failures.length} not the same byte for byte.`);
process.exitCode = failures.length === 0 ? 0 : 1;
