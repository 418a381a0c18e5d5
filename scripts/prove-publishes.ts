import { parseArgs } from 'node:util';
import { cloneServerDatabase } from '#core/testing/server-template.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';
import { publishUnderLoad, type LoadReport } from '#tests/publishing/publish-under-load.ts';

/** Publication after publication in front of readers: every page answers and is of one of them. */
const { values } = parseArgs({
  options: {
    publishes: { type: 'string', default: '10000' },
    seconds: { type: 'string' },
    readers: { type: 'string', default: '6' },
  },
});

async function prove(what: string, servers: readonly RunningServer[]): Promise<boolean> {
  const started = performance.now();
  const report = await publishUnderLoad({
    urls: servers.map(({ url }) => url),
    host: 'localhost',
    publishes: Number(values.publishes),
    seconds: values.seconds === undefined ? undefined : Number(values.seconds),
    readers: Number(values.readers),
    judgesLag: true,
  });
  console.log(`${what}: ${inWords(report, (performance.now() - started) / 1_000)}`);
  for (const fault of report.faults.slice(0, 50)) console.log(`  ${fault}`);
  return report.faults.length === 0;
}

function inWords(report: LoadReport, seconds: number): string {
  const { publishes, pages, pagesOf, seen, longestLagMs, faults } = report;
  return [
    `publishes: ${publishes} (${(publishes / seconds).toFixed(1)} a second)`,
    `pages: ${pages} (${pagesOf.join(' + ')})`,
    `publications that a page showed: ${seen}`,
    `longest that one showed the one before: ${Math.round(longestLagMs)} ms`,
    `faults: ${faults.length} (${seconds.toFixed(1)} s)`,
  ].join(', ');
}

async function proveEmbedded(): Promise<boolean> {
  const server = await startServer();
  return prove('one process', [server]).finally(() => server.stop());
}

/** What is published at one process is shown by the other. */
async function proveTwo(postgres: string): Promise<boolean> {
  const clone = await cloneServerDatabase(postgres);
  const env = { DATABASE_URL: clone.url };
  const servers = await Promise.all([startServer({ env }), startServer({ env })]);
  return prove('two processes on PostgreSQL', servers).finally(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await clone.drop();
  });
}

const postgres = process.env['TEST_DATABASE_URL'];
const results = [await proveEmbedded(), ...(postgres ? [await proveTwo(postgres)] : [])];
if (results.includes(false)) process.exitCode = 1;
