import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { SessionEnd } from './session-ends.pure.ts';
import { endSessionRows } from './session.store.ts';

interface SessionsEnd {
  customerId: bigint;
  reason: SessionEnd;
  id?: bigint | undefined;
  except?: bigint | undefined;
  /** Who of the staff ends them. */
  staffId?: bigint | undefined;
}

/** Ends one session, all, or all but one; answers how many there were. */
export async function endSessions(
  deps: Pick<Deps, 'clock'> & { trx: Trx },
  caller: Caller,
  { customerId, reason, id, except, staffId }: SessionsEnd,
): Promise<number> {
  const { instanceId } = caller;
  const now = deps.clock.now();
  const count = await endSessionRows(deps.trx, {
    instanceId,
    customerId,
    now,
    reason,
    id,
    except,
  });
  if (count > 0) {
    const details = { reason, count };
    await recordAudit(deps, caller, {
      action: 'session.ended',
      customerId,
      sessionId: id,
      staffId,
      details,
    });
  }
  return count;
}
