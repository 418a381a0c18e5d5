import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { AppError } from '#core/errors.ts';
import type { EngineSession } from './engine-session.ts';

/**
 * The turn of one transaction at a session. It is bound to that session: after the session was
 * replaced, or the turn was taken away, its statements are refused, because in a session that
 * knows nothing of the transaction each of them would commit by itself.
 */
export class Lease implements PostgresPoolClient {
  readonly #session: EngineSession;
  readonly #idleMs: number;
  readonly #giveBack: () => void;
  #isOver = false;
  #asked = 0;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(session: EngineSession, idleMs: number, giveBack: () => void) {
    this.#session = session;
    this.#idleMs = idleMs;
    this.#giveBack = giveBack;
    this.#watchIdle();
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('The embedded database has no cursors.');
    return this.#ask<R>(sql, parameters);
  }

  release(isBroken = false): void {
    clearTimeout(this.#idleTimer);
    if (this.#isOver) return;
    this.#isOver = true;
    // Its transaction may still be open, and the next one must not end up inside it.
    if (isBroken) this.#session.kill(new Error('A transaction could not be ended.'));
    this.#giveBack();
  }

  async #ask<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    if (this.#isOver) {
      throw new AppError('unavailable', { cause: 'The transaction was idle for too long.' });
    }
    clearTimeout(this.#idleTimer);
    this.#asked += 1;
    try {
      return await this.#session.query<R>(sql, parameters);
    } finally {
      this.#asked -= 1;
      if (this.#asked === 0 && !this.#isOver) this.#watchIdle();
    }
  }

  #watchIdle(): void {
    this.#idleTimer = setTimeout(() => void this.#revoke(), this.#idleMs);
    this.#idleTimer.unref();
  }

  async #revoke(): Promise<void> {
    this.#isOver = true;
    try {
      await this.#session.query('rollback');
    } catch (error) {
      // A session that cannot roll back cannot be trusted to begin either.
      this.#session.kill(error instanceof Error ? error : new Error('The rollback failed.'));
    } finally {
      this.#giveBack();
    }
  }
}
