import type { KyselyPlugin } from 'kysely';
import type { Database, Trx } from '#core/platform/db/database.ts';

/** The process ended here: nobody hears anything of what it was doing. */
export class Crash extends Error {}

/** Before a statement of the transaction counted from one, or once all of it was written. */
export type CrashPoint = number | 'after commit';

export interface CrashingDatabase {
  db: Database;
  /** How many statements ran, all transactions together. */
  statements(): number;
}

/** A database whose process crashes at one moment; with none, it only counts statements. */
export function crashingDatabase(db: Database, at?: CrashPoint): CrashingDatabase {
  let count = 0;
  function countStatement() {
    count += 1;
    if (count === at) throw new Crash(`before statement ${count}`);
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      countStatement();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  async function run<T>(work: (trx: Trx) => Promise<T>, begin: (w: typeof work) => Promise<T>) {
    const answer = await begin((trx) => {
      // A transaction with a plugin is one still, though its type forgets it.
      const counting = trx.withPlugin(plugin) as Trx;
      // What is written as text passes plugins by.
      const executeQuery: Trx['executeQuery'] = async (query) => {
        countStatement();
        return trx.executeQuery(query);
      };
      return work(Object.assign(counting, { executeQuery }));
    });
    if (at === 'after commit') throw new Crash('after the commit');
    return answer;
  }
  return {
    statements: () => count,
    db: {
      ...db,
      inInstance: (instanceId, work) => run(work, (wrapped) => db.inInstance(instanceId, wrapped)),
      read: (instanceId, work) => run(work, (wrapped) => db.read(instanceId, wrapped)),
      asSystem: (work) => run(work, (wrapped) => db.asSystem(wrapped)),
    },
  };
}
