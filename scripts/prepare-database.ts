import { join } from 'node:path';
import { startCoreProcess } from '#server/core-process.ts';
import { EnvError, readEnv, type Env } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
import { loadTexts } from '#server/texts.ts';

/**
 * Opens the database of the environment as the server would, which brings its schema up to date,
 * and closes it again. In demo mode the demo instances are published, too.
 */
export async function prepareDatabase(mode: Env['MARQUEE_MODE']): Promise<void> {
  try {
    const env: Env = { ...readEnv(), MARQUEE_MODE: mode, MARQUEE_ROLE: 'core' };
    const core = await startCoreProcess({
      env,
      log: createLog(env.LOG_LEVEL),
      texts: await loadTexts(join(PROJECT_ROOT, 'locales')),
      isDraining: () => false,
    });
    await core.stop(env.SHUTDOWN_SECONDS);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
