import type { Context, MiddlewareHandler } from 'hono';
import { isApiToken } from '#core/accounts/api-tokens/token-form.ts';
import type { Deps } from '#core/deps.ts';
import { callerOf } from '#core/platform/http/caller.ts';
import { inCall, type CallNote } from '#core/platform/http/call-note.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import { isStorableText } from '#core/platform/http/storable.ts';
import { hideInFields, hideInText } from './hide-secrets.pure.ts';
import { callWriterOf } from './write-calls.ts';

const CONTRACT = /^\/api\/v2\/?$/;
const LONGEST_NAME = 60;
const LONGEST_INPUT = 4_000;
const LONGEST_ANSWER = 2_000;
const LONGEST_PATH = 300;
/** What is longer is said to be, and not kept. */
const LONGEST_READ = 32 * 1024;

/** Keeps each call of a program for its owner, once it was answered. Other requests cost nothing. */
export function noteCalls(deps: Pick<Deps, 'db' | 'clock' | 'log'>): MiddlewareHandler<CoreEnv> {
  return async (c, next) => {
    if (!isOfProgram(c)) return next();
    const note: CallNote = { requestId: c.get('requestId') };
    const startedAt = performance.now();
    const at = deps.clock.now();
    await inCall(note, next);
    const { by } = note;
    // What opens nothing is nobody's.
    if (!by) return;
    const { instanceId, address } = callerOf(c);
    const tookMs = Math.round(performance.now() - startedAt);
    const input = hidden(note.input ?? (await inputOf(c)));
    callWriterOf(deps).add({
      instance_id: instanceId,
      customer_id: by.holderId,
      token_id: by.tokenId,
      request_id: note.requestId,
      operation: cut(note.operation ?? '', LONGEST_NAME),
      is_test: by.isTest,
      path: cut(hideInText(`${c.req.method} ${c.req.path}`), LONGEST_PATH),
      status: c.res.status,
      refusal: note.refusal ?? null,
      input,
      answer: note.answer === undefined ? null : cut(hideInText(note.answer), LONGEST_ANSWER),
      cost_micro: note.costMicro ?? null,
      took_ms: tookMs,
      address,
      created_at: at,
    });
  };
}

/** The beginning of a text, without half of a pair of surrogates, which no database keeps. */
const cut = (text: string, longest: number) =>
  text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');

function isOfProgram(c: Context<CoreEnv>): boolean {
  if (CONTRACT.test(c.req.path)) return true;
  const [, token] = /^bearer +(\S+)$/i.exec(c.req.header('authorization')?.trim() ?? '') ?? [];
  return token !== undefined && isApiToken(token);
}

const inputOf = async (c: Context<CoreEnv>) => ({ ...c.req.query(), ...(await bodyOf(c)) });

function hidden(said: object): string | null {
  if (Object.keys(said).length === 0) return null;
  const text = JSON.stringify(hideInFields(said));
  return isStorableText(text) ? cut(text, LONGEST_INPUT) : null;
}

/** Of a request that was refused before, nothing is read. */
async function bodyOf(c: Context<CoreEnv>): Promise<object> {
  if (Object.keys(c.req.bodyCache).length === 0) return {};
  const text = await c.req.text();
  if (text.length > LONGEST_READ) return { body: `${text.length} characters` };
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' && !Array.isArray(body) ? body : { body };
  } catch {
    return {};
  }
}
