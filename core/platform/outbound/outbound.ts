import { lookup as lookUpName, type LookupAddress } from 'node:dns';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { isPublicAddress } from './public-address.ts';

/** Why nothing came back. */
export type OutboundReason = 'not_allowed' | 'not_found' | 'timeout' | 'too_large' | 'failed';

export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason, cause?: unknown) {
    super(`A request to the outside came to nothing: ${reason}`, { cause });
    this.reason = reason;
  }
}

interface OutboundRequest {
  url: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
  /** For everything together: finding the host, connecting and the last byte of the answer. */
  timeoutMs?: number;
  mostBytes?: number;
  /** Of a longer answer, its beginning is enough. */
  isCut?: boolean;
}

export interface OutboundAnswer {
  status: number;
  contentType: string;
  /** When to come again, as it says. */
  retryAfter?: string | undefined;
  /** What tells this answer from a later one, to be sent back as `if-none-match`. */
  version?: string | undefined;
  body: Buffer;
}

/**
 * The only way to request an address that was entered by a user. It connects only to the public
 * internet and to the very address that was checked, and does not follow redirects.
 */
export interface Outbound {
  /**
   * Whether an address may be asked as far as it shows now, for who keeps one: it is checked again
   * whenever it is asked. A name that leads nowhere yet may lead somewhere later.
   */
  mayAsk(url: string): Promise<boolean>;
  send(request: OutboundRequest): Promise<OutboundAnswer>;
}

interface OutboundOptions {
  /** Tests have a stand-in beside them. */
  isAllowed?: (address: string) => boolean;
  lookUp?: (host: string) => Promise<LookupAddress[]>;
}

/** Of a request that says nothing else. */
export const TIMEOUT_MS = 3_000;
export const MOST_BYTES = 256 * 1024;

const lookUpAll = (host: string) => promisify(lookUpName)(host, { all: true, verbatim: true });

export function createOutbound(options: OutboundOptions = {}): Outbound {
  const { isAllowed = isPublicAddress, lookUp = lookUpAll } = options;

  async function addressesOf(host: string): Promise<LookupAddress[]> {
    const family = isIP(host);
    const found = family === 0 ? await resolve(host) : [{ address: host, family }];
    // One address that is not public is enough to refuse: the owner of the name could choose it.
    if (!found.every(({ address }) => isAllowed(address))) throw new OutboundError('not_allowed');
    return found;
  }

  async function resolve(host: string): Promise<LookupAddress[]> {
    try {
      return await lookUp(host);
    } catch (error) {
      throw new OutboundError('not_found', error);
    }
  }

  return {
    async mayAsk(text) {
      try {
        const url = parseUrl(text);
        await unlessAborted(AbortSignal.timeout(TIMEOUT_MS), addressesOf(bareHost(url)));
        return true;
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        return error.reason !== 'not_allowed';
      }
    },
    async send(asked) {
      const url = parseUrl(asked.url);
      const signal = AbortSignal.timeout(asked.timeoutMs ?? TIMEOUT_MS);
      try {
        const addresses = await unlessAborted(signal, addressesOf(bareHost(url)));
        const answer = await open(url, { asked, addresses, signal });
        return await readAnswer(answer, asked);
      } catch (error) {
        if (error instanceof OutboundError) throw error;
        throw new OutboundError(signal.aborted ? 'timeout' : 'failed', error);
      }
    },
  };
}

function parseUrl(text: string): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch (error) {
    throw new OutboundError('not_allowed', error);
  }
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '') throw new OutboundError('not_allowed');
  return url;
}

const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

interface Opened {
  asked: OutboundRequest;
  addresses: LookupAddress[];
  signal: AbortSignal;
}

function open(url: URL, { asked, addresses, signal }: Opened): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body = '' } = asked;
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      signal,
      // A connection that is kept would outlive the check of its address.
      agent: false,
      lookup: pinned(addresses),
      headers: {
        'user-agent': 'Marquee',
        'accept-encoding': 'identity',
        ...headers,
        ...((method === 'POST' || method === 'PATCH') && {
          'content-length': Buffer.byteLength(body),
        }),
      },
    });
    sent.once('response', resolve).once('error', reject).end(body);
  });
}

/** Answers what was checked; asked anew, a name could lead elsewhere. */
function pinned(addresses: LookupAddress[]): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, addresses);
    else if (first) done(null, first.address, first.family);
    else done(new Error('A name without an address'), '');
  };
}

async function readAnswer(
  answer: IncomingMessage,
  { mostBytes = MOST_BYTES, isCut = false }: OutboundRequest,
): Promise<OutboundAnswer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Without an encoding, they are bytes.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes && !isCut) {
      answer.destroy();
      throw new OutboundError('too_large');
    }
    chunks.push(chunk);
    // Leaving the loop closes the connection.
    if (length > mostBytes) break;
  }
  return {
    status: answer.statusCode ?? 0,
    contentType: answer.headers['content-type'] ?? '',
    retryAfter: answer.headers['retry-after'],
    version: answer.headers.etag,
    body: Buffer.concat(chunks, Math.min(length, mostBytes)),
  };
}

/** A look-up cannot be stopped, only left behind. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new OutboundError('timeout'));
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
