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
  if (!found || isOver(found, now)) return undefined;
  const { session_id: sessionId, customer_id: customerId, superseded_at: since } = found;
  if (!since) {
    if (!found.first_used_at) await markTokenUsed(trx, { instanceId, hash, now });
    if (isSeenLongAgo(found, now)) await markSeen(trx, { instanceId, id: sessionId, now, address });
    return found;
  }
  if (now.getTime() - since.getTime() <= GRACE_MS) return found;
  if (!(await isSuccessorUsed(trx, { instanceId, hash, sessionId, since }))) return found;
  await endSessionRows(trx, { instanceId, customerId, id: sessionId, now, reason: 'token_reused' });
  const action = 'session.token_reused';
  await recordAudit(deps, caller, { action, outcome: 'refused', customerId, sessionId });
  return undefined;
}

/** The same where nothing has to be written down about it, as most of the time. */
export async function peekSession(
  trx: Trx,
  { instanceId, token, now }: { instanceId: number; token: string; now: Date },
): Promise<FoundSession | undefined> {
  const found = await findSessionByToken(trx, { instanceId, hash: hashToken(token) });
  if (!found || isOver(found, now)) return undefined;
  const isToNote = found.superseded_at || !found.first_used_at || isSeenLongAgo(found, now);
  return isToNote ? undefined : found;
}

const isOver = ({ ended_at, ends_at, expires_at }: FoundSession, now: Date): boolean =>
  ended_at !== null || ends_at <= now || expires_at <= now;

const isSeenLongAgo = ({ last_seen_at: seen }: FoundSession, now: Date): boolean =>
  now.getTime() - seen.getTime() >= SEEN_MS;
