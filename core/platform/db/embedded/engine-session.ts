import type { PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { AppError } from '#core/errors.ts';
import { WIRE_CHANNEL } from '../notify.ts';
import { createValueTypes } from '../value-types.ts';
import { EngineStream } from './engine-stream.ts';
import type { Engine } from './engine.ts';
import { StatementNames } from './statement-names.ts';

/**
 * The one session that an engine has, from its start to its end. Once it is dead it stays so:
 * what held on to it gets an error, never the session that came after.
 */
export class EngineSession {
  readonly #engine: Engine;
  readonly #client: pg.Client;
  readonly #stream: EngineStream;
  readonly #names = new StatementNames();
  /** Called once, unless it ends by `close`. */
  onDeath: ((reason: Error) => void) | undefined;
  #death: Error | undefined;

  private constructor(engine: Engine, client: pg.Client, stream: EngineStream) {
    this.#engine = engine;
    this.#client = client;
    this.#stream = stream;
  }

  /** Opens the session; `hear` gets every notification. */
  static async open(engine: Engine, hear: (message: string) => void): Promise<EngineSession> {
    const stream = new EngineStream(engine);
    const client = new pg.Client({
      stream: () => stream,
      // Otherwise the driver would take these from the environment, which is about a server.
      ssl: false,
      host: 'embedded',
      user: 'postgres',
      database: 'postgres',
      application_name: 'marquee',
      pipeline: true,
      types: createValueTypes(),
    });
    const session = new EngineSession(engine, client, stream);
    client.on('error', (error) => session.kill(error));
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    await client.connect();
    await client.query(`listen ${WIRE_CHANNEL}`);
    return session;
  }

  get isDead(): boolean {
    return this.#death !== undefined;
  }

  async query<R>(
    text: string,
    values: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> {
    if (this.#death) throw new AppError('unavailable', { cause: this.#death });
    try {
      const name = values.length > 0 ? this.#names.nameOf(text) : undefined;
      const config = { text, values: [...values], ...(name && { name }) };
      // The driver types the command as any string and the count as nullable.
      return (await this.#client.query(config)) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      throw this.#death ? new AppError('unavailable', { cause: this.#death }) : error;
    }
  }

  /** Everything that waits for an answer gets an error, and everything that asks from now on. */
  kill(reason: Error): void {
    if (this.#death) return;
    this.#death = reason;
    this.#stream.destroy(reason);
    this.onDeath?.(reason);
  }

  async close(): Promise<void> {
    this.#death ??= new Error('The database was closed.');
    await this.#client.end();
    await this.#engine.close();
  }
}
