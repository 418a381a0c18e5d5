import { execFile } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { renderToString } from 'react-dom/server';
import { countExchanges } from '#core/platform/db/exchanges.ts';
import { request } from '#tests/harness/request.ts';
import { median, report } from './report/report.ts';
import { startDemo, type Demo } from './serving/demo.ts';

// What a page costs of somebody who has signed in, embedded and on the PostgreSQL of
// TEST_DATABASE_URL: `npm run bench:pages` says it for ten pages.

const run = promisify(execFile);
const WARM = 60;
const TIMES = 60;
const AT_ONCE = 10;

const CUSTOMER = 'ada@demo.example';
const STAFF = 'staff@demo.example';

type Account = typeof CUSTOMER | typeof STAFF;

const PAGES: readonly [name: string, path: string, account: Account][] = [
  ['dashboard', '/app/dashboard', CUSTOMER],
  ['order form', '/app/orders/create', CUSTOMER],
  ['orders', '/app/orders', CUSTOMER],
  ['order', '/app/orders/:id', CUSTOMER],
  ['finances', '/app/finances', CUSTOMER],
  ['add funds', '/app/add-funds', CUSTOMER],
  ['statistics', '/app/statistics', CUSTOMER],
  ['notices', '/app/notices', CUSTOMER],
  ['profile', '/app/profile', CUSTOMER],
  ['staff orders', '/app/staff/orders', STAFF],
];

interface Asked {
  demo: Demo;
  path: string;
  cookie: string;
}

async function visit({ demo, ...asked }: Asked, pages: number, connections = 1) {
  const task = JSON.stringify({ port: demo.port, pages, connections, ...asked });
  const file = path.join(import.meta.dirname, 'serving/visit.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', file, task]);
  return JSON.parse(stdout) as { p50: number; perSecond: number }; // As visit.ts writes it.
}

const readPage = ({ demo, path: target, cookie }: Asked) =>
  request({ url: `http://127.0.0.1:${demo.port}${target}`, headers: { cookie } });

/** The least of some times: now and then a job of the background asks as well. */
async function exchangesOf(asked: Asked) {
  const found: number[] = [];
  for (let time = 0; time < 9; time += 1) found.push(await countExchanges(() => readPage(asked)));
  return Math.min(...found);
}

/** Milliseconds of this thread for the tree alone, without anything that Remix streams. */
function drawingOf(demo: Demo): number {
  const times = Array.from({ length: WARM + TIMES }, () => {
    const document = demo.lastDocument();
    const started = performance.now();
    renderToString(document);
    return performance.now() - started;
  });
  return median(times.slice(WARM));
}

/** Milliseconds in which this thread had something to do, for each page. */
async function threadOf(asked: Asked) {
  const before = performance.eventLoopUtilization();
  const { p50 } = await visit(asked, TIMES);
  return { p50, active: performance.eventLoopUtilization(before).active / TIMES };
}

async function measure(name: string, asked: Asked): Promise<void> {
  const exchanges = await exchangesOf(asked);
  const { text } = await readPage(asked);
  const thread = await threadOf(asked);
  const { perSecond } = await visit(asked, TIMES * 2, AT_ONCE);
  const figures = [
    `${exchanges} exchanges`,
    `${text.match(/<[a-z]/g)?.length ?? 0} elements in ${Math.round(text.length / 1024)} KB`,
    `p50 ${thread.p50.toFixed(1)} ms`,
    `${perSecond.toFixed(0)} pages/s of ${AT_ONCE}`,
  ];
  console.log(`${name}: ${figures.join(', ')}`);
  report({
    measure: name,
    ours: Number(thread.active.toFixed(2)),
    reference: Number(drawingOf(asked.demo).toFixed(2)),
    unit: 'ms of the main thread',
    against: 'renderToString',
  });
}

async function orderOf(demo: Demo, cookie: string): Promise<string> {
  const { text } = await readPage({ demo, cookie, path: '/app/orders' });
  return /\/app\/orders\/(\d+)/.exec(text)?.[1] ?? '';
}

async function measureAll(server?: string): Promise<void> {
  console.log(server === undefined ? 'embedded' : 'on PostgreSQL');
  const demo = await startDemo(server);
  const cookies = { [CUSTOMER]: await demo.signIn(CUSTOMER), [STAFF]: await demo.signIn(STAFF) };
  const id = await orderOf(demo, cookies[CUSTOMER]);
  const pages = PAGES.map(([name, target, account]) => ({
    name,
    asked: { demo, cookie: cookies[account], path: target.replace(':id', id) },
  }));
  // The compiler of the engine that runs us needs a while, and whatever is kept has to be read once.
  for (const { asked } of pages) await visit(asked, WARM);
  for (const { name, asked } of pages) await measure(name, asked);
  await demo.close();
}

await measureAll();
const server = process.env['TEST_DATABASE_URL'];
if (server !== undefined) await measureAll(server);
