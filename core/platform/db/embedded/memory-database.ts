import { Kysely } from 'kysely';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import type { Log } from '#core/log.ts';
import { createDatabase } from '../create-database.ts';
import type { Database } from '../database.ts';
import { Listeners } from '../listeners.ts';
import { prepareSchema, type SchemaOptions } from '../prepare-schema.ts';
import type { Schema } from '../schema.ts';
import { ScopedDialect } from '../scoped-dialect.ts';
import type { Engine } from './engine.ts';
import { EngineSession } from './engine-session.ts';
import { startPglite } from './pglite-engine.ts';
import { SinglePool } from './single-pool.ts';
import { TemplateFs } from './template-fs.ts';

export interface MemoryOptions extends SchemaOptions {
  kind: 'memory';
  /** The data directory of a migrated database as a tar file; saves most of the start. */
  template?: Uint8Array;
  /** Where the files are kept, for who wants to have them at the end. */
  fs?: MemoryFS;
  /** One that was started before, instead of another. */
  engine?: Engine;
}

/**
 * Everything is in memory anyway: a cache in front of it would only take time to clear, and nothing
 * is safer for being written at once, or for a log that is filled with zeros before it is written.
 */
const SETTINGS = ['shared_buffers=8MB', 'synchronous_commit=off', 'wal_init_zero=off'];
const startParams = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((text) => ['-c', text])];

export function startMemoryEngine({ template, fs }: Pick<MemoryOptions, 'template' | 'fs'>) {
  const files = fs ?? (template ? new TemplateFs(template) : new MemoryFS());
  return startPglite({ fs: files, startParams });
}

/** A database that is gone with the process: for tests, and to make templates with. */
export async function openMemoryDatabase(options: MemoryOptions, log: Log): Promise<Database> {
  const engine = options.engine ?? (await startMemoryEngine(options));
  const listeners = new Listeners(log);
  const session = await EngineSession.open(engine, (message) => listeners.deliver(message));
  const pool = new SinglePool({ session: async () => session });
  const dialect = new ScopedDialect({
    pool,
    limits: () => ({ readOnly: false, statementTimeoutMs: 0, idleTimeoutMs: 0 }),
  });
  const kysely = new Kysely<Schema>({ dialect });
  const close = async () => {
    await kysely.destroy();
    await session.close();
  };
  try {
    await prepareSchema(kysely, options, log);
  } catch (error) {
    await close();
    throw error;
  }
  const maintain = async () => {
    await pool.query('vacuum (analyze)');
    await pool.query('checkpoint');
  };
  return createDatabase({ kysely, dialect, listeners, maintain, close });
}
