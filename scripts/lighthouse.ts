import { mkdir, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '#tests/harness/start-server.ts';
import { launchChromium } from './chromium/launch-chromium.ts';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { mustRun } from './run-command.mjs';

/**
 * What Lighthouse says of pages on a phone, as the median of several runs:
 * `npm run lighthouse -- --hosts nova.localhost --paths /,/login`.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
/** It brings a quarter of all files, so only who measures installs it. */
const OWN = path.join(import.meta.dirname, 'lighthouse');

/** The least score of each category, of 100. */
const LEAST = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[]; // Its own keys.

const { values } = parseArgs({
  options: {
    hosts: { type: 'string', default: 'localhost,nova.localhost' },
    paths: { type: 'string', default: '/' },
    runs: { type: 'string', default: '3' },
    out: { type: 'string', default: path.join(ROOT, 'test-results/lighthouse') },
  },
});

interface Page {
  name: string;
  url: string;
}

/** What is read of the result that Lighthouse writes. */
interface Result {
  runtimeError?: { message: string };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, not on a socket's path.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A browser of its own, so that nothing of a visit before is kept. */
async function visit(url: string, report: string): Promise<Result> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    await mustRun(
      `Lighthouse failed at ${url}.`,
      [process.execPath, path.join(OWN, 'node_modules/lighthouse/cli/index.js'), url].concat(
        [`--port=${port}`, '--quiet', `--only-categories=${CATEGORIES.join(',')}`],
        ['--output=json', '--output=html', `--output-path=${report}`],
      ),
      { capture: true },
    );
    // Lighthouse wrote it just now.
    const result = JSON.parse(readFileSync(`${report}.report.json`, 'utf8')) as Result;
    if (result.runtimeError) throw new Error(result.runtimeError.message);
    return result;
  } finally {
    await browser.close();
  }
}

const scoreOf = ({ categories }: Result, category: Category) =>
  Math.round((categories[category].score ?? 0) * 100);

function middle<T>(list: readonly T[]): T {
  const found = list[Math.floor(list.length / 2)];
  if (found === undefined) throw new Error('There has to be one run at least.');
  return found;
}

/** What takes from the score of a category, with how it is said to be mended. */
function faultsOf({ audits, categories }: Result, category: Category): string[] {
  const counted = categories[category].auditRefs.filter(({ weight }) => weight > 0);
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score >= 0.9) return [];
    return [`  ${id}: ${audit.title} ${audit.displayValue ?? ''}`];
  });
}

async function judge({ name, url }: Page): Promise<boolean> {
  const runs: Result[] = [];
  for (let run = 1; run <= Number(values.runs); run += 1) {
    runs.push(await visit(url, path.join(values.out, `${name}-${run}`)));
  }
  runs.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  const median = middle(runs);
  const scores = CATEGORIES.map((category) => ({
    category,
    score: middle(runs.map((run) => scoreOf(run, category)).sort((a, b) => a - b)),
  }));
  const { audits } = median;
  const marks = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
    .concat('cumulative-layout-shift', 'total-byte-weight')
    .map((id) => audits[id]?.displayValue ?? '?');
  console.log(
    [name.padEnd(24), ...scores.map(({ score }) => `${score}`.padStart(3)), ...marks].join('  '),
  );
  const low = scores.filter(({ category, score }) => score < LEAST[category]);
  for (const { category } of low) console.log(faultsOf(median, category).join('\n'));
  return low.length === 0;
}

await ensureDependencies(OWN);
const server = await startServer();
try {
  await rm(values.out, { recursive: true, force: true });
  await mkdir(values.out, { recursive: true });
  console.log(`${''.padEnd(24)}  ${CATEGORIES.join(', ')}, FCP, LCP, TBT, CLS, bytes`);
  for (const host of values.hosts.split(',')) {
    for (const asked of values.paths.split(',')) {
      const name = `${host}${asked.replaceAll('/', '-').replace(/-$/, '')}`;
      const url = `http://${host}:${server.port}/app${asked === '/' ? '' : asked}`;
      if (!(await judge({ name, url }))) process.exitCode = 1;
    }
  }
} finally {
  await server.stop();
}
