import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { mustRun, programOf, ROOT, typescript } from './run-command.mjs';
import { SourceStamp } from './bundle/source-stamp.mjs';

const PRODUCTION = { NODE_ENV: 'production' };

/**
 * Builds everything the server runs into build/; a failed build leaves no stamp behind. Where a
 * first start follows, its database is made beside the panel.
 */
export async function build({ isFirstStart = false } = {}) {
  const started = performance.now();
  const stamp = new SourceStamp();
  const sources = stamp.take();
  rmSync(path.join(ROOT, 'build/stamp.json'), { force: true });
  // The two lanes need nothing of each other, and the machine has two cores. Making the demo takes
  // longest, so the other lane takes over what it can.
  const lanes = await Promise.allSettled(
    isFirstStart
      ? [buildPanel().then(checkLocales), buildServer(writeFirstData)]
      : [buildPanel(), Promise.all([buildServer(writeTemplate), checkLocales()])],
  );
  const failures = lanes.filter((lane) => lane.status === 'rejected');
  if (failures.length > 0) {
    throw new Error(failures.map(({ reason }) => reason.message).join('\n\n'));
  }
  stamp.write(sources);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Builds unless build/ is of the sources as they are, and says whether it did. */
export async function ensureBuild(options) {
  if (new SourceStamp().isFresh()) return false;
  console.log('Building …');
  await build(options);
  return true;
}

async function buildPanel() {
  await mustRun(
    'The panel could not be built.',
    [...programOf('@remix-run/dev', 'remix'), 'vite:build', '--logLevel', 'warn'],
    { env: PRODUCTION, capture: true },
  );
  const [{ precompress }, { bundleWorker }, { leanManifest }, remix] = await Promise.all([
    import('./bundle/precompress.mjs'),
    import('./bundle/bundle-worker.mjs'),
    import('./bundle/lean-manifest.mjs'),
    import('../remix.config.js'),
  ]);
  const client = path.join(ROOT, remix.default.buildDirectory, 'client');
  leanManifest(client);
  await Promise.all([precompress(client), bundleWorker(client)]);
}

async function buildServer(writeData) {
  const { bundleServer } = await import('./bundle/bundle-server.mjs');
  await bundleServer();
  await writeData();
}

const checkLocales = () =>
  runQuietly('The locales are not complete.', typescript('scripts/check-locales.ts'));

const writeTemplate = () => runBundled('The database template was not written.', 'write-template');

const writeFirstData = () => runBundled('The demo was not written.', 'write-first-data');

/** Half a year of rows goes through the young heap: the more fits, the less often it is cleared. */
const ROOMY = '--max-semi-space-size=64';

const runBundled = (failure, name) =>
  runQuietly(failure, [process.execPath, ROOMY, path.join(ROOT, `build/server/${name}.js`)]);

async function runQuietly(failure, command) {
  await mustRun(failure, command, { env: PRODUCTION, capture: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureDependencies();
  try {
    await (process.argv.includes('--if-stale') ? ensureBuild() : build());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
