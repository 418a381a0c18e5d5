import { z } from 'zod';
import { CART_TOKEN_HEADER } from '#core/platform/http/cart-header.pure.ts';
import { REVISION_HEADER } from '#core/tenancy/instances/revision-header.pure.ts';
import type { AnswerOf, CallOf, Operation } from '#core/platform/operations/operation.contract.ts';

// A form is told of its problems as a request to the core is, in the same codes.
export { fieldProblems } from '#core/platform/http/zod-problems.ts';

/**
 * The panel's only seam to the core: the calls of the contract over an injected fetch, which
 * is the core itself in the same process or HTTP to another one.
 */

/** Calls that are made for one page say so by an object that stands for it. */
export type CoreFetch = (request: Request, page?: object) => Response | Promise<Response>;

/** A call as somebody wrote it, of whatever the core has. */
export interface WrittenCall {
  method: Operation['method'];
  path: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** In place of that of the session. */
  token?: string | undefined;
}

interface CallInput {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  /** The same for each try of one call; it is done once. */
  key?: string | undefined;
  headers?: Record<string, string>;
  token?: string | undefined;
  /** For what takes longer than an answer usually may. */
  timeoutMs?: number;
}

interface Received<Answer> {
  answer: Answer;
  /** A new token for the session, which the core hands out in a header. */
  token: string | undefined;
}

/** What a caller says of how it asks. */
type Manner = Pick<CallInput, 'headers' | 'timeoutMs'>;

/** Left out only where an operation takes nothing that is needed. */
type Sent<Given extends Operation> =
  Record<never, never> extends CallOf<Given>
    ? [sent?: CallOf<Given> & Manner]
    : [sent: CallOf<Given> & Manner];

export interface CoreClient {
  call<const Given extends Operation>(
    operation: Given,
    ...sent: Sent<Given>
  ): Promise<AnswerOf<Given>>;
  /** A file, as it comes; nothing of it is kept here. */
  file<const Given extends Operation>(operation: Given, ...sent: Sent<Given>): Promise<Response>;
  /** As `call`, for the few that answer with a token as well. */
  receive<const Given extends Operation>(
    operation: Given,
    ...sent: Sent<Given>
  ): Promise<Received<AnswerOf<Given>>>;
  /** The answer as it comes, a refusal as well: for who looks at calls themselves. */
  ask(call: WrittenCall): Promise<{ status: number; text: string }>;
}

interface DocumentAsked {
  host: string;
  path: string;
  etag?: string;
  /** The one that others of the same instance were answered of. */
  revision?: string;
  signal: AbortSignal;
}

/** Asks for a document of an instance, as it lies there: whoever asks guards against the answer. */
export function fetchDocument(
  core: { fetch: CoreFetch; baseUrl: string },
  { host, path, etag, revision, signal }: DocumentAsked,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', 'x-forwarded-host': host });
  if (etag) headers.set('if-none-match', etag);
  if (revision) headers.set(REVISION_HEADER, revision);
  const request = new Request(new URL(path, core.baseUrl), { headers, signal });
  return Promise.resolve(core.fetch(request));
}

/** The core refused, or did not answer in its contract. */
export class CoreError extends Error {
  override readonly name = 'CoreError';

