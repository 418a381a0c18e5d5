import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Engine } from './engine.ts';

const QUERY = 'Q'.charCodeAt(0);
const GREETING = 0;
const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);
const READY = 'Z'.charCodeAt(0);
const READY_BYTES = 6;

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
      const answer = parts.length === 1 && parts[0] ? parts[0] : joined(parts);
      checkReady(message, answer);
      return answer;
    },
    close: () => pglite.close(),
  };
}

function joined(parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * PGlite swallows the exception with which a fatally failed PostgreSQL ends. It shows in the
 * missing last message: without this check the driver would wait for it forever.
 */
function checkReady(message: Uint8Array, answer: Uint8Array): void {
  const isAsking =
    message[0] === QUERY ||
    message[0] === GREETING ||
    SYNC.equals(message.subarray(-SYNC.byteLength));
  if (!isAsking) return;
  if (answer.at(-READY_BYTES) !== READY) throw new Error('The embedded PostgreSQL has ended.');
}
