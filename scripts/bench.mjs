import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { ROOT, run, typescript } from './run-command.mjs';

// Runs each bench/*.ts, or those whose names are given, and prints what they measured.
// bench/README.md says what such a file writes.

/** Packages of their own, of what one file alone is compared with. */
const COMPARED_WITH = { 'theme.ts': 'bench/theme-engines' };

await ensureDependencies();
const folder = path.join(ROOT, 'bench');
const wanted = process.argv.slice(2);
const files = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
  .sort();

for (const file of files) {
  console.log(`\n${path.basename(file, '.ts')}`);
  const compared = COMPARED_WITH[file];
  if (compared) await ensureDependencies(path.join(ROOT, compared));
  const { ok, output } = await run(typescript(path.join('bench', file)), {
    capture: true,
    env: { NODE_ENV: 'production' },
  });
  for (const line of output.trimEnd().split('\n')) console.log(`  ${readable(line)}`);
  if (ok) continue;
  console.log('  failed');
  process.exitCode = 1;
}
if (files.length === 0) console.log('There is nothing to measure.');

function readable(line) {
  return line.startsWith('{"measure"') ? sentence(JSON.parse(line)) : line;
}

/** The ratio says what a change did on any machine; the figures only what it is here. */
function sentence({ measure, ours, reference, unit, against }) {
  const ratio = (ours / reference).toFixed(2);
  return `${measure}: ${ours} ${unit}, ${ratio} × ${against} (${reference} ${unit})`;
}
