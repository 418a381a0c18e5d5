import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '#core/log.ts';
import { createListener, type FindCached, type Handle } from './listener.ts';
import { refuseClient } from './refuse-client.ts';
import type { Ground } from './visitor.ts';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

interface HttpServerOptions extends Ground {
  log: Log;
  handle: Handle;
  findCached?: FindCached | undefined;
  middleware?: Middleware;
  /** One that somebody listens on as well, as a development socket does. */
  server?: Server;
  timeouts?: Timeouts;
}

interface Timeouts {
  /** Until the head of a request has come, and until all of it has. */
  headersMs: number;
  requestMs: number;
  /** How long a connection may carry nothing at all; beats of a stream come every 15 seconds. */
  idleMs: number;
  checkEveryMs: number;
}

const TIMEOUTS: Timeouts = {
  headersMs: 15_000,
  requestMs: 60_000,
  idleMs: 120_000,
  checkEveryMs: 5_000,
};

/** Listens, and stops without breaking off what it has begun to answer. */
export class HttpServer {
  readonly #server: Server;
  readonly #log: Log;
  #stopping = false;

  constructor({ middleware, timeouts = TIMEOUTS, ...listening }: HttpServerOptions) {
    this.#log = listening.log;
    const listener = createListener(listening);
    this.#server =
      listening.server ?? createServer({ connectionsCheckingInterval: timeouts.checkEveryMs });
    this.#server.on('request', (request, response) => {
      // A kept connection would outlive the last answer.
      if (this.#stopping) response.setHeader('connection', 'close');
      if (middleware) middleware(request, response, () => listener(request, response));
      else listener(request, response);
    });
    // Longer than the idle time of common load balancers, which would else reuse a closed one.
    this.#server.keepAliveTimeout = 65_000;
    this.#server.headersTimeout = timeouts.headersMs;
    this.#server.requestTimeout = timeouts.requestMs;
    this.#server.setTimeout(timeouts.idleMs);
    this.#server.on('clientError', refuseClient);
  }

  listen(port: number, host: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', (error: NodeJS.ErrnoException) => {
        reject(error.code === 'EADDRINUSE' ? new Error(portTaken(port)) : error);
      });
      this.#server.listen(port, host, () => {
        // A server on TCP has an address with a port.
        const address = this.#server.address() as AddressInfo;
        const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
        resolve(`http://${name.includes(':') ? `[${name}]` : name}:${address.port}`);
      });
    });
  }

  async stop(limitSeconds: number): Promise<void> {
    this.#stopping = true;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeIdleConnections();
    const idle = setInterval(() => this.#server.closeIdleConnections(), 20);
    const limit = setTimeout(() => {
      this.#log.warn({ limitSeconds }, 'some requests did not end in time');
      this.#server.closeAllConnections();
    }, limitSeconds * 1000);
    await closed;
    clearTimeout(limit);
    clearInterval(idle);
  }
}

function portTaken(port: number): string {
  return `Port ${port} is taken by another program. Stop it, or start with another one: PORT=${port + 1} npm start`;
}
