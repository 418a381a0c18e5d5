import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { programOf, ROOT, run, typescript } from './run-command.mjs';
import { secondTries, sentence, sum, totalsOf } from './test-totals.mjs';

// `npm test` runs everything; with --quick, only what needs neither browser nor PostgreSQL.

const MINUTE = 60_000;
const REPORTS = path.join(ROOT, 'test-results');
const report = (name) => path.join(REPORTS, `${name}.json`);
/** What a test file says when it uses the database of core/testing. */
const USES_DATABASE = /\btest(Core|Database)\b|TEST_DATABASE_URL/;

const quick = process.argv.includes('--quick');
const results = [];

/** Runs one check, shows what it wrote when it failed, and notes how it went. */
async function check(name, work) {
  const started = performance.now();
  let outcome;
  try {
    outcome = await work();
  } catch (error) {
    outcome = { ok: false, output: error.message };
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const totals = outcome.totals ?? { passed: 0, failed: outcome.ok ? 0 : 1, skipped: 0 };
  if (!outcome.ok && outcome.output) console.log(outcome.output);
  const count = outcome.totals ? `, ${sentence(totals)}` : '';
  console.log(`${outcome.ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s${count})`);
  results.push({ name, ok: outcome.ok, totals, again: outcome.again ?? [] });
  return outcome.ok;
}

const outcomeOf = (file, ok) => ({ totals: totalsOf(file, ok), again: secondTries(file) });

const quietly = (command) => () => run(command, { capture: true, timeoutMs: 5 * MINUTE });

async function staticChecks() {
  const lint = [process.execPath, path.join(ROOT, 'scripts/lint.mjs')];
  await check('types and lint', quietly(lint));
  await check('schemas', quietly(typescript('instance-schema/generate.ts', '--check')));
  await check('locales', quietly(typescript('scripts/check-locales.ts')));
}

async function buildProgram() {
  const { ensureBuild } = await import('./build.mjs');
  return check('build', async () => {
    await ensureBuild();
    return { ok: true };
  });
}

function vitest(name, { files = [], env }) {
  return check(name, async () => {
    const file = report(name.replaceAll(' ', '-'));
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const command = [...programOf('vitest'), 'run', ...reporters, ...files];
    const { ok } = await run(command, { env, timeoutMs: 8 * MINUTE });
    return { ok, ...outcomeOf(file, ok) };
  });
}

async function vitestOnPostgres() {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return vitest('units on PostgreSQL', { files: databaseTests() });
  return console.log('No PostgreSQL was named by TEST_DATABASE_URL: that run is left out.');
}

function playwright() {
  return check('journeys', async () => {
    const command = [...programOf('@playwright/test', 'playwright'), 'test'];
    const { ok } = await run(command, { timeoutMs: 12 * MINUTE });
    return { ok, ...outcomeOf(report('e2e'), ok) };
  });
}

async function prepareBrowser() {
  const { ensureChromium } = await import('./ensure-chromium.mjs');
  return check('browser', async () => {
    console.log(await ensureChromium());
    return { ok: true };
  });
}

/** The test files that use the database: the ones worth a second run on PostgreSQL. */
function databaseTests() {
  return ['core', 'fixtures', 'server', 'tests']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => USES_DATABASE.test(readFileSync(path.join(ROOT, file), 'utf8')));
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
await vitest('units', { env: { TEST_DATABASE_URL: '' } });
await read;
if (!quick) {
  await vitestOnPostgres();
  if (hasBuild && hasBrowser) await playwright();
}

const totals = sum(results.map((result) => result.totals));
writeFileSync(report('summary'), JSON.stringify({ totals, results }, undefined, 2));
for (const { name, again } of results) {
  for (const title of again) console.log(`passed at its second try: ${name}: ${title}`);
}
for (const { name } of results.filter((result) => !result.ok)) console.log(`failed: ${name}`);
console.log(sentence(totals));
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
