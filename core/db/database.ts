import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Trx = Transaction<Schema>;

/** The only door to the database. */
export interface Database {
  /**
   * Runs `work` in a transaction as the application's role with one instance set, so that
   * row-level security hides every other instance.
   */
  inInstance<T>(instanceId: number, work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * Runs `work` across instances: resolving a host, claiming jobs, seeding. A use case that
   * serves a person never needs it.
   */
  asSystem<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * Hears what a transaction said with `notify(trx, channel, payload)`, in this process and,
   * on a database server, in every other one.
   */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  /** Resolves when the database answers; throws AppError('unavailable') otherwise. */
  ping(): Promise<void>;
  /** Waits for running transactions, then closes. */
  close(): Promise<void>;
}
