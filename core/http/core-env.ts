import type { OpenAPIHono } from '@hono/zod-openapi';

/** The instance a request belongs to, as its host names it. */
export interface CurrentInstance {
  id: number;
  slug: string;
  name: string;
  revision: bigint;
}

/**
 * What the caller of `core.fetch(request, env)` knows about a request that the request itself
 * cannot prove. A caller that knows nothing passes nothing.
 */
export interface RequestOrigin {
  /** The host the visitor asked for, already decided on; it wins over every header. */
  host?: string;
  /** True when the request came through a trusted proxy, so that its X-Forwarded-Host counts. */
  trusted?: boolean;
}

export interface CoreEnv {
  Bindings: RequestOrigin;
  Variables: {
    requestId: string;
    /** Undefined only outside of the tenants: `/healthz`, `/readyz` and refusals before them. */
    instance: CurrentInstance | undefined;
  };
}

export type CoreApi = OpenAPIHono<CoreEnv>;
