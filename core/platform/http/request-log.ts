import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '#core/log.ts';
import type { CoreEnv } from './core-env.ts';
import { originOf } from './request-origin.ts';
import { requestIdFrom } from './request-id.ts';

/**
 * Names each request and logs it in one line. The line holds the route, never the path: paths and
 * queries carry ids, tokens and addresses.
 */
export function logRequests(log: Log): MiddlewareHandler<CoreEnv> {
  return async (c, next) => {
    const origin = originOf(c);
    const requestId = origin?.requestId ?? requestIdFrom(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    c.header('x-request-id', requestId);
    const startedAt = performance.now();
    await next();
    const operation = matchedRoutes(c).find((route) => route.method !== 'ALL');
    log.info(
      {
        requestId,
        method: METHODS.has(c.req.method) ? c.req.method : 'OTHER',
        route: operation?.path ?? '(none)',
        status: c.res.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        instance: c.get('instance')?.slug,
      },
      'request',
    );
  };
}

/** A method is the client's text as well; an unknown one is not worth a word in the log. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
