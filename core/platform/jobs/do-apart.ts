import type { Deps } from '#core/deps.ts';

interface Apart<Item> {
  /** Of the worker that stops. */
  signal?: AbortSignal | undefined;
  work(item: Item): Promise<unknown>;
  /** What the log says where it fails, and of which one. */
  failure: string;
  named(item: Item): Record<string, string | number>;
}

/** Works on each for itself: one that fails does not keep others from it. Says how many were done. */
export async function doApart<Item>(
  { log }: Pick<Deps, 'log'>,
  items: readonly Item[],
  { signal, work, failure, named }: Apart<Item>,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    if (signal?.aborted) return done;
    try {
      await work(item);
      done += 1;
    } catch (error) {
      log.error({ err: error, ...named(item) }, failure);
    }
  }
  return done;
}

interface Batches<Item> extends Apart<Item> {
  most: number;
  list(most: number): Promise<readonly Item[]>;
}

/** The same for all that is due, as many at once as are listed, until nothing more can be done. */
export async function doAllApart<Item>(
  deps: Pick<Deps, 'log'>,
  { most, list, ...apart }: Batches<Item>,
): Promise<void> {
  for (;;) {
    const items = await list(most);
    const done = await doApart(deps, items, apart);
    // What fails stays due, and is tried again by the next run.
    if (items.length < most || done === 0 || apart.signal?.aborted) return;
  }
}
