import { findKnownCustomer } from '#core/accounts/customers/known-customer.ts';
import { endSessions } from '#core/accounts/sessions/end-sessions.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { exportDataOf, type ExportDeps } from '#core/own-data/export/export-customer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { insertNote } from './customer-note.store.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

/** Writes down what the team should know; the customer reads it in an export alone. */
export async function noteOnCustomer(
  { db, clock }: Ports,
  caller: CustomerCaller,
  { customerId, text: given }: { customerId: string; text?: string | undefined },
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const id = BigInt(customerId);
  await db.inInstance(instanceId, async (trx) => {
    await requireThere(trx, { instanceId, id });
    const text = requiredField('text', given);
    const at = clock.now();
    await insertNote(trx, { instanceId, customerId: id, staffId: staff.id, text, at });
    await recordAudit({ clock, trx }, caller, {
      ...{ action: 'customer.noted', customerId: id },
      ...{ staffId: staff.id, sessionId: staff.sessionId },
    });
  });
}

/** Logs a customer out: on one device, or on all of them. */
export async function logCustomerOut(
  { db, clock }: Ports,
  caller: CustomerCaller,
  { customerId, sessionId }: { customerId: string; sessionId: string | undefined },
): Promise<{ data: { ended: number } }> {
  const { instanceId, customer: staff } = caller;
  const id = BigInt(customerId);
  const ended = await db.inInstance(instanceId, async (trx) => {
    await requireThere(trx, { instanceId, id });
    return endSessions({ clock, trx }, caller, {
      ...{ customerId: id, reason: 'revoked_by_staff', staffId: staff.id },
      ...(sessionId !== undefined && { id: BigInt(sessionId) }),
    });
  });
  return { data: { ended } };
}

/** All that is kept of a customer, for one who has asked staff for it. */
export async function exportOneCustomer(
  deps: ExportDeps,
  caller: CustomerCaller,
  { customerId, reason: given }: { customerId: string; reason?: string | undefined },
): Promise<ReadableStream<Uint8Array>> {
  const { instanceId, customer: staff } = caller;
  const id = BigInt(customerId);
  await deps.db.read(instanceId, (trx) => requireThere(trx, { instanceId, id }));
  const reason = requiredField('reason', given);
  return exportDataOf(deps, caller, {
    action: 'customer.exported',
    customerId: id,
    ...{ staffId: staff.id, sessionId: staff.sessionId, details: { reason } },
  });
}

async function requireThere(trx: Trx, ref: { instanceId: number; id: bigint }): Promise<void> {
  if (!(await findKnownCustomer(trx, ref))) throw new AppError('not_found');
}
