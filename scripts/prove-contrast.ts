import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { adversarialSeeds } from '#tests/themes/adversarial-seeds.ts';

/** One share of the proof, and what came of it. */
export interface Task {
  readonly kind: 'palettes' | 'adversarial' | 'seeds';
  readonly from: number;
  readonly to: number;
}

export interface Finding {
  readonly done: number;
  readonly pairs: number;
  readonly brokenCount: number;
  /** The first few, as many as a person would look at. */
  readonly broken: readonly string[];
}

const LINES = { palettes: 'random palettes', adversarial: 'hard palettes', seeds: 'exact seeds' };
const ALL_SEEDS = 0x1000000;

function share(kind: Task['kind'], count: number, threads: number): Task[] {
  const size = Math.ceil(count / threads);
  return Array.from({ length: threads }, (_, index) => ({
    kind,
    from: Math.min(count, index * size),
    to: Math.min(count, (index + 1) * size),
  }));
}

function run(task: Task): Promise<Finding> {
  const file = JSON.stringify(new URL('./prove-contrast-worker.ts', import.meta.url).href);
  // Threads do not inherit the loader that lets this process read TypeScript.
  const start = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`;
  return new Promise((resolve, reject) => {
    const worker = new Worker(start, { eval: true, workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function prove(kind: Task['kind'], count: number, threads: number): Promise<boolean> {
  const started = performance.now();
  const findings = await Promise.all(share(kind, count, threads).map(run));
  const sum = (key: 'done' | 'pairs' | 'brokenCount') =>
    findings.reduce((total, finding) => total + finding[key], 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const [done, pairs, broken] = [sum('done'), sum('pairs'), sum('brokenCount')];
  const said = [done, pairs, broken].map((number) => number.toLocaleString('en'));
  console.log(`${LINES[kind]}: ${said[0]}, pairs: ${said[1]}, broken: ${said[2]} (${seconds} s)`);
  for (const finding of findings) for (const line of finding.broken) console.log(`  ${line}`);
  // A worker that did nothing has found nothing, too.
  return broken === 0 && done === count;
}

async function main() {
  const { values } = parseArgs({
    options: {
      palettes: { type: 'string', default: '1000000' },
      seeds: { type: 'string', default: String(ALL_SEEDS) },
      threads: { type: 'string', default: '2' },
    },
  });
  const threads = Math.max(1, Number(values.threads));
  const results = [
    await prove('adversarial', adversarialSeeds().length, threads),
    await prove('palettes', Number(values.palettes), threads),
    await prove('seeds', Math.min(ALL_SEEDS, Number(values.seeds)), threads),
  ];
  if (results.includes(false)) process.exitCode = 1;
}

await main();
