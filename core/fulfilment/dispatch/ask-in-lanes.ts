import { inLanes } from '#core/platform/concurrency/in-lanes.ts';
import { askedOf, batchesOf, type Batch, type WithSomebody } from './batches-of.ts';

/** So many batches wait for their answers, or for the database, at a time. */
export const LANES = 4;

interface Asking<T, Said> {
  signal: AbortSignal;
  /** Who said nothing in this round: they are not waited for once more with the next batches. */
  silent: Set<string>;
  /** Undefined where they say nothing. */
  ask(batch: Batch<T>): Promise<Said | undefined>;
  keep(batch: Batch<T>, said: Said | undefined): Promise<void>;
}

/** Asks everybody about what is due with them, and keeps what they say. */
export function askInLanes<T extends WithSomebody, Said>(
  due: readonly T[],
  { signal, silent, ask, keep }: Asking<T, Said>,
): Promise<void> {
  return inLanes(LANES, batchesOf(due), async (batch) => {
    if (signal.aborted) return;
    const who = askedOf(batch[0]);
    const said = silent.has(who) ? undefined : await ask(batch);
    if (said === undefined) silent.add(who);
    await keep(batch, said);
  });
}
