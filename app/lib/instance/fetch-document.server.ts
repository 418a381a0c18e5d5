import { createHash } from 'node:crypto';
import { REVISION_HEADER } from '#core/tenancy/instances/revision-header.pure.ts';
import { guardJson } from './guard-json.server.ts';
import { readBody } from './read-body.server.ts';

const MOST_BYTES = 1024 * 1024;

export interface DocumentRequest {
  host: string;
  path: string;
  etag?: string;
  /** The revision of the instance that it is wanted of. */
  revision?: string;
  signal: AbortSignal;
}

export type FetchDocument = (request: DocumentRequest) => Promise<Response>;

/** What tells an answer from the one before: its ETag, and its bytes where the core sends none. */
export interface SeenAnswer {
  digest: string;
  etag?: string;
}

/** Of which revision an answer says to be; a core of another make may not say it. */
interface OfRevision {
  revision: string | undefined;
}

export type FetchOutcome =
  | ({ kind: 'fresh'; value: unknown; seen: SeenAnswer; isPaused: boolean } & OfRevision)
  | ({ kind: 'unchanged' } & OfRevision)
  | { kind: 'absent' }
  | { kind: 'unknown-host'; message: string | undefined }
  | { kind: 'failed'; reason: string; pointer: string };

interface FetchInput {
  fetchDocument: FetchDocument;
  host: string;
  path: string;
  seen: SeenAnswer | undefined;
  revision?: string | undefined;
  signal: AbortSignal;
}

/** Asks the core for one document. Whatever goes wrong is an outcome; nothing is thrown. */
export async function fetchOutcome(input: FetchInput): Promise<FetchOutcome> {
  try {
    return await untilAborted(ask(input), input.signal);
  } catch (error) {
    return { kind: 'failed', pointer: '', reason: reasonOf(error, input.signal) };
  }
}

async function ask(input: FetchInput): Promise<FetchOutcome> {
  const { fetchDocument, host, path, seen, signal } = input;
  const etag = seen?.etag;
  const asked = { ...(etag && { etag }), ...(input.revision && { revision: input.revision }) };
  const response = await fetchDocument({ host, path, signal, ...asked });
  const { status } = response;
  if (status === 200) return readAnswer(response, { seen, signal });
  if (status === 421) return readRefusal(response, signal);
  await response.body?.cancel();
  if (status === 304 && etag) return { kind: 'unchanged', revision: revisionOf(response) };
  if (status === 404 || status === 410) return { kind: 'absent' };
  return { kind: 'failed', pointer: '', reason: `was answered with status ${status}` };
}

async function readAnswer(
  response: Response,
  { seen, signal }: Pick<FetchInput, 'seen' | 'signal'>,
): Promise<FetchOutcome> {
  const text = await readBody(response, { mostBytes: MOST_BYTES, signal });
  const digest = createHash('sha256').update(text).digest('base64');
  const revision = revisionOf(response);
  if (digest === seen?.digest) return { kind: 'unchanged', revision };
  const guarded = guardJson(text);
  if (!guarded.ok) return { kind: 'failed', pointer: guarded.pointer, reason: guarded.reason };
  const data = propertyOf(guarded.value, 'data');
  if (data === undefined) return { kind: 'failed', pointer: '/data', reason: 'is missing' };
  const etag = response.headers.get('etag');
  const isPaused = propertyOf(propertyOf(guarded.value, 'meta'), 'is_paused') === true;
  const answer = { value: data, seen: etag ? { digest, etag } : { digest } };
  return { kind: 'fresh', ...answer, isPaused, revision };
}

function revisionOf({ headers }: Response): string | undefined {
  return /^\d{1,19}$/.exec(headers.get(REVISION_HEADER) ?? '')?.[0];
}

/**
 * A proxy, too, answers 421 when it is confused. Only the core's own envelope carries the code,
 * and only then does the outcome carry a message.
 */
async function readRefusal(response: Response, signal: AbortSignal): Promise<FetchOutcome> {
  const guarded = guardJson(await readBody(response, { mostBytes: MOST_BYTES, signal }));
  const envelope = guarded.ok ? guarded.value : undefined;
  const message = propertyOf(envelope, 'message');
  const isOurs = propertyOf(envelope, 'code') === 'unknown_host' && typeof message === 'string';
  return { kind: 'unknown-host', message: isOurs ? message.slice(0, 500) : undefined };
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** Gives up with the signal also when the work itself does not listen to it. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'was not answered in time';
  if (!(error instanceof Error)) return 'could not be asked for';
  // The error of fetch says only that it failed; what happened stands in its cause.
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
