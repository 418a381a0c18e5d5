import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const PIECE = 4000;
/** Longer than a frame, so that the browser paints what it has. */
const BETWEEN_MS = 20;
const BLOCK = /<(?:article|div|footer|form|header|li|main|nav|p|section|tr|ul)\b/;

export interface SlowNetwork {
  port: number;
  stop(): Promise<void>;
}

/** Stands before a server and passes its pages on piece by piece. */
export async function startSlowNetwork(upstream: number): Promise<SlowNetwork> {
  const server = http.createServer((request, response) => pass(request, response, upstream));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // It listens on a port, not on a socket's path.
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(request: IncomingMessage, response: ServerResponse, upstream: number): void {
  const { method, url } = request;
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const onward = http.request(
    { host: '127.0.0.1', port: upstream, method, path: url, headers, setHost: false },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      if (answer.headers['content-type']?.startsWith('text/html')) {
        passSlowly(answer, response).catch(() => response.destroy());
      } else answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** Only before what begins a block: half of a line is another line, and stands elsewhere. */
async function passSlowly(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  // Without an encoding an answer gives buffers.
  for await (const part of answer) parts.push(part as Buffer);
  let rest = Buffer.concat(parts).toString();
  while (rest !== '') {
    const block = rest.slice(PIECE).search(BLOCK);
    const end = block === -1 ? rest.length : PIECE + block;
    response.write(rest.slice(0, end));
    rest = rest.slice(end);
    await pause(BETWEEN_MS);
  }
  response.end();
}
