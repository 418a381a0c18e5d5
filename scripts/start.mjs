import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { followParent } from './follow-parent.mjs';
import { ROOT } from './run-command.mjs';

// Needs Node alone until the packages are there: `npm start` is the first command of a newcomer.

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Marquee needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

process.env['NODE_ENV'] ??= 'production';
process.setSourceMapsEnabled(true);
followParent();

/** Whether the embedded database of a demo is to be made; all else is looked at by the server. */
function isFirstStart() {
  const { MARQUEE_VAR: folder = 'var', MARQUEE_MODE: mode = 'demo', ...env } = process.env;
  const isElsewhere = ['DATABASE_URL', 'CORE_URL', 'MARQUEE_ROLE'].some((name) => env[name]);
  return mode === 'demo' && !isElsewhere && !existsSync(path.resolve(ROOT, folder, 'database'));
}

try {
  await ensureDependencies();
  const { ensureBuild } = await import('./build.mjs');
  await ensureBuild({ isFirstStart: isFirstStart() });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// In this process, so that signals and the exit code are the server's own.
const main = path.join(ROOT, 'build/server/main.js');
process.argv[1] = main;
await import(pathToFileURL(main).href);
