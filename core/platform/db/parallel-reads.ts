import { DummyDriver, Transaction } from 'kysely';
import type { Trx } from './database.ts';
import type { Schema } from './schema.ts';
import type { ScopedDialect } from './scoped-dialect.ts';
import { sharedReads } from './shared-reads.ts';

/**
 * The same transaction, whose statements do not wait for each other: what is asked together goes to
 * the database together. Only for reading, where an order that nobody asked for changes nothing.
 */
export async function parallelReads(trx: Trx, dialect: ScopedDialect): Promise<Trx> {
  const executor = trx.getExecutor();
  return executor.provideConnection(async (found) => {
    const connection = sharedReads(found);
    return new Transaction<Schema>({
      config: { dialect },
      dialect,
      // Nothing begins or ends by it: that is the matter of the transaction around it.
      driver: new DummyDriver(),
      executor: executor.withConnectionProvider({
        provideConnection: (consumer) => consumer(connection),
      }),
    });
  });
}
