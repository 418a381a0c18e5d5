import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { requestIdFrom } from '#core/http/request-id.ts';
import type { Log } from '#core/log.ts';
import { compress } from './compression.ts';
import { addSecurityHeaders } from './security-headers.ts';
import type { IsTrusted } from './trusted-proxies.ts';
import { visitorOf, type Visitor } from './visitor.ts';

export interface Incoming {
  request: Request;
  visitor: Visitor;
  requestId: string;
  log: Log;
}

export type Handle = (incoming: Incoming) => Promise<Response>;

interface ListenerOptions {
  handle: Handle;
  isTrusted: IsTrusted;
  log: Log;
}

/** Turns Node's requests into web requests and adds what every answer carries. */
export function createListener(options: ListenerOptions): RequestListener {
  const listener = getRequestListener(
    async (request, env) => {
      // On Node without HTTP/2 this is what the adapter passes.
      const { incoming } = env as { incoming: IncomingMessage };
      const started = performance.now();
      const visitor = visitorOf(incoming, options.isTrusted);
      if (!visitor) return new Response('Bad host', { status: 400 });
      const requestId = requestIdFrom(
        visitor.trusted ? (request.headers.get('x-request-id') ?? undefined) : undefined,
      );
      const log = options.log.child({ requestId });
      const response = await answer(request, { visitor, requestId, log }, options.handle);
      const sent = compress(request, withMutableHeaders(response));
      addSecurityHeaders(sent.headers, visitor.scheme);
      sent.headers.set('x-request-id', requestId);
      log.info(
        {
          method: request.method,
          path: loggedPath(request.url),
          host: visitor.host,
          status: sent.status,
          ms: Math.round(performance.now() - started),
        },
        'request',
      );
      return sent;
    },
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        if (error instanceof RequestError) return new Response('Bad request', { status: 400 });
        options.log.error({ err: error }, 'request failed outside of its handler');
        return new Response('Internal error', { status: 500 });
      },
    },
  );
  return (incoming, outgoing) => void listener(incoming, outgoing);
}

/** The query may hold what is nobody's business, and so does the path of a signed link. */
function loggedPath(url: string): string {
  const { pathname } = new URL(url);
  return pathname.replace(/(\/unsubscribe\/)[^/]+/, '$1…').slice(0, 200);
}

async function answer(
  request: Request,
  incoming: Omit<Incoming, 'request'>,
  handle: Handle,
): Promise<Response> {
  try {
    return await handle({ request, ...incoming });
  } catch (error) {
    incoming.log.error({ err: error }, 'request failed');
    return new Response('Internal error', { status: 500 });
  }
}

/** Answers of fetch() and of Response.redirect() have headers that cannot be written. */
function withMutableHeaders(response: Response): Response {
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: new Headers(response.headers),
  });
}
