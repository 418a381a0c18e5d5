import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Engine } from './engine.ts';

/** PGlite, spoken to in messages of the wire protocol. */
export async function startPglite(options: PGliteOptions): Promise<Engine & { pglite: PGlite }> {
  const pglite = await PGlite.create(options);
  return {
    pglite,
    async exec(message) {
      const parts: Uint8Array[] = [];
      await pglite.execProtocolRawStream(message, {
        syncToFs: false,
        // The bytes lie in the engine's memory and are overwritten by the next ones.
        onRawData: (bytes) => void parts.push(bytes.slice()),
      });
      return parts.length === 1 && parts[0] ? parts[0] : new Uint8Array(Buffer.concat(parts));
    },
    close: () => pglite.close(),
  };
}
