import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { AppError } from '#core/errors.ts';
import type { EngineSession } from './engine-session.ts';
import { Lease } from './lease.ts';

export interface SinglePoolOptions {
  /** The session of now; waits while a new one is being opened. */
  session(): Promise<EngineSession>;
  /** Whoever waits longer for a turn is refused. */
  waitMs?: number;
  /** A transaction that says nothing for longer loses its turn. */
  idleMs?: number;
}

const WAIT_MS = 15_000;
const IDLE_MS = 10_000;
/** Beyond this the answer would come too late for whoever asks. */
const MAX_WAITING = 1_000;

interface Waiting {
  start(): void;
  refuse(error: Error): void;
}

/** Gives the one session of an engine to one transaction after the other, in the order of asking. */
export class SinglePool implements PostgresPool {
  readonly options = {};
  readonly #session: () => Promise<EngineSession>;
  readonly #waitMs: number;
  readonly #idleMs: number;
  readonly #waiting: Waiting[] = [];
  #isTaken = false;

  constructor(options: SinglePoolOptions) {
    this.#session = options.session;
    this.#waitMs = options.waitMs ?? WAIT_MS;
    this.#idleMs = options.idleMs ?? IDLE_MS;
  }

  async connect(): Promise<PostgresPoolClient> {
    await this.#turn();
    try {
      return new Lease(await this.#session(), this.#idleMs, () => this.#next());
    } catch (error) {
      this.#next();
      throw error;
    }
  }

  /** A statement outside of any transaction, in a turn of its own. */
  async query<R>(statement: string): Promise<R[]> {
    const lease = await this.connect();
    try {
      return (await lease.query<R>(statement, [])).rows;
    } finally {
      lease.release();
    }
  }

  /** The sessions belong to who opened them. */
  async end(): Promise<void> {
    for (const waiting of this.#waiting.splice(0)) {
      waiting.refuse(new AppError('unavailable', { cause: 'The database was closed.' }));
    }
  }

  async #turn(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    if (this.#waiting.length >= MAX_WAITING) {
      throw new AppError('unavailable', { cause: 'Too many wait for the database.' });
    }
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        start() {
          clearTimeout(timer);
          resolve();
        },
        refuse(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new AppError('unavailable', { cause: 'Waited too long for the database.' }));
      }, this.#waitMs);
      this.#waiting.push(waiting);
    });
  }

  #next(): void {
    const waiting = this.#waiting.shift();
    if (waiting) waiting.start();
    else this.#isTaken = false;
  }
}
