import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { scheduleAnswer, scheduledPublication } from './publishing.contract.ts';
import {
  lockScheduled,
  readSchedule,
  updateScheduled,
  type ScheduledRow,
} from './schedule.store.ts';
import { showSchedule, showScheduled } from './show-scheduled.ts';

const MOST_LISTED = 100;

/** What waits, and what became of the rest; what comes last first. */
export function listSchedule(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: Pick<CustomerCaller, 'instanceId'>,
): Promise<z.output<typeof scheduleAnswer>> {
  return db.read(instanceId, async (trx) => {
    const rows = await readSchedule(trx, instanceId, MOST_LISTED);
    return { data: await showSchedule(trx, instanceId, rows) };
  });
}

/** Takes back a publication that waits, or the end of one that has happened. */
export function cancelSchedule(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  id: bigint,
): Promise<z.output<typeof scheduledPublication>> {
  const { instanceId, customer } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const row = await lockScheduled(trx, { instanceId, id });
    if (!row) throw new AppError('not_found');
    const change = cancelling(row);
    if (!change) throw new AppError('conflict');
    const canceled = await updateScheduled(trx, row, change);
    await recordAudit({ clock, trx }, caller, {
      action: 'publication.canceled',
      customerId: customer.id,
      sessionId: customer.sessionId,
      details: { schedule: String(id), status: row.status },
    });
    return showScheduled(trx, canceled);
  });
}

function cancelling({ status, until, reason }: ScheduledRow) {
  if (status === 'waiting') return { status: 'canceled' as const };
  // What could not end stays as it is, and so its end is over.
  return status === 'published' && until !== null && reason === null ? { until: null } : undefined;
}
