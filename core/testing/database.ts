import type { Database } from '#core/platform/db/database.ts';
import type { Migration } from '#core/platform/db/migrations/registry.ts';
import { openDatabase } from '#core/platform/db/open-database.ts';
import type { Log } from '#core/log.ts';
import { takeEngine } from './engine-pool.ts';
import { createRecordingLog } from './recording-log.ts';
import { cloneServerDatabase } from './server-template.ts';

interface TestDatabaseOptions {
  /** The program's own and others after them. */
  migrations?: readonly Migration[];
  log?: Log;
}

/**
 * A migrated database of its own for a test file, closed by `close()`: embedded and in memory,
 * or on the PostgreSQL that TEST_DATABASE_URL names, where closing also drops it.
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const log = options.log ?? createRecordingLog();
  const schema = options.migrations ? { migrations: options.migrations } : {};
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    return openDatabase({ kind: 'memory', engine: await takeEngine(), ...schema }, log);
  }
  const { url, drop } = await cloneServerDatabase(server);
  try {
    const database = await openDatabase({ kind: 'server', url, ...schema }, log);
    return { ...database, close: () => database.close().finally(drop) };
  } catch (error) {
    await drop();
    throw error;
  }
}
