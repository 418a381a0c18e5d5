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

const RULES = programOf('oxlint');
/** A package of its own: what it is typed by is not installed here. */
const UNTYPED = 'bench/theme-engines/';
/** All rules, its own and those of this house (scripts/lint), and the types. */
const TYPES = [...RULES, '--type-aware', '--type-check', '--ignore-pattern', UNTYPED];
/** Its collector looks for garbage less often: a quarter of the time for half a gigabyte more. */
const TYPES_ENV = { GOGC: '400' };

/** One for each of two cores. */
const LANES = [
  [['rules and types', TYPES, TYPES_ENV]],
  [
    ['rules', [...RULES, UNTYPED]],
    ['imports', [...programOf('dependency-cruiser', 'depcruise'), ...sources()]],
    ['format', [...programOf('oxfmt'), '--check']],
    ['dead code', [...programOf('knip'), '--no-progress']],
  ],
];

function sources() {
  const there = new Set(readdirSync(ROOT));
  const report = ['--output-type', `plugin:${path.join(ROOT, 'scripts/lint/report-imports.mjs')}`];
  const folders = SOURCES.filter((name) => there.has(name));
  return ['--config', '.dependency-cruiser.js', ...report, ...folders];
}

async function runLane(tools) {
  const failed = [];
  for (const [name, command, env] of tools) {
    const { ok, output } = await run(command, { capture: true, env });
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
