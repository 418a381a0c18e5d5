import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { EnvError, readEnv } from './env.ts';
import { loadStaticFiles } from './http/static-files.ts';
import { createLog } from './log.ts';
import { remixHandlers } from './panel/remix-handlers.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { runUntilSignal } from './run-until-signal.ts';
import { readWorkerPrograms } from './service-worker.ts';
import { start, type PanelBuild } from './start.ts';

/** The built server: `npm start` runs it. */

async function builtPanel(): Promise<PanelBuild> {
  const remix = join(PROJECT_ROOT, 'build/remix');
  const [build, staticFiles, workerPrograms] = await Promise.all([
    // Vite writes this file; its type is Remix's own.
    import(pathToFileURL(join(remix, 'server/index.js')).href) as Promise<ServerBuild>,
    loadStaticFiles(join(remix, 'client/assets'), '/assets'),
    readWorkerPrograms(join(PROJECT_ROOT, 'build/worker')),
  ]);
  const handlerFor = remixHandlers(build, 'production');
  return { handlerFor: async () => handlerFor, staticFiles, workerPrograms, development: false };
}

try {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  await runUntilSignal(log, () => start(env, log, builtPanel));
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