  /** The server and the pages are bundled apart, each with a class of its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'CoreError';
  }

  readonly status: number;
  /** What went wrong, for programs; nothing where the core did not say. */
  readonly code: string | undefined;
  /** What the message was made with. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly errors: Record<string, string[]>;
  /** How long to leave the core alone, where it said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, said: Partial<Refusal> = {}) {
    super(message);
    this.status = status;
    this.code = said.code;
    this.params = said.params ?? {};
    this.errors = said.errors ?? {};
    this.retryAfterSeconds = said.retryAfterSeconds;
  }
}

/** Whether the core refused with one of these, each a status or a code. */
export function isRefusal(error: unknown, ...as: readonly (number | string)[]): error is CoreError {
  if (!(error instanceof CoreError)) return false;
  return as.some((one) => one === error.status || one === error.code);
}

const AWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the core could not be asked, or did not get to answer. */
export function isAway(error: unknown): boolean {
  return error instanceof CoreError && AWAY_STATUSES.has(error.status);
}

/** A 403 with a reason of its own is about what was asked for, as is one that its operation declares. */
function isOfSession(error: CoreError, { refuses = [] }: Operation): boolean {
  if (error.status === 401) return true;
  return error.status === 403 && !hasOwnReason(error) && !refuses.includes('forbidden');
}

/** Whether it says more than that somebody may not do it. */
const hasOwnReason = ({ code = 'forbidden' }: CoreError): boolean => code !== 'forbidden';

/** Refusals that say something about what was sent. */
const TOLD_STATUSES: ReadonlySet<number> = new Set([400, 409, 413, 422, 423, 429]);

/** Whether a form is told of it; all others are no matter of the form. */
export function isTold(error: CoreError): boolean {
  return TOLD_STATUSES.has(error.status) || (error.status === 403 && hasOwnReason(error));
}

type Refusal = Pick<CoreError, 'code' | 'params' | 'errors' | 'retryAfterSeconds'>;

interface CoreClientOptions {
  fetch: CoreFetch;
  baseUrl: string;
  host: string;
  locale: string;
  requestId: string;
  /** Who the visitor is, as far as the connection shows it. */
  headers?: Record<string, string>;
  /** The token of the session, asked for at each call: it may be renewed in between. */
  token?: () => string | undefined;
  /** What opens a guest's cart; the core hands out a new one with the first line of it. */
  cart?: { readonly token: string | undefined; keep(token: string): void };
  /** Told when the core knows the session no more, or lets whoever has it do nothing. */
  refused?: () => void;
  timeoutMs?: number;
}

const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

export function createCoreClient(options: CoreClientOptions): CoreClient {
  function refuse(call: Operation, input: CallInput, { response, body }: Answered): never {
    const error = orMisnamed(refusal(response, body), input);
    if (options.token?.() && isOfSession(error, call)) options.refused?.();
    throw error;
  }

  async function receive(call: Operation, input: CallInput = {}) {
    const answered = await readAnswer(options.fetch, requestFor(options, { call, input }));
    const { body, response } = answered;
    if (!response.ok) refuse(call, input, answered);
    const parsed = answerSchema(call, response.status).safeParse(body);
    if (!parsed.success) throw new CoreError(502, `The core broke its contract on ${call.path}`);
    const opens = response.headers.get(CART_TOKEN_HEADER);
    if (opens) options.cart?.keep(opens);
    const granted = /^Bearer (\S+)$/.exec(response.headers.get('authorization') ?? '')?.[1];
    // Parsed by the schema that the type is of.
    return { answer: parsed.data as never, token: granted };
  }

  return {
    receive,
    async file(call: Operation, input: CallInput = {}) {
      // A file that has begun to come takes as long as whoever it is for takes to read it.
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(new Error(TOO_SLOW)), waitMs(options, input));
      const asked = requestFor(options, { call, input, signal: limit.signal });
      const response = await reach(options.fetch, asked).finally(() => clearTimeout(timer));
      if (response.ok) return response;
      return refuse(call, input, { response, body: parseJson(await response.text()) });
    },
    async call(call: Operation, input?: CallInput) {
      const { answer } = await receive(call, input);
      return answer;
    },
    async ask(call) {
      const response = await reach(options.fetch, requestFor(options, { call, input: call }));
      return { status: response.status, text: await response.text() };
    },
  };
}

/** What an operation answers with a status. */
function answerSchema({ answer, otherwise = {} }: Operation, status: number): z.ZodType {
  const others: Partial<Record<number, { answer?: z.ZodType }>> = otherwise;
  const other = others[status];
  return (other ? other.answer : answer) ?? z.undefined();
}

