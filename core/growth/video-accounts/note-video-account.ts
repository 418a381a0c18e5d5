import type { Deps } from '#core/deps.ts';
import type { AuditAction } from '#core/platform/audit/audit-words.pure.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { VideoAccountRow } from './video-account.store.ts';

interface Noted {
  caller: CustomerCaller;
  row: Pick<VideoAccountRow, 'channel_id'>;
  action: AuditAction;
}

/** For the record of what customers did. */
export function noteVideoAccount(
  trx: Trx,
  { clock }: Pick<Deps, 'clock'>,
  { caller, row, action }: Noted,
): Promise<void> {
  const { customer } = caller;
  return recordAudit({ clock, trx }, caller, {
    ...{ action, customerId: customer.id, sessionId: customer.sessionId },
    details: { channel: row.channel_id },
  });
}
