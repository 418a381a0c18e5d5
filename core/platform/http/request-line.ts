import type { MiddlewareHandler } from 'hono';
import { AppError } from '#core/errors.ts';
import type { CoreEnv } from './core-env.ts';
import { isStorableText } from './storable.ts';

const LONGEST_URL = 8 * 1024;

/** Refuses what no operation could use: an endless URL, and a NUL however it is written. */
export const guardRequestLine: MiddlewareHandler<CoreEnv> = (c, next) => {
  if (c.req.url.length > LONGEST_URL) throw new AppError('uri_too_long');
  if (!isStorableText(c.req.path)) throw new AppError('not_found');
  if (c.req.url.includes('%00')) throw new AppError('bad_request');
  return next();
};