interface Asked {
  call: Pick<Operation, 'method' | 'path'>;
  input: CallInput;
  /** Where it ends otherwise than by the time that an answer may take. */
  signal?: AbortSignal;
}

const TOO_SLOW = 'The core took too long';

const waitMs = (options: CoreClientOptions, { timeoutMs = options.timeoutMs }: CallInput) =>
  timeoutMs ?? 10_000;

function requestFor(options: CoreClientOptions, { call, input, signal }: Asked): Request {
  const { params = {}, query = {}, body, key, headers: own = {} } = input;
  const path = call.path.replace(/\{(\w+)\}/g, (_braces, name) =>
    segment(String(params[name] ?? '')),
  );
  const url = new URL(path, options.baseUrl);
  for (const [name, value] of Object.entries(query)) {
    // The core refuses a NUL in an address, and nobody means one.
    if (value !== undefined) url.searchParams.set(name, String(value).replaceAll('\0', ''));
  }
  url.searchParams.set('locale', options.locale);
  const headers = new Headers({
    accept: 'application/json',
    'x-forwarded-host': options.host,
    'x-request-id': options.requestId,
    ...options.headers,
    ...own,
  });
  const token = input.token ?? options.token?.();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const cart = options.cart?.token;
  if (cart) headers.set(CART_TOKEN_HEADER, cart);
  if (key !== undefined) headers.set('idempotency-key', key);
  if (body !== undefined) headers.set('content-type', 'application/json');
  return new Request(url, {
    method: call.method,
    headers,
    signal: signal ?? AbortSignal.timeout(waitMs(options, input)),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** What no thing can be called is as little there as what none is called. */
function orMisnamed(error: CoreError, { params = {}, body }: CallInput): CoreError {
  const sent: object = typeof body === 'object' && body !== null ? body : {};
  const wrong = Object.keys(error.errors);
  const isOfPath = (name: string) => Object.hasOwn(params, name) && !Object.hasOwn(sent, name);
  if (error.status !== 422 || wrong.length === 0 || !wrong.every(isOfPath)) return error;
  return new CoreError(404, 'Nothing is called like this', { code: 'not_found' });
}

/** What a visitor wrote stays one step of a path: dots, however they are encoded, are steps back. */
function segment(value: string): string {
  if (/^\.{0,2}$/.test(value)) throw new CoreError(404, 'Nothing is called like this');
  return encodeURIComponent(value);
}

interface Answered {
  response: Response;
  body: unknown;
}

async function readAnswer(fetch: CoreFetch, request: Request): Promise<Answered> {
  const response = await reach(fetch, request);
  const text = await response.text().catch(unreachable);
  if (text.length > MAX_ANSWER_BYTES) throw new CoreError(502, 'The answer of the core is too big');
  const body = parseJson(text);
  const isEmpty = response.status === 204;
  if (response.ok && body === undefined && !isEmpty) {
    throw new CoreError(502, 'The core did not answer with JSON');
  }
  return { body, response };
}

async function reach(fetch: CoreFetch, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    return unreachable(cause);
  }
}

function unreachable(cause: unknown): never {
  throw new CoreError(503, cause instanceof Error ? cause.message : 'The core is unreachable');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const paramsIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function refusal({ status, headers }: Response, body: unknown): CoreError {
  // Nothing is believed of an object but that its fields may be anything.
  const envelope = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown;
    code?: unknown;
    params?: unknown;
    errors?: unknown;
  };
  const message = typeof envelope.message === 'string' ? envelope.message : `Status ${status}`;
  const errors: Record<string, string[]> = {};
  if (typeof envelope.errors === 'object' && envelope.errors !== null) {
    for (const [field, problems] of Object.entries(envelope.errors)) {
      errors[field] = (Array.isArray(problems) ? problems : [problems]).map(String);
    }
  }
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return new CoreError(status, message, {
    code: typeof envelope.code === 'string' ? envelope.code : undefined,
    params: paramsIn(envelope.params),
    errors,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
  });
}
