import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { callerOf } from '#core/platform/http/caller.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import { findWidget } from './require-widget.ts';

const WIDGET_PATHS = /^\/api\/v1\/order-widget\//;
/** Without `authorization`: a page of a partner never holds what proves who a customer is. */
const ALLOWED_HEADERS = 'content-type, idempotency-key';
const PREFLIGHT_SECONDS = '600';

/**
 * Lets pages of other origins ask for a widget only where that widget names them. Who sends no
 * origin is no page of anybody, and no customer is told by a cookie here.
 */
export function widgetOrigins(deps: Pick<Deps, 'db'>): MiddlewareHandler<CoreEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (origin === undefined || !WIDGET_PATHS.test(c.req.path)) return next();
    c.header('vary', 'Origin', { append: true });
    const { instanceId, origin: own } = callerOf(c);
    const isOwn = origin === `${own.scheme}://${own.host}`;
    if (isOwn) return next();
    const known = await findWidget(deps, instanceId, c.req.query('api_token') ?? '');
    const isNamed = known !== undefined && known !== 'panel' && known.origins.includes(origin);
    // Whoever says who they are does so in the panel, never from the page of a partner.
    if (!isNamed || c.req.header('authorization') !== undefined) throw new AppError('forbidden');
    c.header('access-control-allow-origin', origin);
    return isPreflight(c) ? answerPreflight(c) : next();
  };
}

const isPreflight = (c: Context<CoreEnv>) =>
  c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;

function answerPreflight(c: Context<CoreEnv>): Response {
  c.header('access-control-allow-methods', 'GET, POST');
  c.header('access-control-allow-headers', ALLOWED_HEADERS);
  c.header('access-control-max-age', PREFLIGHT_SECONDS);
  return c.body(null, 204);
}
