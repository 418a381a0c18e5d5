import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#core/deps.ts';
import { callerOf, type Caller } from '#core/platform/http/caller.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import type { CurrentCustomer } from '#core/platform/operations/current-customer.ts';
import { findSession } from './find-session.ts';
import { refuseSession } from './refuse-session.ts';
import { bearerToken } from '#core/platform/secrets/token.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

/** Gives operations the caller's session; a request without a token costs nothing. */
export function identify(deps: Ports): MiddlewareHandler<CoreEnv> {
  return async (c, next) => {
    let found: Promise<CurrentCustomer | undefined> | undefined;
    c.set('findCustomer', () => {
      const header = c.req.header('authorization');
      return (found ??= header
        ? customerOf(deps, callerOf(c), header)
        : Promise.resolve(undefined));
    });
    await next();
  };
}

async function customerOf(deps: Ports, caller: Caller, header: string): Promise<CurrentCustomer> {
  const token = bearerToken(header);
  // The refusal is thrown outside, so that the end of a stolen session is not rolled back.
  const session =
    token === undefined
      ? undefined
      : await deps.db.inInstance(caller.instanceId, (trx) =>
          findSession({ ...deps, trx }, caller, token),
        );
  if (!session) throw await refuseSession(deps, caller, token);
  return {
    id: session.customer_id,
    sessionId: session.session_id,
    roles: session.roles,
    isFrozen: session.frozen_at !== null,
    impersonatorId: session.impersonator_id ?? undefined,
  };
}
