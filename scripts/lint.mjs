import { readdirSync } from 'node:fs';
import path from 'node:path';
import { programOf, ROOT, run } from './run-command.mjs';

const SOURCES = [
  'app',
  'bench',
  'core',
  'fixtures',
  'instance-schema',
  'locales',
  'scripts',
  'server',
  'tests',
  'themes',
];

const ESLINT = [...programOf('eslint'), '.', '--cache', '--cache-location', '.cache/eslint/'];
/** With the types as well, which costs less together than one after the other; nothing is cached. */
const CHECK_CODE = [process.execPath, path.join(ROOT, 'scripts/check-code.mjs')];

/** Only the first takes long; the others share the second core one after the other. */
const LANES = [
  [process.argv.includes('--with-types') ? ['types and eslint', CHECK_CODE] : ['eslint', ESLINT]],
  [
    ['imports', [...programOf('dependency-cruiser', 'depcruise'), ...sources()]],
    ['format', [...programOf('prettier'), '--check', '.', ...prettierCache()]],
    ['dead code', [...programOf('knip'), '--no-progress']],
  ],
];

function sources() {
  const there = new Set(readdirSync(ROOT));
  return ['--config', '.dependency-cruiser.js', ...SOURCES.filter((name) => there.has(name))];
}

function prettierCache() {
  return ['--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier'];
}

async function runLane(tools) {
  const failed = [];
  for (const [name, command] of tools) {
    const { ok, output } = await run(command, { capture: true });
    if (ok) continue;
    console.log(`${name}:\n${output}`);
    failed.push(name);
  }
  return failed;
}

const failed = (await Promise.all(LANES.map(runLane))).flat();
if (failed.length > 0) {
  console.log(`Refused by ${failed.join(', ')}.`);
  process.exitCode = 1;
}
