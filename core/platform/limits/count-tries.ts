import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#core/deps.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { spendTries } from './rate-limit.ts';

/** Lets operations count how often they are called; what has no limit costs nothing. */
export function countTries(deps: Pick<Deps, 'db' | 'clock'>): MiddlewareHandler<CoreEnv> {
  return (c, next) => {
    c.set('countTry', (limit, subject) =>
      spendTries(deps, [{ instanceId: currentInstance(c).id, limit, subject }]),
    );
    return next();
  };
}
