import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { applyImport } from '#core/supply/imports/apply-import.ts';
import { importBody } from '#core/supply/imports/import.contract.ts';
import { getImport, listRows } from '#core/supply/imports/list-imports.ts';
import { previewImport } from '#core/supply/imports/preview-import.ts';
import { AppError } from '#core/errors.ts';
import { findInstance } from '#core/tenancy/instances/find-instance.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { openDeps } from '#server/core-process.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
import { loadTexts } from '#server/texts.ts';

// Shows what a price list would change in a catalogue, and applies it when asked to; docs/import.md
// says what may stand in it.

const USAGE =
  'Usage: npm run catalogue:import -- --instance <slug> --file <list.csv|list.json> [--name <list>]\n' +
  '  [--markup 30] [--add 0.10] [--round 0.01] [--least-margin 0.05] [--language en]\n' +
  '  [--overwrite-texts] [--no-new-types] [--apply] [--skip-refused] [--switch-off]';

const { values: given } = parseArgs({
  options: {
    instance: { type: 'string' },
    file: { type: 'string' },
    name: { type: 'string' },
    markup: { type: 'string' },
    add: { type: 'string' },
    round: { type: 'string' },
    'least-margin': { type: 'string' },
    language: { type: 'string' },
    'overwrite-texts': { type: 'boolean', default: false },
    'no-new-types': { type: 'boolean', default: false },
    apply: { type: 'boolean', default: false },
    'skip-refused': { type: 'boolean', default: false },
    'switch-off': { type: 'boolean', default: false },
  },
});

async function bodyOf(file: string) {
  const format = /\.json$/i.test(file) ? 'json' : 'csv';
  const body = importBody.safeParse({
    source: {
      kind: 'list',
      name: given.name ?? path.parse(file).name,
      format,
      content: await readFile(file, 'utf8'),
    },
    language: given.language,
    rules: {
      markup: given.markup,
      addition: given.add,
      round_to: given.round,
      least_margin: given['least-margin'],
    },
    overwrite_texts: given['overwrite-texts'],
    add_types: !given['no-new-types'],
  });
  if (body.success) return body.data;
  const [problem] = body.error.issues;
  throw new Error(`${problem?.path.join('.')}: ${problem?.message}\n${USAGE}`);
}

type Row = Awaited<ReturnType<typeof listRows>>['data'][number];

function lineOf({ outcome, row, name, changes, problems }: Row): string {
  const what =
    problems.length > 0
      ? problems.map(({ field, message }) => `${field}: ${message}`)
      : changes.map(({ field, before, after }) => `${field} ${before ?? '–'} → ${after ?? '–'}`);
  return `${outcome.padEnd(9)} ${row === null ? '' : `row ${row} `}${name}: ${what.join('; ')}`;
}

async function run(slug: string, file: string): Promise<void> {
  const body = await bodyOf(file);
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const texts = await loadTexts(path.join(PROJECT_ROOT, 'locales'));
  const deps = await openDeps({ env, log, texts, isDraining: () => false });
  try {
    const instance = await findInstance(deps, { by: 'slug', value: slug });
    if (!instance) throw new Error(`There is no instance ${slug}.`);
    const actor = { instanceId: instance.id, staffId: null };
    const more = { keys: createKeys(deps), outbound: createOutbound() };
    const importId = await previewImport({ ...deps, ...more }, actor, body);
    const ref = { instanceId: instance.id, importId };
    for (const outcome of ['added', 'changed', 'missing', 'refused'] as const) {
      let after: string | undefined;
      do {
        const page = await listRows(deps, ref, { outcome, after });
        for (const row of page.data) console.log(lineOf(row));
        after = page.meta.next ?? undefined;
      } while (after !== undefined);
    }
    const { counts } = await getImport(deps, ref, body.language);
    console.log(
      Object.entries(counts)
        .map(([outcome, count]) => `${count} ${outcome}`)
        .join(', '),
    );
    if (!given.apply) return;
    const applying = { ...actor, address: '', requestId: 'command-line' };
    const chosen = { skip_refused: given['skip-refused'], switch_off: given['switch-off'] };
    await applyImport(deps, applying, { importId, ...chosen });
    console.log(`Applied to ${slug}.`);
  } finally {
    await deps.db.close();
  }
}

try {
  if (!given.instance || !given.file) throw new Error(USAGE);
  await run(given.instance, given.file);
} catch (error) {
  const isRefused = error instanceof AppError && error.fields['skip_refused'] !== undefined;
  if (isRefused)
    console.error('Some rows are refused: mend them, or leave them out by --skip-refused.');
  else console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
