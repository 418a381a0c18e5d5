import { parseArgs } from 'node:util';
import { fuzzSettings } from '#tests/instance/settings-fuzz.ts';

/** Hostile settings in front of a built panel: every page answers, every fault is named. */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '7' },
  },
});
const started = performance.now();
const report = await fuzzSettings(Number(values.documents), Number(values.seed));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `settings: ${report.documents}, refused in part or whole: ${report.refused}, ` +
    `failures: ${report.failures.length} (${seconds} s)`,
);
for (const failure of report.failures.slice(0, 50)) console.log(`  ${failure}`);
if (report.failures.length > 0) process.exitCode = 1;
