import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { programOf, ROOT, run, typescript } from './run-command.mjs';
import { readResults, sentence, sum } from './results/results.mjs';

// `npm test` runs everything; with --quick, only what needs neither browser nor PostgreSQL.

const MINUTE = 60_000;
/** Nothing takes this long, on any machine: whatever does has stopped for good. */
const HANGS_MS = 15 * MINUTE;
const REPORTS = path.join(ROOT, 'test-results');
/** What a test file says that runs on both databases: docs/decisions/0053 */
const ALSO_ON_POSTGRES = /^\/\/ Also on PostgreSQL: \S/m;

const quick = process.argv.includes('--quick');
const SERVER = quick ? '' : (process.env['TEST_DATABASE_URL'] ?? '');
const results = [];

/** Ends what runs when somebody ends this run; what ran until then is still counted. */
const ended = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => ended.abort(new Error(`the run was ended by ${name}`)));
}

/** Runs one check, shows what it wrote when it failed, and notes how it went. */
async function check(name, work) {
  if (ended.signal.aborted) return false;
  const started = performance.now();
  let outcome;
  try {
    outcome = await work();
  } catch (error) {
    outcome = { ok: false, output: error.message };
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { ok, output, found } = outcome;
  if (!ok && output) console.log(output);
  const count = found ? `, ${sentence(found.totals)}` : '';
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s${count})`);
  const totals = found?.totals ?? { passed: 0, failed: ok ? 0 : 1, skipped: 0 };
  results.push({ name, ok, ...found, totals });
  return ok;
}

const quietly = (command) => () => {
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(2 * HANGS_MS)]);
  return run(command, { capture: true, signal });
};

/** Runs tests that write their results as they go, for as long as more of them come. */
async function runTests(name, command, env) {
  const file = path.join(REPORTS, `${name.replaceAll(' ', '-')}.jsonl`);
  writeFileSync(file, '');
  const stuck = new AbortController();
  const watch = setInterval(() => {
    const silentMs = Date.now() - statSync(file).mtimeMs;
    if (silentMs > HANGS_MS) {
      stuck.abort(new Error(`no test began or ended for ${HANGS_MS / MINUTE} minutes`));
    }
  }, MINUTE / 6);
  const signal = AbortSignal.any([ended.signal, stuck.signal]);
  const { ok } = await run(command, { env: { ...env, TEST_RESULTS: file }, signal });
  clearInterval(watch);
  if (signal.aborted) console.log(`${name}: ${signal.reason.message}`);
  return { ok, found: readResults(file, ok) };
}

async function staticChecks() {
  const lint = [process.execPath, path.join(ROOT, 'scripts/lint.mjs')];
  await check('types and lint', quietly(lint));
  await check('schemas', quietly(typescript('instance-schema/generate.ts', '--check')));
}

/** A build checks the locales as well, so they are checked here only where nothing was built. */
async function buildProgram() {
  const { ensureBuild } = await import('./build.mjs');
  let wasFresh = false;
  const ok = await check('build', async () => {
    wasFresh = !(await ensureBuild());
    return { ok: true };
  });
  if (wasFresh) await check('locales', quietly(typescript('scripts/check-locales.ts')));
  return ok;
}

function vitest(name, { files = [], env, options = [] }) {
  const reporters = ['default', './scripts/results/vitest-reporter.mjs'];
  const usual = ['--allowOnly=false', ...reporters.map((each) => `--reporter=${each}`)];
  const command = [...programOf('vitest'), 'run', ...usual, ...options, ...files];
  return check(name, () => runTests(name, command, env));
}

/** Where a server is named, the files that need one are on it, and the others on the embedded database. */
const unitTests = () =>
  vitest('units', { env: { TEST_DATABASE_URL: '', TEST_DATABASE_URL_WHERE_NEEDED: SERVER } });

async function vitestOnPostgres() {
  // One more than there are cores: the others wait for the server half of the time.
  const options = [`--maxWorkers=${availableParallelism() + 1}`];
  if (SERVER) return vitest('units on PostgreSQL', { files: testsOfBoth(), options });
  return console.log('No PostgreSQL was named by TEST_DATABASE_URL: nothing ran there.');
}

function playwright() {
  const command = [...programOf('@playwright/test', 'playwright'), 'test', '--forbid-only'];
  return check('journeys', () => runTests('journeys', command));
}

async function prepareBrowser() {
  const { ensureChromium } = await import('./ensure-chromium.mjs');
  return check('browser', async () => {
    console.log(await ensureChromium());
    return { ok: true };
  });
}

/** The test files that say why they run on either database. */
function testsOfBoth() {
  return ['core', 'fixtures', 'server', 'tests']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => ALSO_ON_POSTGRES.test(readFileSync(path.join(ROOT, file), 'utf8')));
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
await ensureDependencies().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

// What is read only needs nothing of the rest, so nothing waits for it.
const read = staticChecks();
const [hasBuild, hasBrowser] = await Promise.all([
  buildProgram(),
  quick ? false : prepareBrowser(),
]);
await unitTests();
await read;
if (!quick) {
  await vitestOnPostgres();
  if (hasBuild && hasBrowser) await playwright();
}

const totals = sum(results.map((result) => result.totals));
writeFileSync(
  path.join(REPORTS, 'summary.json'),
  JSON.stringify({ totals, results }, undefined, 2),
);
for (const { name, secondTries = [], failed = [], unfinished = [] } of results) {
  for (const id of secondTries) console.log(`passed at its second try: ${name}: ${id}`);
  for (const id of unfinished) console.log(`was running when the run ended: ${name}: ${id}`);
  for (const id of failed) console.log(`failed: ${name}: ${id}`);
}
for (const { name } of results.filter((result) => !result.ok)) console.log(`failed: ${name}`);
console.log(sentence(totals));
process.exitCode = results.every((result) => result.ok) && !ended.signal.aborted ? 0 : 1;
