import { sql, type Kysely } from 'kysely';
import { AppError } from '#core/errors.ts';
import type { Database, Trx } from './database.ts';
import { asAppError, isWriteRefusal } from './failures.ts';
import type { Listeners } from './listeners.ts';
import { pageReads } from './page-reads.ts';
import { parallelStatements } from './parallel-statements.ts';
import type { Schema } from './schema.ts';
import { inScope, type Scope } from './scope.ts';
import type { ScopedDialect } from './scoped-dialect.ts';
import { sharedReads } from './shared-reads.ts';

interface DatabaseParts {
  kysely: Kysely<Schema>;
  dialect: ScopedDialect;
  listeners: Listeners;
  maintain(): Promise<void>;
  /** Called once, after the last transaction. */
  close(): Promise<void>;
}

/** The wrapper that is the only door: it gives every transaction its scope. */
export function createDatabase({ kysely, dialect, listeners, ...parts }: DatabaseParts): Database {
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  async function run<T>(scope: Scope, begin: () => Promise<T>) {
    if (closing) throw new AppError('unavailable', { cause: 'The database is closing.' });
    const result = inScope(scope, begin);
    running.add(result);
    try {
      return await result;
    } catch (error) {
      throw asAppError(error);
    } finally {
      running.delete(result);
    }
  }

  const write = <T>(scope: Scope, work: (trx: Trx) => Promise<T>) =>
    run(scope, () =>
      kysely.transaction().execute(async (trx) => work(await parallelStatements(trx, dialect))),
    );

  const read = <T>(scope: Scope, work: (trx: Trx) => Promise<T>) =>
    run(scope, async () => {
      const transaction = kysely.transaction().setAccessMode('read only');
      try {
        return await transaction.execute(async (trx) =>
          work(await parallelStatements(trx, dialect, sharedReads)),
        );
      } catch (error) {
        if (!isWriteRefusal(error)) throw error;
        throw new Error('What only reads has written.', { cause: error });
      }
    });

  async function closeOnce(): Promise<void> {
    await Promise.allSettled(running);
    await parts.close();
  }

  return {
    inInstance: (instanceId, work) => write({ as: 'app', instanceId }, work),
    read: pageReads(
      (instanceId, work) => read({ as: 'app', instanceId }, work),
      (instanceId, part) => inScope({ as: 'app', instanceId }, part),
    ),
    asSystem: (work) => write({ as: 'system' }, work),
    listen: async (channel, listener) => {
      const end = listeners.add(channel, listener);
      return async () => end();
    },
    ping: () => read({ as: 'system' }, async (trx) => void (await sql`select 1`.execute(trx))),
    maintain: () => parts.maintain(),
    close: () => (closing ??= closeOnce()),
  };
}
