import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { requestIdFrom } from '#core/http/request-id.ts';
import type { Log } from '#core/log.ts';
import type { KeptPage } from '../pages/kept-page.ts';
import { sendKept } from '../pages/send-kept.ts';
import { compress } from './compression.ts';
import { loggedPath } from './logged-path.ts';
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

/** A page that is ready for a request as it is, at once: a promise or two cost as much as the rest. */
export type FindKept = (asked: {
  visitor: Visitor;
  method: string;
  target: string;
  header: (name: string) => string | null;
}) => KeptPage | undefined;

interface ListenerOptions {
  handle: Handle;
  findKept?: FindKept | undefined;
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
      const requestId = idOf(incoming, visitor);
      const log = options.log.child({ requestId });
      const response = await answer(request, { visitor, requestId, log }, options.handle);
      const sent = compress(request, withMutableHeaders(response));
      addSecurityHeaders(sent.headers, visitor.scheme);
      sent.headers.set('x-request-id', requestId);
      logRequest(log, {
        visitor,
        started,
        method: request.method,
        path: new URL(request.url).pathname,
        status: sent.status,
      });
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
  return (incoming, outgoing) => {
    if (!answerKept(options, incoming, outgoing)) void listener(incoming, outgoing);
  };
}

function answerKept(
  { findKept, isTrusted, log }: ListenerOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  const started = performance.now();
  const visitor = findKept && visitorOf(incoming, isTrusted);
  if (!visitor) return false;
  const { method = '', url: target = '', headers } = incoming;
  const header = (name: string) => headers[name]?.toString() ?? null;
  try {
    const page = findKept({ visitor, method, target, header });
    if (!page) return false;
    const requestId = idOf(incoming, visitor);
    sendKept(incoming, outgoing, { page, requestId });
    logRequest(log, { visitor, started, method, path: pathOf(target), status: 200 }, requestId);
    return true;
  } catch (error) {
    log.error({ err: error }, 'kept page not sent');
    return outgoing.headersSent;
  }
}

function idOf({ headers }: IncomingMessage, visitor: Visitor): string {
  return requestIdFrom(visitor.trusted ? headers['x-request-id']?.toString() : undefined);
}

interface RequestLine {
  visitor: Visitor;
  method: string;
  path: string;
  status: number;
  started: number;
}

function logRequest(log: Log, line: RequestLine, requestId?: string): void {
  const { visitor, method, path, status, started } = line;
  const ms = Math.round(performance.now() - started);
  const fields = { method, path: loggedPath(path), host: visitor.host, status, ms };
  log.info(requestId === undefined ? fields : { requestId, ...fields }, 'request');
}

function pathOf(target: string): string {
  const end = target.indexOf('?');
  return end < 0 ? target : target.slice(0, end);
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
