import http from 'node:http';

export interface RequestOptions {
  url: string;
  /** The Host header, when it differs from the one in the url: this is how an instance is chosen. */
  host?: string;
  /** Replaces the path and query of the url as they are, without normalising them. */
  path?: string;
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
  /** Whose connections it goes over; without one it has its own. */
  agent?: http.Agent;
  /** Gives up after this time, 30 seconds unless told. */
  timeoutMs?: number;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Every Set-Cookie line. */
  cookies: string[];
  bytes: Buffer;
  text: string;
  json(): unknown;
}

/**
 * Sends one request as written: any Host, no redirect followed, nothing decompressed. The global
 * fetch forbids the first and hides the others.
 */
export function request(options: RequestOptions): Promise<Answer> {
  const target = new URL(options.url);
  return new Promise((resolve, reject) => {
    const outgoing = http.request(
      {
        hostname: target.hostname.replace(/^\[|\]$/g, ''),
        port: target.port,
        path: options.path ?? `${target.pathname}${target.search}`,
        method: options.method ?? 'GET',
        headers: { host: options.host ?? target.host, ...options.headers },
        // Node would fill in a Host that is empty on purpose.
        setHost: false,
        agent: options.agent ?? false,
        // Names such as nova.localhost are not known to every resolver.
        lookup: (_hostname, lookupOptions, callback) => {
          if (lookupOptions.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
          else callback(null, '127.0.0.1', 4);
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => resolve(answerOf(incoming, Buffer.concat(chunks))));
      },
    );
    outgoing.setTimeout(options.timeoutMs ?? 30_000, () => {
      outgoing.destroy(new Error(`No answer from ${options.url} in time`));
    });
    outgoing.on('error', reject);
    outgoing.end(options.body);
  });
}

function answerOf(incoming: http.IncomingMessage, bytes: Buffer): Answer {
  const text = bytes.toString('utf8');
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    cookies: incoming.headers['set-cookie'] ?? [],
    bytes,
    text,
    json: (): unknown => JSON.parse(text),
  };
}
