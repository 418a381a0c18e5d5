import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { isDemoAccount } from '#core/accounts/customers/demo-account.store.ts';
import { insertSession, insertSessionToken } from './session.store.ts';
import { customerSignedIn } from './customer-signed-in.ts';
import { IMPERSONATION_MS, SESSION_MS, TOKEN_MS } from './session-times.ts';
import { newToken } from '#core/platform/secrets/token.ts';

export interface StartedSession {
  token: string;
  expiresAt: Date;
}

interface SessionStart {
  customerId: bigint;
  impersonation?: { staffId: bigint; reason: string };
}

/** Signs a customer in on the caller's device. Whoever calls has made sure that it is them. */
export async function startSession(
  deps: Pick<Deps, 'clock' | 'isDemo'> & { trx: Trx },
  caller: Caller,
  { customerId, impersonation }: SessionStart,
): Promise<StartedSession> {
  const { clock, trx } = deps;
  const { instanceId, address, userAgent } = caller;
  if (!deps.isDemo && (await isDemoAccount(trx, { instanceId, customerId }))) {
    throw new AppError('forbidden');
  }
  const now = clock.now();
  const endsAt = new Date(now.getTime() + (impersonation ? IMPERSONATION_MS : SESSION_MS));
  const expiresAt = new Date(Math.min(now.getTime() + TOKEN_MS, endsAt.getTime()));
  const start = { instanceId, customerId, now, endsAt, address, userAgent, impersonation };
  const sessionId = await insertSession(trx, start);
  const { token, hash } = newToken();
  await insertSessionToken(trx, { instanceId, sessionId, hash, issuedAt: now, expiresAt });
  // An impersonated session does not take over the cart of the staff's browser.
  if (!impersonation) {
    await customerSignedIn.tell(deps, { instanceId, customerId, cartToken: caller.cartToken });
  }
  await recordAudit(deps, caller, {
    action: impersonation ? 'session.impersonated' : 'session.started',
    customerId,
    sessionId,
    staffId: impersonation?.staffId,
    ...(impersonation && { details: { reason: impersonation.reason } }),
  });
  return { token, expiresAt };
}
