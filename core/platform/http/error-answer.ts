import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Deps } from '#core/deps.ts';
import { AppError, type ErrorCode, type FieldProblems } from '#core/errors.ts';
import { amountsShown } from './amounts-shown.ts';
import { noteAnswer, noteCall } from './call-note.ts';
import type { CoreEnv } from './core-env.ts';
import type { ErrorEnvelope } from './error.contract.ts';
import { requestLanguage } from './request-language.ts';
import { waitWords } from './wait-words.pure.ts';

type Ports = Pick<Deps, 'log' | 'texts'>;

/** The only place that turns something thrown into an answer. */
export function answerError(ports: Ports, c: Context<CoreEnv>, thrown: unknown): Response {
  const refusal = refusalFor(thrown);
  if (refusal.status >= 500) {
    const fields = {
      err: thrown,
      requestId: c.get('requestId'),
      instance: c.get('instance')?.slug,
    };
    if (refusal.code === 'internal') ports.log.error(fields, 'A request failed unexpectedly');
    else ports.log.warn(fields, 'A request was refused because something is unavailable');
  }
  const envelope: ErrorEnvelope = {
    ...words(ports, c, refusal),
    request_id: c.get('requestId'),
  };
  noteAnswer(envelope);
  noteCall({ refusal: refusal.code });
  return c.json(envelope, refusal.status, refusal.headers);
}

function words(ports: Ports, c: Context<CoreEnv>, refusal: AppError) {
  const language = requestLanguage(c);
  const shown = amountsShown(c, language);
  const seconds = refusal.headers['retry-after'];
  const errors: Record<string, string[]> = Object.fromEntries(
    Object.entries(refusal.fields).map(([field, problems]) => [
      field,
      problems.map(({ code, params = {}, isAmount }) =>
        ports.texts(language, `errors:field.${code}`, shown(params, isAmount)),
      ),
    ]),
  );
  return {
    message: ports.texts(language, `errors:code.${refusal.code}`, {
      ...shown(refusal.params),
      ...(seconds !== undefined && { wait: waitWords(language, Number(seconds)) }),
    }),
    statusCode: refusal.status,
    code: refusal.code,
    ...(Object.keys(refusal.params).length > 0 && { params: refusal.params }),
    ...(Object.keys(errors).length > 0 && { errors }),
  };
}

/** What the framework refuses by itself, in our words; everything unknown is a fault of ours. */
function refusalFor(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const code = thrown instanceof HTTPException ? codeFor(thrown.status) : 'internal';
  return new AppError(code, { cause: thrown });
}

function codeFor(status: number): ErrorCode {
  if (status === 413) return 'payload_too_large';
  if (status === 415) return 'unsupported_media_type';
  return status < 500 ? 'bad_request' : 'internal';
}

/** For a request that a contract refuses. */
export function refuseFields(fields: FieldProblems): never {
  throw new AppError('validation_failed', { fields });
}
