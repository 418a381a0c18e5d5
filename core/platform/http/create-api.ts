import { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError, type ErrorCode } from '#core/errors.ts';
import { allowedMethods, methodsOfFixedPath } from './allowed-methods.ts';
import type { CoreApi, CoreEnv } from './core-env.ts';
import { createRouter } from './create-router.ts';
import { answerError, refuseFields } from './error-answer.ts';
import { guardRequestLine } from './request-line.ts';
import { logRequests } from './request-log.ts';
import { fieldProblems } from './zod-problems.ts';

const TAKEN_FOR_A_NAME = new Set<ErrorCode>([
  'not_found',
  'unauthorized',
  'account_frozen',
  'validation_failed',
]);

/** What stands around every operation: its name, its log line, its refusals. */
export function createApi(deps: Pick<Deps, 'log' | 'texts'>): CoreApi {
  const api: CoreApi = new OpenAPIHono<CoreEnv>({
    defaultHook: refuseInvalid,
    router: createRouter(),
  });
  api.onError((error, c) => {
    // A fixed path that has not this method may have been taken for the name of something.
    const allowed =
      error instanceof AppError && TAKEN_FOR_A_NAME.has(error.code)
        ? methodsOfFixedPath(api, c.req.path, c.req.method)
        : [];
    return answerError(deps, c, allowed.length > 0 ? notAllowed(allowed) : error);
  });
  api.notFound((c) => {
    const ofFixedPath = methodsOfFixedPath(api, c.req.path, c.req.method);
    const allowed = ofFixedPath.length > 0 ? ofFixedPath : allowedMethods(api, c.req.path);
    return answerError(
      deps,
      c,
      allowed.length > 0 ? notAllowed(allowed) : new AppError('not_found'),
    );
  });
  api.use(logRequests(deps.log));
  api.use(guardRequestLine);
  return api;
}

function notAllowed(allowed: readonly string[]): AppError {
  return new AppError('method_not_allowed', { headers: { allow: allowed.join(', ') } });
}

function refuseInvalid(result: { success: boolean; error?: z.ZodError; data?: unknown }): void {
  if (result.error) refuseFields(fieldProblems(result.error.issues, result.data));
}
