import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { ROOT, run, typescript } from './run-command.mjs';

// Runs each bench/*.bench.ts, or those whose names are given, and prints what they measured.
// bench/README.md says what such a file writes.

await ensureDependencies();
const folder = path.join(ROOT, 'bench');
const wanted = process.argv.slice(2);
const files = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
  .sort();

for (const file of files) {
  const { ok, output } = await run(typescript(path.join('bench', file)), { capture: true });
  const measures = output.split('\n').flatMap(measureOf);
  if (!ok || measures.length === 0) {
    console.log(`${file}: failed\n${output}`);
    process.exitCode = 1;
  }
  for (const measure of measures) console.log(lineOf(measure));
}
if (files.length === 0) console.log('There is nothing to measure.');

function measureOf(line) {
  if (!line.startsWith('{"measure"')) return [];
  return [JSON.parse(line)];
}

/** The ratio says what a change did on any machine; the figures only what it is here. */
function lineOf({ measure, ours, reference, unit, against }) {
  const ratio = (ours / reference).toFixed(2);
  return `${measure}: ${ours} ${unit}, ${ratio} × ${against} (${reference} ${unit})`;
}
