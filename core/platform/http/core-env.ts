import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiScope } from '#core/accounts/api-tokens/api-token-rules.pure.ts';
import type { Program } from '#core/accounts/api-tokens/program.ts';
import type { CurrentCustomer, Owner } from '#core/platform/operations/current-customer.ts';
import type { Caller } from './caller.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';

/** The instance a request belongs to, as its host names it. */
export interface CurrentInstance {
  id: number;
  slug: string;
  name: string;
  revision: bigint;
  /** Since when it is paused: all can be read, and nothing be done. */
  suspended_at: Date | null;
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
  /** The visitor's own address; without it a trusted caller says it by X-Forwarded-For. */
  address?: string;
  /** How the visitor asked; without it a trusted caller says it by X-Forwarded-Proto. */
  scheme?: 'http' | 'https';
  /** By what the request is known already; it wins over the header, which anyone can send. */
  requestId?: string;
  /** Stands for a page whose parts ask one by one: who asks is looked up once for all of them. */
  page?: object;
}

export interface CoreEnv {
  Bindings: RequestOrigin;
  Variables: {
    requestId: string;
    /** Undefined only outside of the tenants: `/healthz`, `/readyz` and refusals before them. */
    instance: CurrentInstance | undefined;
    /** Who the bearer token says is asking; looked up at the first call, throws for a bad token. */
    findCustomer: () => Promise<CurrentCustomer | undefined>;
    /**
     * Whose program the bearer token names, where it is one of the API; throws for one that opens
     * nothing, or has not the scope.
     */
    findProgram: (scope: ApiScope) => Promise<{ customer: Owner; program: Program } | undefined>;
    /** Who calls an operation, once that was decided. */
    caller: Caller;
    /** Takes a try from a limit, or refuses with the time to wait. */
    countTry: (limit: Limit, subject: string) => Promise<void>;
  };
}

export type CoreApi = OpenAPIHono<CoreEnv>;
