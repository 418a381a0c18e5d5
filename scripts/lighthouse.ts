import { mkdir, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { startServer } from '#tests/harness/start-server.ts';
import { CHROMIUM_ARGUMENTS } from './chromium/arguments.mjs';

/**
 * What Lighthouse says of pages on a phone, as the median of several runs:
 * `npm run lighthouse -- --hosts nova.localhost --paths /,/login`.
 */

const ROOT = path.resolve(import.meta.dirname, '..');

/** The least score of each category, of 100. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
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

interface Run {
  report: string;
  result: Result;
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
async function visit(url: string): Promise<Run> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: readFileSync(path.join(ROOT, '.cache/chromium-path'), 'utf8'),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    const run = await lighthouse(url, { port, output: 'html', onlyCategories: [...CATEGORIES] });
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? url);
    return { report: [run.report].flat().join(''), result: run.lhr };
  } finally {
    await browser.close();
  }
}

const scoreOf = ({ result }: Run, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

function middle<T>(list: readonly T[]): T {
  const found = list[Math.floor(list.length / 2)];
  if (found === undefined) throw new Error('There has to be one run at least.');
  return found;
}

/** What takes from the score of a category, with how it is said to be mended. */
function faultsOf({ result }: Run, category: Category): string[] {
  const counted = result.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted.flatMap(({ id }) => {
    const audit = result.audits[id];
    if (!audit || audit.score === null || audit.score >= 0.9) return [];
    return [`  ${id}: ${audit.title} ${audit.displayValue ?? ''}`];
  });
}

async function judge({ name, url }: Page): Promise<boolean> {
  const runs: Run[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await visit(url));
  runs.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  const median = middle(runs);
  await writeFile(path.join(values.out, `${name}.html`), median.report);
  await writeFile(path.join(values.out, `${name}.json`), JSON.stringify(median.result));
  const scores = CATEGORIES.map((category) => ({
    category,
    score: middle(runs.map((run) => scoreOf(run, category)).sort((a, b) => a - b)),
  }));
  const { audits } = median.result;
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
