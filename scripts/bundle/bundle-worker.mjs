import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../run-command.mjs';

const WORKERS = ['service-worker', 'retired-worker'];

/**
 * Bundles the service worker, which a browser takes for a new one when a byte differs: it carries
 * the name that Remix gave the build.
 *
 * @param {string} client the folder of the built panel
 */
export async function bundleWorker(client) {
  const names = await readdir(path.join(client, 'assets'));
  const [, id] = names.map((name) => /^manifest-(\w+)\.js$/.exec(name)).find(Boolean) ?? [];
  if (!id) throw new Error('The panel was built without a manifest.');
  await build({
    absWorkingDir: ROOT,
    entryPoints: WORKERS.map((name) => `app/service-worker/${name}.ts`),
    outdir: path.join(ROOT, 'build/worker'),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { BUILD_ID: JSON.stringify(id) },
    logLevel: 'silent',
  });
}
