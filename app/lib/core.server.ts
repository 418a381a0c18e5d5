import type { z } from 'zod';

/**
 * The panel's only seam to the core: the calls of the contract over an injected fetch, which
 * is the core itself in the same process or HTTP to another one.
 */

export type CoreFetch = (request: Request) => Response | Promise<Response>;

/** One call: its method, path and the shapes of what goes in and comes out. */
export interface Call<Answer extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  answer: Answer;
}

interface CallInput {
  query?: Record<string, string>;
  body?: unknown;
}

export interface CoreClient {
  call<Answer extends z.ZodType>(call: Call<Answer>, input?: CallInput): Promise<z.infer<Answer>>;
}

interface DocumentAsked {
  host: string;
  path: string;
  etag?: string;
  signal: AbortSignal;
}

/** Asks for a document of an instance, as it lies there: whoever asks guards against the answer. */
export function fetchDocument(
  core: { fetch: CoreFetch; baseUrl: string },
  { host, path, etag, signal }: DocumentAsked,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', 'x-forwarded-host': host });
  if (etag) headers.set('if-none-match', etag);
  const request = new Request(new URL(path, core.baseUrl), { headers, signal });
  return Promise.resolve(core.fetch(request));
}

/** The core refused, or did not answer in its contract. */
export class CoreError extends Error {
  override readonly name = 'CoreError';
  readonly status: number;
  readonly errors: Record<string, string[]>;

  constructor(status: number, message: string, errors: Record<string, string[]> = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

interface CoreClientOptions {
  fetch: CoreFetch;
  baseUrl: string;
  host: string;
  locale: string;
  requestId: string;
  timeoutMs?: number;
}

const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

export function createCoreClient(options: CoreClientOptions): CoreClient {
  return {
    async call(call, { query = {}, body } = {}) {
      const url = new URL(call.path, options.baseUrl);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      url.searchParams.set('locale', options.locale);
      const headers = new Headers({
        accept: 'application/json',
        'x-forwarded-host': options.host,
        'x-request-id': options.requestId,
      });
      if (body !== undefined) headers.set('content-type', 'application/json');
      const request = new Request(url, {
        method: call.method,
        headers,
        signal: AbortSignal.timeout(options.timeoutMs ?? 10_000),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer = await readAnswer(options.fetch, request);
      const parsed = call.answer.safeParse(answer);
      if (!parsed.success) throw new CoreError(502, `The core broke its contract on ${call.path}`);
      return parsed.data;
    },
  };
}

async function readAnswer(fetch: CoreFetch, request: Request): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(request);
    text = await response.text();
  } catch (cause) {
    throw new CoreError(503, cause instanceof Error ? cause.message : 'The core is unreachable');
  }
  if (text.length > MAX_ANSWER_BYTES) throw new CoreError(502, 'The answer of the core is too big');
  const body = parseJson(text);
  if (!response.ok) throw refusal(response.status, body);
  if (body === undefined) throw new CoreError(502, 'The core did not answer with JSON');
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(status: number, body: unknown): CoreError {
  // Nothing is believed of an object but that its fields may be anything.
  const envelope = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown;
    errors?: unknown;
  };
  const message = typeof envelope.message === 'string' ? envelope.message : `Status ${status}`;
  const errors: Record<string, string[]> = {};
  if (typeof envelope.errors === 'object' && envelope.errors !== null) {
    for (const [field, problems] of Object.entries(envelope.errors)) {
      errors[field] = (Array.isArray(problems) ? problems : [problems]).map(String);
    }
  }
  return new CoreError(status, message, errors);
}
