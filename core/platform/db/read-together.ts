import { askTogether, type AskedTogether } from './ask-together.ts';
import type { Database, Trx } from './database.ts';

type Read<Value> = (trx: Trx, asked: AskedTogether) => Promise<ReadonlyMap<string, Value>>;

/** Rows that many ask for at the same time, in a transaction that only reads. */
export function readTogether<Value>(read: Read<Value>) {
  const ask = askTogether<{ db: Database }, Value>(({ db }, asked) =>
    db.read(asked.instanceId, (trx) => read(trx, asked)),
  );
  return (db: Database, instanceId: number, key: string) => ask({ db }, instanceId, key);
}
