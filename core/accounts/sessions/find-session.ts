import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import {
  endSessionRows,
  findSessionByToken,
  isSuccessorUsed,
  markSeen,
  markTokenUsed,
} from './session.store.ts';
import { GRACE_MS, SEEN_MS } from './session-times.ts';
import { hashToken } from '#core/platform/secrets/token.ts';

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSessionByToken>>>;

/**
 * The session that a token opens at this moment. A token that was renewed long ago, by
 * somebody who then used the new one, comes from who took it, or from its owner after a thief
 * renewed it: nobody can tell, so the session ends for both. While the new one was never used, its
 * answer was lost on the way, and the old one goes on.
 */
export async function findSession(
  deps: Pick<Deps, 'clock'> & { trx: Trx },
  caller: Caller,
  token: string,
): Promise<FoundSession | undefined> {
  const { clock, trx } = deps;
  const { instanceId, address } = caller;
  const now = clock.now();
  const hash = hashToken(token);
  const found = await findSessionByToken(trx, { instanceId, hash });
  if (!found || found.ended_at || found.ends_at <= now || found.expires_at <= now) return undefined;
  const { session_id: sessionId, customer_id: customerId, superseded_at: since } = found;
  if (!since) {
    if (!found.first_used_at) await markTokenUsed(trx, { instanceId, hash, now });
    const isSeenLongAgo = now.getTime() - found.last_seen_at.getTime() >= SEEN_MS;
    if (isSeenLongAgo) await markSeen(trx, { instanceId, id: sessionId, now, address });
    return found;
  }
  if (now.getTime() - since.getTime() <= GRACE_MS) return found;
  if (!(await isSuccessorUsed(trx, { instanceId, hash, sessionId, since }))) return found;
  await endSessionRows(trx, { instanceId, customerId, id: sessionId, now, reason: 'token_reused' });
  const action = 'session.token_reused';
  await recordAudit(deps, caller, { action, outcome: 'refused', customerId, sessionId });
  return undefined;
}
