import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeCore {
  url: string;
  /** What the core does from now on. */
  respond: (respond: Respond) => void;
  stop(): Promise<void>;
}

/** A core of another maker, or a broken one, over real HTTP. */
export async function startFakeCore(respond: Respond): Promise<FakeCore> {
  let current = respond;
  const server: Server = createServer((request, response) => current(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    respond(next) {
      current = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
