import type { Database } from '#core/platform/db/database.ts';
import { migrations } from '#core/platform/db/migrations/registry.ts';
import { makeDataDirectory } from '#core/platform/db/template.ts';
import type { Log } from '#core/log.ts';
import type { Env } from './env.ts';

interface Making {
  env: Env;
  log: Log;
  /** Writes the demo into a database. */
  seed(db: Database): Promise<void>;
}

/**
 * What the embedded database of a demo begins with. Half a year takes some hundred thousand
 * statements: in the memory of this thread they cost a third, and the directory appears with all of
 * it or not at all. Undefined where a start from the empty template does.
 */
export function firstDataOf({ env, log, seed }: Making) {
  const { MARQUEE_MODE: mode, MARQUEE_HISTORY: history } = env;
  if (mode !== 'demo' || history !== 'on') return undefined;
  return (template: Uint8Array) => makeDataDirectory(log, { migrations, template, work: seed });
}
