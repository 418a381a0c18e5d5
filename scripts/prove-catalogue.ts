import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { checkCatalogue } from '#app/areas/shop/local-catalogue/testing/check-catalogue.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10000' } } });
const numRuns = Number(values.runs);
const started = performance.now();
await fc.assert(checkCatalogue, { numRuns });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${numRuns} random queries: workers, server and naive reader agree (${seconds} s).`);
