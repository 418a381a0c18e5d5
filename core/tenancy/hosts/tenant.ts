import type { MiddlewareHandler } from 'hono';
import { AppError } from '#core/errors.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import type { HostDirectory } from './host-directory.ts';
import { requestedHost } from '#core/platform/http/requested-host.ts';

/** Finds the instance of a request; later handlers run only with one. */
export function requireTenant(directory: HostDirectory): MiddlewareHandler<CoreEnv> {
  return async (c, next) => {
    const host = requestedHost(c);
    if (host === undefined) throw new AppError('bad_request');
    const instance = await directory.find(host);
    if (!instance) throw new AppError('unknown_host', { params: { host } });
    c.set('instance', instance);
    await next();
  };
}
