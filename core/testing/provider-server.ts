import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound, type Outbound } from '#core/platform/outbound/outbound.ts';

export interface ProviderRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A text is sent as it is; with the status 0 the connection ends without an answer. */
export interface ProviderReply {
  status: number;
  body?: unknown;
}

export interface ProviderServer {
  url: string;
  /** Leads here where one of these origins is asked for, and to no other address. */
  outboundFor(...origins: readonly string[]): Outbound;
  close(): Promise<void>;
}

/** Answers in a provider's place on a port of its own. */
export async function startProviderServer(
  answer: (request: ProviderRequest) => ProviderReply,
): Promise<ProviderServer> {
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const { pathname: path, searchParams: query } = new URL(
        request.url ?? '',
        'http://x.invalid',
      );
      const { method = 'GET', headers } = request;
      const { status, body = '' } = answer({ method, path, query, headers, text });
      if (status === 0) return response.destroy();
      response.writeHead(status, { 'content-type': 'application/json' });
      return response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.
  const url = `http://127.0.0.1:${port}`;
  const direct = createOutbound({ isAllowed: (address) => address === '127.0.0.1' });
  return {
    url,
    outboundFor(...origins) {
      const isOurs = (asked: string) => origins.some((origin) => asked.startsWith(`${origin}/`));
      const led = (asked: string) =>
        isOurs(asked) ? `${url}${asked.slice(new URL(asked).origin.length)}` : asked;
      return {
        mayAsk: (asked) => direct.mayAsk(led(asked)),
        send: (asked) => direct.send({ ...asked, url: led(asked.url) }),
      };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString();
}
