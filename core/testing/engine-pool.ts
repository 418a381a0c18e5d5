import type { PGlite } from '@electric-sql/pglite';
import type { Engine } from '#core/platform/db/embedded/engine.ts';
import { startMemoryEngine } from '#core/platform/db/embedded/memory-database.ts';
import { noteState } from './engine-state.ts';
import { readLeanTemplate } from './template-cache.ts';

interface Pooled {
  engine: Engine & { pglite: PGlite };
  restore: () => void;
}

/** Engines that are as they were when they had started from the template. */
const idle: Pooled[] = [];

/**
 * An engine for one test file, which gives it back by closing it. To go back to how it began takes a
 * tenth of a start, which each file of a worker would pay for.
 */
export async function takeEngine(): Promise<Engine> {
  const taken = idle.pop() ?? (await startOne());
  let isOpen = true;
  let hasFailed = false;
  return {
    async exec(message) {
      if (!isOpen || isGoodbye(message)) return NOTHING;
      try {
        return await taken.engine.exec(message);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    },
    async close() {
      isOpen = false;
      if (hasFailed) return taken.engine.close();
      taken.restore();
      idle.push(taken);
    },
  };
}

/** One that is loaded later stays loaded where the memory of it is gone. */
const LIBRARIES = ['plpgsql', 'dict_snowball'];

async function startOne(): Promise<Pooled> {
  const template = await readLeanTemplate();
  const engine = await startMemoryEngine({ template });
  for (const library of LIBRARIES) await engine.pglite.exec(`load '${library}'`);
  return { engine, restore: noteState(engine.pglite, template) };
}

const GOODBYE = Buffer.from([0x58, 0, 0, 0, 4]);
const NOTHING = new Uint8Array();

/** With what a driver says last an engine would end, and this one is needed again. */
const isGoodbye = (message: Uint8Array) => GOODBYE.equals(message.subarray(-GOODBYE.length));
