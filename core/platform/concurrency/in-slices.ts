import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many are worked through within a few milliseconds. */
const AT_ONCE = 200;

/** Maps a long list in slices, so that other requests have their turn in between. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await nextTurn();
    results.push(work(item, at));
  }
  return results;
}

export { nextTurn };
