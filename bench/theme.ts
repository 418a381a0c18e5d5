import { brotliCompressSync } from 'node:zlib';
import { compileTheme } from '#themes/compile-theme.ts';
import type { ThemeInput } from '#themes/theme-input.ts';
import { randomFrom, randomHex, randomInput } from '#tests/themes/random-input.ts';
import { refuse, report } from './report/report.ts';
import type { CompileSeeds, Seeds } from './theme-engines/seeds.ts';

const INPUTS = 40;
const ROUNDS = 5;
const LEAST_TIMES_FASTER = 5;
const BUDGET = { raw: 3600, brotli: 900 };

interface Brand {
  input: ThemeInput;
  seeds: Seeds;
}

const COMPARED = ['radix', 'material', 'leonardo'] as const;
type Engine = 'ours' | (typeof COMPARED)[number];

/** Of a package of its own, which is not there when types are checked. */
async function engineCalled(name: (typeof COMPARED)[number]): Promise<(brand: Brand) => unknown> {
  const file: string = `./theme-engines/${name}.ts`;
  // Each of these files has the one function.
  const { compile } = (await import(file)) as { compile: CompileSeeds };
  return ({ seeds }) => compile(seeds);
}

const ENGINES: Record<Engine, (brand: Brand) => unknown> = {
  ours: ({ input }) => compileTheme(input).css,
  radix: await engineCalled('radix'),
  material: await engineCalled('material'),
  leonardo: await engineCalled('leonardo'),
};

/** Every engine gets the six families that ours makes, so that no one has less to do. */
function brandFrom(random: () => number): Brand {
  const [primary, accent, neutral] = [randomHex(random), randomHex(random), randomHex(random)];
  return {
    input: { colours: { light: { primary, accent, neutral } }, darkModeAvailable: true },
    seeds: {
      families: [primary, accent, '#1a7f37', '#9a6700', '#cf222e', '#0969da'],
      neutral,
      background: { light: '#f8fafa', dark: '#0e171c' },
    },
  };
}

function microseconds(work: () => unknown): number {
  const started = performance.now();
  work();
  return (performance.now() - started) * 1000;
}

/** In turns, so that what else the machine does meets every engine alike. */
function measure(brands: readonly Brand[]): Record<Engine, number[]> {
  const times: Record<Engine, number[]> = { ours: [], radix: [], material: [], leonardo: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const brand of brands) {
      for (const [engine, compile] of Object.entries(ENGINES)) {
        // Object.entries forgets that the keys are the engines.
        times[engine as Engine].push(microseconds(() => compile(brand)));
      }
    }
  }
  return times;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

const random = randomFrom(7);
const brands = Array.from({ length: INPUTS }, () => brandFrom(random));
// The first pass is for the compiler of the engine that runs us.
measure(brands);
const times = measure(brands);
const ours = quantile(times.ours, 0.5);
console.log(`light, dark and more contrast: p50 ${ours} µs, p95 ${quantile(times.ours, 0.95)} µs`);
for (const against of COMPARED) {
  const reference = quantile(times[against], 0.5);
  report({ measure: 'compile a theme', ours, reference, unit: 'µs', against });
  if (reference < ours * LEAST_TIMES_FASTER) {
    refuse(`Ours is not ${LEAST_TIMES_FASTER} times faster than ${against}.`);
  }
}

const themes = Array.from({ length: 500 }, () => compileTheme(randomInput(random)).css);
const raw = Math.max(...themes.map((css) => css.length));
const brotli = Math.max(...themes.map((css) => brotliCompressSync(css).length));
console.log(`largest of ${themes.length}: ${raw} bytes, ${brotli} with brotli`);
if (raw > BUDGET.raw || brotli > BUDGET.brotli) {
  refuse(`Over the budget of ${JSON.stringify(BUDGET)}.`);
}
