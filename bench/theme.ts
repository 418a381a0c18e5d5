import { brotliCompressSync } from 'node:zlib';
import { compileTheme } from '#themes/compile-theme.ts';
import { randomFrom, randomInput } from '#tests/themes/random-input.ts';

const ROUNDS = 20;
const BUDGET = { microseconds: 1000, raw: 3600, brotli: 900 };

const random = randomFrom(7);
const inputs = Array.from({ length: 500 }, () => ({
  ...randomInput(random),
  darkModeAvailable: true,
}));

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Microseconds for one theme each, light, dark and more contrast together. */
function measure(): number[] {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const input of inputs) {
      const started = performance.now();
      compileTheme(input);
      times.push((performance.now() - started) * 1000);
    }
  }
  return times.sort((a, b) => a - b);
}

// The first pass is for the compiler of the engine that runs us.
measure();
const times = measure();
const themes = inputs.map((input) => compileTheme(input).css);
const raw = Math.max(...themes.map((css) => css.length));
const brotli = Math.max(...themes.map((css) => brotliCompressSync(css).length));
const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(times, part));

console.log(
  `compile: p50 ${p50?.toFixed(0)} µs, p95 ${p95?.toFixed(0)} µs, p99 ${p99?.toFixed(0)} µs`,
);
console.log(`largest of ${inputs.length}: ${raw} bytes, ${brotli} with brotli`);
if ((p50 ?? Infinity) > BUDGET.microseconds || raw > BUDGET.raw || brotli > BUDGET.brotli) {
  console.error(`Over the budget of ${JSON.stringify(BUDGET)}.`);
  process.exitCode = 1;
}
