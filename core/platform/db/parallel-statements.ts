import { DummyDriver, Transaction, type DatabaseConnection } from 'kysely';
import type { Trx } from './database.ts';
import type { Schema } from './schema.ts';
import type { ScopedDialect } from './scoped-dialect.ts';

/**
 * The same transaction, whose statements do not wait for each other: what is asked together goes to
 * the database together, in the order in which it was asked.
 */
export async function parallelStatements(
  trx: Trx,
  dialect: ScopedDialect,
  wrap: (connection: DatabaseConnection) => DatabaseConnection = (connection) => connection,
): Promise<Trx> {
  const executor = trx.getExecutor();
  return executor.provideConnection(async (found) => {
    const connection = wrap(found);
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
