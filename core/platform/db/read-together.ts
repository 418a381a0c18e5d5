import type { Database, Trx } from './database.ts';

interface Waiting<Value> {
  key: string;
  give: (value: Value | undefined) => void;
  fail: (error: unknown) => void;
}

type Read<Value> = (
  trx: Trx,
  asked: { instanceId: number; keys: readonly string[] },
) => Promise<ReadonlyMap<string, Value>>;

/** More in one statement would make the first wait for the last. */
const MOST_AT_ONCE = 100;

/**
 * Rows that many ask for at the same time, read together: whoever comes while others are read is read
 * next, with all who came meanwhile. Each is read after it was asked for, so nobody sees anything older.
 */
export function readTogether<Value>(read: Read<Value>) {
  const queues = new WeakMap<Database, Map<number, Waiting<Value>[]>>();

  async function readAll(db: Database, instanceId: number, queue: Waiting<Value>[]) {
    while (queue.length > 0) {
      const taken = queue.splice(0, MOST_AT_ONCE);
      const keys = [...new Set(taken.map(({ key }) => key))];
      try {
        const found = await db.read(instanceId, (trx) => read(trx, { instanceId, keys }));
        for (const { key, give } of taken) give(found.get(key));
      } catch (error) {
        for (const { fail } of taken) fail(error);
      }
    }
    // At once: whoever comes later begins anew.
    queues.get(db)?.delete(instanceId);
  }

  return (db: Database, instanceId: number, key: string): Promise<Value | undefined> => {
    const ofDatabase = queues.get(db) ?? new Map<number, Waiting<Value>[]>();
    queues.set(db, ofDatabase);
    return new Promise((give, fail) => {
      const running = ofDatabase.get(instanceId);
      if (running) return void running.push({ key, give, fail });
      const queue = [{ key, give, fail }];
      ofDatabase.set(instanceId, queue);
      void readAll(db, instanceId, queue);
    });
  };
}
