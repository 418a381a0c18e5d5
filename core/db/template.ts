import type { Log } from '../log.ts';
import { startMemoryDatabase } from './embedded/memory-database.ts';
import { migrations as registered, type Migration } from './migrations/registry.ts';

/** The data directory of a migrated database without a row in it, as a tar file. */
export async function makeTemplate(
  log: Log,
  migrations: readonly Migration[] = registered,
): Promise<Uint8Array<ArrayBuffer>> {
  const { database, pglite } = await startMemoryDatabase({ kind: 'memory', migrations }, log);
  try {
    // Whoever starts from it has nothing to recover then.
    await database.maintain();
    const file = await pglite.dumpDataDir('none');
    return new Uint8Array(await file.arrayBuffer());
  } finally {
    await database.close();
  }
}
