import type { Log } from '#core/log.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase, type EmbeddedOptions } from './embedded/embedded-database.ts';
import { openMemoryDatabase, type MemoryOptions } from './embedded/memory-database.ts';
import { openServerDatabase, type ServerOptions } from './server-database.ts';

export type DatabaseOptions = ServerOptions | EmbeddedOptions | MemoryOptions;

/**
 * Opens the database, brings its schema up to date and refuses to go on where it would not be
 * safe to serve with.
 */
export async function openDatabase(options: DatabaseOptions, log: Log): Promise<Database> {
  switch (options.kind) {
    case 'server':
      return openServerDatabase(options, log);
    case 'embedded':
      return openEmbeddedDatabase(options, log);
    case 'memory':
      return openMemoryDatabase(options, log);
  }
}
