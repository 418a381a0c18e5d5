import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build, formatMessages } from 'esbuild';
import { ROOT } from '../run-command.mjs';

/**
 * The programs of the server by the name each gets in build/server. What a build runs of its code is
 * bundled with it: read file by file, it takes longer to be read than to run.
 */
const PROGRAMS = {
  main: 'server/main.ts',
  'embedded-worker': 'core/platform/db/embedded/embedded-worker.ts',
  'print-worker': 'server/printing/print-worker.ts',
  'write-template': 'scripts/bundle/write-template.ts',
  'write-first-data': 'scripts/bundle/write-first-data.ts',
};

/** Of hundreds of small files each, which every start would read one by one. */
const BUNDLED = new Set(['kysely', 'stripe']);

/** Bundles the project's own code; other packages stay where npm put them. */
export async function bundleServer() {
  const outdir = path.join(ROOT, 'build/server');
  await rm(outdir, { recursive: true, force: true });
  const programs = Object.entries(PROGRAMS).filter(([, file]) => existsSync(path.join(ROOT, file)));
  const { warnings } = await build({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(programs),
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: packages().filter((name) => !BUNDLED.has(name)),
    splitting: true,
    minifyWhitespace: true,
    chunkNames: '[name]-[hash]',
    sourcemap: true,
    // A stack names lines; the sources themselves would only be read at each start.
    sourcesContent: false,
    // Run without the start script, the server must not fall back to React's development build.
    banner: { js: "process.env.NODE_ENV ??= 'production';" },
    // A failure is thrown with its messages, so printing them, too, would say it twice.
    logLevel: 'silent',
  });
  for (const line of await formatMessages(warnings, { kind: 'warning' })) console.warn(line);
}

function packages() {
  const file = path.join(ROOT, 'package.json');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
}
