import { sql, type Kysely } from 'kysely';
import { AppError } from '#core/errors.ts';
import type { Database, Trx } from './database.ts';
import { asAppError } from './failures.ts';
import type { Listeners } from './listeners.ts';
import type { Schema } from './schema.ts';
import { inScope, type Scope } from './scope.ts';

interface DatabaseParts {
  kysely: Kysely<Schema>;
  listeners: Listeners;
  maintain(): Promise<void>;
  /** Called once, after the last transaction. */
  close(): Promise<void>;
}

/** The wrapper that is the only door: it gives every transaction its scope. */
export function createDatabase({ kysely, listeners, ...parts }: DatabaseParts): Database {
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  async function run<T>(scope: Scope, work: (trx: Trx) => Promise<T>): Promise<T> {
    if (closing) throw new AppError('unavailable', { cause: 'The database is closing.' });
    const result = inScope(scope, () => kysely.transaction().execute(work));
    running.add(result);
    try {
      return await result;
    } catch (error) {
      throw asAppError(error);
    } finally {
      running.delete(result);
    }
  }

  async function closeOnce(): Promise<void> {
    await Promise.allSettled(running);
    await parts.close();
  }

  return {
    inInstance: (instanceId, work) => run({ as: 'app', instanceId }, work),
    asSystem: (work) => run({ as: 'system' }, work),
    listen: async (channel, listener) => {
      const end = listeners.add(channel, listener);
      return async () => end();
    },
    ping: () => run({ as: 'system' }, async (trx) => void (await sql`select 1`.execute(trx))),
    maintain: () => parts.maintain(),
    close: () => (closing ??= closeOnce()),
  };
}
