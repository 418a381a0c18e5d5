import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FetchDocument } from '#app/lib/instance/fetch-document.server.ts';
import { demoDocuments } from './demo-documents.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeUpstream {
  /** What the calls answer with; a test may put anything there. */
  documents: Record<string, unknown>;
  /** The paths that were asked for, one for each call. */
  calls: string[];
  /** Answers in the place of the documents while it is set. */
  respond: Respond | undefined;
  fetchDocument: FetchDocument;
  stop(): Promise<void>;
}

/** A core over real HTTP that answers as it should until a test breaks it. */
export async function startFakeUpstream(): Promise<FakeUpstream> {
  const server = createServer((request, response) => {
    upstream.calls.push(request.url ?? '');
    if (upstream.respond) upstream.respond(request, response);
    else answer(upstream.documents, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  const upstream: FakeUpstream = {
    documents: documentsByPath(),
    calls: [],
    respond: undefined,
    fetchDocument: ({ host, path, etag, revision, signal }) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        signal,
        headers: {
          'x-forwarded-host': host,
          ...(etag && { 'if-none-match': etag }),
          ...(revision && { 'x-revision': revision }),
        },
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return upstream;
}

export function documentsByPath(panelName?: string): Record<string, unknown> {
  const { settings, pages, menuItems, banners, specialOffers } = demoDocuments(panelName);
  const lists = { '/pages': pages, '/menu-items': menuItems, '/banners': banners };
  return { '/settings': settings, ...lists, '/api/v1/special-offers': specialOffers };
}

function answer(
  documents: Record<string, unknown>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const document = documents[request.url ?? ''];
  if (document === undefined) {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"none"}');
    return;
  }
  const body = JSON.stringify({ data: document });
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', etag }).end(body);
}
