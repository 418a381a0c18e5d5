import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { TestCore } from './harness.ts';

export interface ServedCore {
  port: number;
  close(): Promise<void>;
}

/** The core of one host at a free port of this machine, for what talks to it over a socket. */
export async function serveCore(
  { core }: Pick<TestCore, 'core'>,
  host: string,
): Promise<ServedCore> {
  const server = createAdaptorServer({
    fetch: (request) => core.fetch(request, { host }),
    // It would replace `Response` for every other test of this process.
    overrideGlobalObjects: false,
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens at a port.
  return { port, close: () => new Promise((resolve) => void server.close(() => resolve())) };
}
