import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { AuditAction } from './audit-words.pure.ts';

export interface AuditEntry {
  action: AuditAction;
  outcome?: 'done' | 'refused';
  customerId?: bigint | undefined;
  staffId?: bigint | undefined;
  sessionId?: bigint | undefined;
  /** Never a secret, and no more of a person than the entry needs. */
  details?: Record<string, string | number | boolean | null>;
}

/** Writes a line that nobody can change later, in the transaction of what it tells. */
export async function recordAudit(
  { clock, trx }: Pick<Deps, 'clock'> & { trx: Trx },
  caller: Pick<Caller, 'instanceId' | 'address' | 'requestId'>,
  entry: AuditEntry,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      instance_id: caller.instanceId,
      at: clock.now(),
      action: entry.action,
      outcome: entry.outcome ?? 'done',
      customer_id: entry.customerId ?? null,
      staff_id: entry.staffId ?? null,
      session_id: entry.sessionId ?? null,
      address: caller.address,
      request_id: caller.requestId,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
