import type { Database } from './database.ts';

interface Waiting<Value> {
  key: string;
  give: (value: Value | undefined) => void;
  fail: (error: unknown) => void;
}

export interface AskedTogether {
  instanceId: number;
  /** Each once. */
  keys: readonly string[];
}

type Ask<Ports, Value> = (
  ports: Ports,
  asked: AskedTogether,
) => Promise<ReadonlyMap<string, Value>>;

/** More in one statement would make the first wait for the last. */
const MOST_AT_ONCE = 100;

/**
 * What many ask the database for at the same time, asked in one go: whoever comes while others are
 * answered is answered next, with all who came meanwhile, and never by what was true before they came.
 */
export function askTogether<Ports extends { db: Database }, Value>(ask: Ask<Ports, Value>) {
  const queues = new WeakMap<Database, Map<number, Waiting<Value>[]>>();

  async function askAll(ports: Ports, instanceId: number, queue: Waiting<Value>[]) {
    while (queue.length > 0) {
      const taken = queue.splice(0, MOST_AT_ONCE);
      const keys = [...new Set(taken.map(({ key }) => key))];
      try {
        const found = await ask(ports, { instanceId, keys });
        for (const { key, give } of taken) give(found.get(key));
      } catch (error) {
        for (const { fail } of taken) fail(error);
      }
    }
    // At once: whoever comes later begins anew.
    queues.get(ports.db)?.delete(instanceId);
  }

  return (ports: Ports, instanceId: number, key: string): Promise<Value | undefined> => {
    const ofDatabase = queues.get(ports.db) ?? new Map<number, Waiting<Value>[]>();
    queues.set(ports.db, ofDatabase);
    return new Promise((give, fail) => {
      const running = ofDatabase.get(instanceId);
      if (running) return void running.push({ key, give, fail });
      const queue = [{ key, give, fail }];
      ofDatabase.set(instanceId, queue);
      void askAll(ports, instanceId, queue);
    });
  };
}
