import type { Deps } from '#core/deps.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { findSession } from './find-session.ts';
import { refuseSession } from './refuse-session.ts';
import {
  deleteUnusedSuccessors,
  insertSessionToken,
  lockSession,
  markSeen,
  supersedeToken,
} from './session.store.ts';
import { GRACE_MS, TOKEN_MS } from './session-times.ts';
import type { StartedSession } from './start-session.ts';
import { bearerToken, hashToken, newToken } from '#core/platform/secrets/token.ts';

/** Changes the token of a session for a new one that lasts seven days again. */
export async function refreshSession(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  authorization: string | undefined,
): Promise<StartedSession> {
  const given = bearerToken(authorization ?? '');
  const renewed = given && (await renew(deps, caller, given));
  if (!renewed) throw await refuseSession(deps, caller, given);
  return renewed;
}

async function renew(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  given: string,
): Promise<StartedSession | undefined> {
  const { instanceId, address } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const first = await findSession({ clock, trx }, caller, given);
    if (!first) return undefined;
    await lockSession(trx, { instanceId, id: first.session_id });
    // Read again: whoever held the lock may have ended the session.
    const session = await findSession({ clock, trx }, caller, given);
    if (!session) return undefined;
    const now = clock.now();
    const sessionId = session.session_id;
    const expiresAt = new Date(Math.min(now.getTime() + TOKEN_MS, session.ends_at.getTime()));
    const { token, hash } = newToken();
    const since = session.superseded_at;
    if (since && now.getTime() - since.getTime() > GRACE_MS) {
      await deleteUnusedSuccessors(trx, { instanceId, hash: hashToken(given), sessionId, since });
    }
    await supersedeToken(trx, { instanceId, hash: hashToken(given), now });
    await insertSessionToken(trx, { instanceId, sessionId, hash, issuedAt: now, expiresAt });
    await markSeen(trx, { instanceId, id: sessionId, now, address });
    return { token, expiresAt };
  });
}
