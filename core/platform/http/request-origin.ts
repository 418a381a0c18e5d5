import type { Context } from 'hono';
import type { CoreEnv, RequestOrigin } from './core-env.ts';

/** What the caller of the core said of a request; `core.fetch(request)` says nothing. */
export const originOf = (c: Context<CoreEnv>) => c.env as RequestOrigin | undefined;
