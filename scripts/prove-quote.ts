import { parseArgs } from 'node:util';
import { ROUNDING_RULES } from '#core/pricing/quote/testing/rounding-rules.ts';

/** Each rounding rule on so many random quotes; the seed of a failure repeats it. */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const numRuns = Number(values.runs);
const seed = values.seed === undefined ? Date.now() : Number(values.seed);
const started = performance.now();
for (const { says, check } of ROUNDING_RULES) {
  check({ numRuns, seed });
  console.log(`${numRuns} times: ${says}.`);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${ROUNDING_RULES.length} rules hold (seed ${seed}, ${seconds} s).`);
