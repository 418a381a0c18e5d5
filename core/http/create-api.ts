import { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { allowedMethods } from './allowed-methods.ts';
import type { CoreApi, CoreEnv } from './core-env.ts';
import { answerError, refuseFields } from './error-answer.ts';
import { guardRequestLine } from './request-line.ts';
import { logRequests } from './request-log.ts';
import { fieldProblems } from './zod-problems.ts';

/** What stands around every operation: its name, its log line, its refusals. */
export function createApi(deps: Pick<Deps, 'log' | 'texts'>): CoreApi {
  const api: CoreApi = new OpenAPIHono<CoreEnv>({ defaultHook: refuseInvalid });
  api.onError((error, c) => answerError(deps, c, error));
  api.notFound((c) => {
    const allow = allowedMethods(api, c.req.path).join(', ');
    const refusal = allow
      ? new AppError('method_not_allowed', { headers: { allow } })
      : new AppError('not_found');
    return answerError(deps, c, refusal);
  });
  api.use(logRequests(deps.log));
  api.use(guardRequestLine);
  return api;
}

function refuseInvalid(result: { success: boolean; error?: z.ZodError; data?: unknown }): void {
  if (result.error) refuseFields(fieldProblems(result.error.issues, result.data));
}
