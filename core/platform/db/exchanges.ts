import { channel } from 'node:diagnostics_channel';

/** Told each time when something was sent to the database and answered. */
const exchanges = channel('marquee:database:exchange');

/** Costs nothing where nobody counts. */
export function tellExchange(): void {
  exchanges.publish(undefined);
}

/** How often the database was asked while `work` ran, by anybody in this process. */
export async function countExchanges(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = () => {
    count += 1;
  };
  exchanges.subscribe(note);
  try {
    await work();
  } finally {
    exchanges.unsubscribe(note);
  }
  return count;
}
