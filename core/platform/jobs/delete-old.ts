import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';

const AT_ONCE = 500;

interface Old {
  lifeMs: number;
  /** Of the worker that stops. */
  signal: AbortSignal;
  /** Deletes so many of before that time at most, and says how many there were. */
  deleteBefore: (trx: Trx, time: Date, most: number) => Promise<bigint>;
}

/** Removes what has lived its time, so many in a transaction that none of them takes long. */
export async function deleteOld(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { lifeMs, signal, deleteBefore }: Old,
): Promise<void> {
  const time = new Date(clock.now().getTime() - lifeMs);
  let last: bigint;
  do {
    last = await db.asSystem((trx) => deleteBefore(trx, time, AT_ONCE));
  } while (last === BigInt(AT_ONCE) && !signal.aborted);
}
