import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Speaks the contract of the trade as it is told to. */
export interface Provider {
  server: Server;
  url: string;
  asked: URLSearchParams[];
  answer: (asked: URLSearchParams) => ProviderAnswer;
}

interface ProviderAnswer {
  status?: number;
  body?: unknown;
  isSilent?: boolean;
  afterMs?: number;
  /** Answered once this has happened. */
  after?: Promise<unknown>;
  /** One request, two answers on the same connection. */
  isTwice?: boolean;
}

export async function openProvider(): Promise<Provider> {
  const provider: Provider = {
    server: createServer((request, response) => {
      let text = '';
      request.on('data', (data: Buffer) => (text += data.toString()));
      request.on('end', () => {
        const asked = new URLSearchParams(text);
        provider.asked.push(asked);
        const {
          status = 200,
          body,
          isSilent,
          afterMs = 0,
          after,
          isTwice,
        } = provider.answer(asked);
        if (isSilent) return void request.socket.destroy();
        const answer = JSON.stringify(body);
        if (isTwice) return void request.socket.end(onWire(answer) + onWire(answer));
        const respond = () => setTimeout(() => response.writeHead(status).end(answer), afterMs);
        void Promise.resolve(after).then(respond);
      });
    }),
    url: '',
    asked: [],
    answer: () => ({ body: {} }),
  };
  await new Promise<void>((resolve) => provider.server.listen(0, '127.0.0.1', resolve));
  // A server on TCP has an address with a port.
  const { port } = provider.server.address() as AddressInfo;
  provider.url = `http://upstream.localhost:${port}/api/v2`;
  return provider;
}

const onWire = (body: string) =>
  `HTTP/1.1 200 OK\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
