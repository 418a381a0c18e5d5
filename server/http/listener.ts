import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { requestIdFrom } from '#core/platform/http/request-id.ts';
import type { Log } from '#core/log.ts';
import type { CachedPage } from '../page-cache/cached-page.ts';
import { sendCached } from '../page-cache/send-cached.ts';
import { compress } from './compression.ts';
import { loggedPath } from './logged-path.ts';
import { refuseHost } from './refuse-client.ts';
import { settleHead } from './request-head.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { bodyInHand, endUnreadConnection, hasBody } from './unread-body.ts';
import { visitorOf, type Ground, type Visitor } from './visitor.ts';

export interface Incoming {
  request: Request;
  visitor: Visitor;
  requestId: string;
  log: Log;
}

export type Handle = (incoming: Incoming) => Promise<Response>;

/** A page that is ready for a request as it is, at once: a promise or two cost as much as the rest. */
export type FindCached = (asked: {
  visitor: Visitor;
  method: string;
  target: string;
  header: (name: string) => string | null;
}) => CachedPage | undefined;

interface ListenerOptions extends Ground {
  handle: Handle;
  findCached?: FindCached | undefined;
  log: Log;
}

/** Turns Node's requests into web requests and adds what every answer carries. */
export function createListener(options: ListenerOptions): RequestListener {
  const listener = getRequestListener(
    async (request, env) => {
      // On Node without HTTP/2 this is what the adapter passes.
      const { incoming } = env as { incoming: IncomingMessage };
      const started = performance.now();
      const visitor = visitorOf(incoming, options);
      if (!visitor) return new Response('Bad host', { status: 400 });
      const requestId = idOf(incoming, visitor);
      const log = options.log.child({ requestId });
      const response = await answer(incoming, options.handle, { request, visitor, requestId, log });
      const sent = compress(request, withMutableHeaders(response));
      addSecurityHeaders(sent.headers, visitor.scheme);
      sent.headers.set('x-request-id', requestId);
      logRequest(log, {
        visitor,
        started,
        method: request.method,
        path: pathOf(incoming.url ?? ''),
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
    endUnreadConnection(incoming, outgoing);
    if (!settleHead(incoming)) refuseHost(incoming, outgoing);
    else if (!answerKept(options, incoming, outgoing)) void listener(incoming, outgoing);
  };
}

function answerKept(
  options: ListenerOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  const { findCached, log } = options;
  const started = performance.now();
  const visitor = findCached && !hasBody(incoming) ? visitorOf(incoming, options) : undefined;
  if (!findCached || !visitor) return false;
  const { method = '', url: target = '', headers } = incoming;
  try {
    const page = findCached({ visitor, method, target, header: headerOf(headers) });
    if (!page) return false;
    const requestId = idOf(incoming, visitor);
    sendCached(incoming, outgoing, { page, requestId });
    logRequest(log, { visitor, started, method, path: pathOf(target), status: 200 }, requestId);
    return true;
  } catch (error) {
    log.error({ err: error }, 'cached page not sent');
    return outgoing.headersSent;
  }
}

const headerOf = (headers: IncomingHttpHeaders) => (name: string) =>
  headers[name]?.toString() ?? null;

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

async function answer(node: IncomingMessage, handle: Handle, asked: Incoming): Promise<Response> {
  try {
    return await handle(asked);
  } catch (error) {
    // A visitor who leaves in the midst of a body is no fault of ours, and hears no answer.
    if (node.destroyed && !node.complete) asked.log.info({ err: error }, 'request broken off');
    else asked.log.error({ err: error }, 'request failed');
    return new Response('Internal error', { status: 500 });
  } finally {
    if (hasBody(node)) await bodyInHand(node);
  }
}

/** Answers of fetch() and of Response.redirect() have headers that cannot be written: copied, they can. */
function withMutableHeaders(response: Response): Response {
  if (isMutable(response.headers)) return response;
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: new Headers(response.headers),
  });
}

function isMutable(headers: Headers): boolean {
  try {
    headers.delete('x-never-sent');
    return true;
  } catch {
    return false;
  }
}
