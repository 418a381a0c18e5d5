import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Trx = Transaction<Schema>;

/** What a listener does with a notification, and when it may have missed some. */
export interface Listener {
  hear(payload: string): void;
  /**
   * The connection was lost and is back: something may have been said in between, so whoever
   * keeps a copy of what the notifications are about has to read it again.
   */
  missed?(): void;
}

/** The only door to the database. */
export interface Database {
  /**
   * Runs `work` in a transaction as the application's role with one instance set, so that
   * row-level security hides every other instance.
   */
  inInstance<T>(instanceId: number, work: (trx: Trx) => Promise<T>): Promise<T>;
  /** As `inInstance`, for work that only reads: the database refuses whatever would write. */
  read<T>(instanceId: number, work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * Runs `work` across instances: resolving a host, claiming jobs, seeding. A use case that
   * serves a person never needs it.
   */
  asSystem<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * Hears what a transaction said with `notify(trx, channel, payload)`, in this process and,
   * on a database server, in every other one. The answer ends it.
   */
  listen(channel: string, listener: Listener | Listener['hear']): Promise<() => Promise<void>>;
  /** Resolves when the database answers; throws AppError('unavailable') otherwise. */
  ping(): Promise<void>;
  /**
   * Does what a database server does by itself and an embedded one only when told: removes dead
   * rows, refreshes statistics and shortens the write-ahead log. A job calls it.
   */
  maintain(): Promise<void>;
  /** Refuses new transactions, waits for the running ones, then closes. */
  close(): Promise<void>;
}
