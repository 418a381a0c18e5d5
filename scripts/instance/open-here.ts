import path from 'node:path';
import type { Deps } from '#core/deps.ts';
import { openDeps } from '#server/core-process.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
import { loadTexts } from '#server/texts.ts';

export interface Here {
  deps: Deps;
  port: number;
  /** For a sentence. */
  where: string;
}

/** The database of this machine, as a server here would open it. */
export async function openHere(): Promise<Here> {
  const env = readEnv();
  // Who runs a command reads its sentences, not each migration of a new database.
  const log = createLog('warn');
  const texts = await loadTexts(path.join(PROJECT_ROOT, 'locales'));
  const deps = await openDeps({ env, log, texts, isDraining: () => false });
  const where = env.DATABASE_URL
    ? 'the database of DATABASE_URL'
    : `the embedded database in ${env.MARQUEE_VAR}`;
  return { deps, port: env.PORT, where };
}
