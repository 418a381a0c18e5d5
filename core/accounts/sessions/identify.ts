import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#core/deps.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { callerOf, type Caller } from '#core/platform/http/caller.ts';
import { readForPage } from '#core/platform/db/page-reads.ts';
import type { CoreEnv, CurrentInstance } from '#core/platform/http/core-env.ts';
import { originOf } from '#core/platform/http/request-origin.ts';
import type { CurrentCustomer } from '#core/platform/operations/current-customer.ts';
import { permissionsOf } from '#core/platform/operations/permissions.pure.ts';
import { settingsOf } from '#core/tenancy/instances/settings-of.ts';
import { findSession, peekSession, type FoundSession } from './find-session.ts';
import { refuseSession } from './refuse-session.ts';
import { bearerToken } from '#core/platform/secrets/token.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

type Found = Map<string, Promise<CurrentCustomer>>;

/** Who was found for the calls of a page. */
const foundByPage = new WeakMap<object, Found>();

/** Gives operations the caller's session; a request without a token costs nothing. */
export function identify(deps: Ports): MiddlewareHandler<CoreEnv> {
  return (c, next) => {
    const origin = originOf(c);
    const page = origin?.page;
    // Whatever changes something looks anew, and so does what is asked after it.
    const isShared = c.req.method === 'GET';
    const found: Found = (isShared && page && foundByPage.get(page)) || new Map();
    if (isShared && page) foundByPage.set(page, found);
    c.set('findCustomer', async () => {
      const header = c.req.header('authorization');
      if (!header) return undefined;
      const caller = callerOf(c);
      const key = `${caller.instanceId} ${header}`;
      const customer =
        found.get(key) ?? customerOf(deps, { caller, header, instance: currentInstance(c) });
      found.set(key, customer);
      return customer;
    });
    if (!page) return next();
    if (isShared) return readForPage(page, next);
    return next().then(() => void foundByPage.delete(page));
  };
}

async function sessionOf(deps: Ports, caller: Caller, token: string) {
  const { instanceId } = caller;
  const now = deps.clock.now();
  const known = await deps.db.read(instanceId, (trx) =>
    peekSession(trx, { instanceId, token, now }),
  );
  // The refusal is thrown outside, so that the end of a stolen session is not rolled back.
  return (
    known ?? deps.db.inInstance(instanceId, (trx) => findSession({ ...deps, trx }, caller, token))
  );
}

/** Staff without a second factor, where the instance asks its staff for one. */
async function lacksTwoFactor(
  deps: Ports,
  session: Pick<FoundSession, 'has_two_factor'>,
  instance: CurrentInstance,
): Promise<boolean> {
  if (session.has_two_factor) return false;
  const { staffNeedTwoFactor } = await settingsOf(deps, instance);
  return staffNeedTwoFactor;
}

async function customerOf(
  deps: Ports,
  { caller, header, instance }: { caller: Caller; header: string; instance: CurrentInstance },
): Promise<CurrentCustomer> {
  const token = bearerToken(header);
  const session = token === undefined ? undefined : await sessionOf(deps, caller, token);
  if (!session) throw await refuseSession(deps, caller, token);
  const allowed = permissionsOf(session.roles, session.role_permissions);
  const isWithheld = allowed.length > 0 && (await lacksTwoFactor(deps, session, instance));
  return {
    id: session.customer_id,
    sessionId: session.session_id,
    permissions: isWithheld ? [] : allowed,
    withheld: isWithheld ? allowed : [],
    isFrozen: session.frozen_at !== null,
    impersonatorId: session.impersonator_id ?? undefined,
    gradeId: session.grade_id,
    isReferred: session.referred_by !== null,
  };
}
