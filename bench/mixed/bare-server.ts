import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { callWriterOf } from '#core/resale/api-calls/write-calls.ts';
import type { Log } from '#core/log.ts';
import { kindOf, type Kind } from './calls.ts';
import type { Statement } from './recorded-calls.ts';

/** As many connections as ours has. */
const CONNECTIONS = 10;

/** What ours asked and answered once. */
export interface Sample {
  /** Of one transaction, the first of which begins it. */
  statements: readonly Statement[];
  answer: Buffer;
  headers: Readonly<Record<string, string>>;
}

interface BareParts {
  db: Database;
  url: string;
  log: Log;
  samples: ReadonlyMap<Kind, readonly Sample[]>;
  /** Taking five tries of a token, which ours does for every fifth call. */
  tries: readonly Statement[];
  instanceId: number;
  /** The rows of an order, written by hand. */
  writeOrder: (trx: Trx) => Promise<void>;
  /** What is noted of a call. */
  note: Parameters<ReturnType<typeof callWriterOf>['add']>[0];
}

export interface BareServer {
  port: number;
  close(): Promise<void>;
}

/**
 * What somebody writes who wants the same statements and nothing else: bare node:http, which sends for
 * each call what ours sends for one alone, together in one transaction, and answers what ours answered.
 * Nothing is read out of rows, checked or made; calls are noted as ours notes them.
 */
export async function startBareServer(parts: BareParts): Promise<BareServer> {
  const pool = new pg.Pool({ connectionString: parts.url, max: CONNECTIONS, pipeline: true });
  const writer = callWriterOf(parts);
  let calls = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const kind = kindOf(new URLSearchParams(await textOf(request)));
    const samples = parts.samples.get(kind) ?? [];
    calls += 1;
    const isPacked = request.headers['accept-encoding'] !== undefined;
    const fitting = samples.filter(({ headers }) => isPacked || !headers['content-encoding']);
    const sample = fitting[calls % fitting.length];
    if (!sample) throw new Error(`Nothing was recorded of ${kind}.`);
    if (calls % 5 === 0) await runAll(pool, parts.tries);
    await runAll(pool, sample.statements);
    if (kind === 'add') await parts.db.inInstance(parts.instanceId, parts.writeOrder);
    response.writeHead(200, { ...sample.headers, 'content-length': String(sample.answer.length) });
    response.end(sample.answer);
    writer.add(parts.note);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      response.writeHead(500).end();
    });
  });
  // As ours: a connection that rests for a few seconds is not closed under its caller.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A server on TCP has an address with a port.
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
}

/** Sent together, so that they take one way to the database and back. */
async function runAll(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    await Promise.all(
      [...statements, { text: 'commit', values: [] }].map(({ text, values }) =>
        values.length === 0 ? client.query(text) : client.query(text, [...values]),
      ),
    );
  } finally {
    client.release();
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  // A request is a stream of bytes unless an encoding was set.
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
}
