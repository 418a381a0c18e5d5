import type { Database, Trx } from '#core/platform/db/database.ts';

export interface MortalProcess {
  /** The database as this process sees it while it lives. */
  db: Database;
  /** Something else outside, which may do its work although the answer is never heard. */
  outside<T>(call: () => Promise<T>): Promise<T>;
  /** Resolves at its death. */
  died: Promise<void>;
}

class Died extends Error {}

/**
 * A process that is killed at the n-th place where it waits for the outside: before a
 * transaction, inside it with all its statements done, after its commit, before and after any
 * other call. From then on nothing it asks for happens and no answer reaches it.
 */
export function createMortalProcess(database: Database, diesAt: number): MortalProcess {
  let places = 0;
  let tellDeath = (): void => {};
  const died = new Promise<void>((resolve) => (tellDeath = resolve));

  function isDead(): boolean {
    places += 1;
    if (places === diesAt) tellDeath();
    return places >= diesAt;
  }

  async function outside<T>(call: () => Promise<T>): Promise<T> {
    if (isDead()) return forever();
    const answer = await call();
    return isDead() ? forever() : answer;
  }

  function transaction<T>(
    begin: (work: (trx: Trx) => Promise<T>) => Promise<T>,
    work: (trx: Trx) => Promise<T>,
  ): Promise<T> {
    return outside(() =>
      begin(async (trx) => {
        const result = await work(trx);
        if (isDead()) throw new Died();
        return result;
      }).catch((error: unknown) => (error instanceof Died ? forever<T>() : Promise.reject(error))),
    );
  }

  const db: Database = {
    ...database,
    inInstance: (id, work) => transaction((each) => database.inInstance(id, each), work),
    read: (id, work) => transaction((each) => database.read(id, each), work),
    asSystem: (work) => transaction((each) => database.asSystem(each), work),
  };
  return { db, outside, died };
}

function forever<T>(): Promise<T> {
  return new Promise(() => {});
}
