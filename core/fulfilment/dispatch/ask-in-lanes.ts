import { inLanes } from '#core/platform/concurrency/in-lanes.ts';
import { askedOf, batchesOf, type Batch, type WithSomebody } from './batches-of.ts';

/** So many batches wait for their answers, or for the database, at a time. */
export const LANES = 4;

interface Asking<T, Said> {
  signal: AbortSignal;
  /** Providers that did not answer in this round; they are skipped for the rest of it. */
  silent: Set<string>;
  /** Undefined where they say nothing. */
  ask(batch: Batch<T>): Promise<Said | undefined>;
  keep(batch: Batch<T>, said: Said | undefined): Promise<void>;
}

/** Asks all providers about what is due, and stores their answers. */
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
