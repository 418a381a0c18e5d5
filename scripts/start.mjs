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

try {
  await ensureDependencies();
  const { ensureBuild } = await import('./build.mjs');
  await ensureBuild();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// In this process, so that signals and the exit code are the server's own.
const main = path.join(ROOT, 'build/server/main.js');
process.argv[1] = main;
await import(pathToFileURL(main).href);
