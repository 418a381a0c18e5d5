import { Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '#core/log.ts';
import { AppError } from '#core/errors.ts';
import { createDatabase } from './create-database.ts';
import type { Database } from './database.ts';
import { tellExchange } from './exchanges.ts';
import { asAppError } from './failures.ts';
import { Listeners } from './listeners.ts';
import { prepareSchema, type SchemaOptions } from './prepare-schema.ts';
import type { Schema } from './schema.ts';
import { ScopedDialect } from './scoped-dialect.ts';
import { listenOnServer } from './server-listener.ts';
import { createValueTypes } from './value-types.ts';

export interface ServerOptions extends SchemaOptions {
  kind: 'server';
  /** A connection string, `postgres://user:password@host:port/name`. */
  url: string;
  maxConnections?: number;
  statementTimeoutMs?: number;
}

const MAX_CONNECTIONS = 10;
const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** The first with `return` bodies of SQL functions and a schema `public` that is not everybody's. */
const OLDEST_VERSION = 15;

/** A database on PostgreSQL, shared by any number of processes. */
export async function openServerDatabase(options: ServerOptions, log: Log): Promise<Database> {
  const types = createValueTypes();
  const connection: pg.ClientConfig = {
    connectionString: options.url,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'marquee',
  };
  const max = options.maxConnections ?? MAX_CONNECTIONS;
  const pool = new pg.Pool({ ...connection, max, pipeline: true });
  const lost = (error: Error) => log.warn({ err: error }, 'A database connection was lost.');
  pool.on('error', lost);
  // The pool listens only while a connection is idle; between two statements of a transaction
  // nobody would, and the loss would end the process.
  pool.on('connect', (client) => client.on('error', lost).on('drain', tellExchange));
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const dialect = new ScopedDialect({
    pool,
    limits: (scope) =>
      scope.as === 'owner'
        ? { readOnly: false, statementTimeoutMs: 0, idleTimeoutMs: 0 }
        : { readOnly: false, statementTimeoutMs, idleTimeoutMs: IDLE_IN_TRANSACTION_MS },
  });
  const kysely = new Kysely<Schema>({ dialect });
  const listeners = new Listeners(log);
  try {
    await checkVersion(kysely);
    await prepareSchema(kysely, options, log);
    const stopListening = await listenOnServer(connection, listeners, log);
    return createDatabase({
      kysely,
      dialect,
      listeners,
      // The server's own autovacuum and checkpointer do it.
      maintain: async () => undefined,
      close: async () => {
        await stopListening();
        await kysely.destroy();
      },
    });
  } catch (error) {
    await kysely.destroy();
    throw explain(error, options.url);
  }
}

/** A start that fails is read by a person, who has to know which server did not answer. */
function explain(error: unknown, url: string): unknown {
  const refusal = asAppError(error);
  if (!(refusal instanceof AppError)) return refusal;
  // Without the password, because it goes to the log.
  const { host } = new URL(url);
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new Error(`The database server ${host} does not answer: ${reason}`, { cause: error });
}

async function checkVersion(kysely: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(kysely);
  const version = rows[0]?.version ?? '0';
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    throw new Error(
      `The database server is PostgreSQL ${version}; ${OLDEST_VERSION} or later is needed.`,
    );
  }
}
