import type { IncomingMessage, ServerResponse } from 'node:http';
import { CART_TOKEN_HEADER } from '#core/platform/http/cart-header.pure.ts';
import { startFakeCore, type FakeCore } from './fake-core.ts';
import { request } from './request.ts';

interface Answered {
  path: string;
  /** For whom the panel asked. */
  host: string;
  status: number;
  text: string;
}

export interface Asked {
  method: string;
  path: string;
  body: Buffer;
}

interface ChangedCoreOptions {
  coreUrl: string;
  /** Which host the real core is asked for in place of another. */
  hostFor?: (host: string) => string;
  /** Whether the real core hears of no session: it would refuse one that it does not know. */
  knowsNobody?: boolean;
  /** What to say instead of what the core said; undefined leaves that as it is. */
  change?: (answered: Answered) => { status: number; body: unknown } | undefined;
  /** Hears what is asked, and says what of it gets lost on the way. */
  hear?: (asked: Asked) => 'request' | 'answer' | undefined;
}

/** What a panel reads beside the answer itself. */
const PASSED_ON = ['authorization', CART_TOKEN_HEADER, 'retry-after'];

/** A core in front of a real one that answers some things otherwise. */
export function startChangedCore(options: ChangedCoreOptions): Promise<FakeCore> {
  const { coreUrl, hostFor = (host) => host, knowsNobody = false } = options;

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'x-forwarded-host': forwarded, 'if-none-match': _seen, ...headers } = incoming.headers;
    if (knowsNobody) delete headers.authorization;
    const host = String(forwarded);
    const [path, method] = [incoming.url ?? '/', incoming.method ?? 'GET'];
    const body = await bodyOf(incoming);
    const lost = options.hear?.({ method, path, body });
    if (lost === 'request') return void response.destroy();
    const found = await request({
      url: coreUrl,
      host: hostFor(host),
      ...{ path, method, body },
      headers: accepted(headers),
    });
    if (lost === 'answer') return void response.destroy();
    const changed = options.change?.({ path, host, status: found.status, text: found.text });
    for (const name of PASSED_ON) {
      const value = found.headers[name];
      if (value !== undefined) response.setHeader(name, value);
    }
    response.statusCode = changed?.status ?? found.status;
    const type = changed ? 'application/json' : found.headers['content-type'];
    response.setHeader('content-type', type ?? 'text/plain');
    response.end(changed ? JSON.stringify(changed.body) : found.bytes);
  }
  return startFakeCore((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
}

/** What belongs to one connection stays on it. */
function accepted(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  const { host: _host, connection: _connection, 'accept-encoding': _encoding, ...rest } = headers;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  // What is undefined has just been left out.
  return Object.fromEntries(given) as Record<string, string | string[]>;
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // Without an encoding a request gives buffers.
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
