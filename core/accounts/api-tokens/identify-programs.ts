import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { callerOf } from '#core/platform/http/caller.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import { spendAhead } from '#core/platform/limits/taken-ahead.ts';
import { CALLS_OF_TOKEN } from './api-token-rules.pure.ts';
import { findApiCaller } from './find-caller.ts';
import { isApiToken } from './token-form.ts';

/** Gives operations the program behind a bearer token of the API; other requests cost nothing. */
export function identifyPrograms(
  deps: Pick<Deps, 'db' | 'clock' | 'isDemo'>,
): MiddlewareHandler<CoreEnv> {
  return (c, next) => {
    c.set('findProgram', async (scope) => {
      const [, token] = /^bearer +(\S+)$/i.exec(c.req.header('authorization')?.trim() ?? '') ?? [];
      if (token === undefined || !isApiToken(token)) return undefined;
      const program = await findApiCaller(deps, callerOf(c), token);
      if (!program)
        throw new AppError('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
      const { instanceId, tokenId, customerId: id, isFrozen, gradeId, isReferred } = program;
      await spendAhead(deps, { instanceId, limit: CALLS_OF_TOKEN, subject: `${tokenId}` });
      if (!program.scopes.includes(scope)) throw new AppError('forbidden');
      return { customer: { id, isFrozen, gradeId, isReferred }, program };
    });
    return next();
  };
}
