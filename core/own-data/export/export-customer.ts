import type { CoreParts } from '#core/parts.ts';
import type { LeavingCustomer } from '#core/platform/customer-data/customer-data.ts';
import { recordAudit, type AuditEntry } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { findCustomerById, type CustomerRow } from '#core/accounts/customers/customer.store.ts';
import { proveByWhatThereIs } from '#core/accounts/two-factor/prove-both-factors.ts';
import type { OwnerProof } from '#core/accounts/two-factor/two-factor.contract.ts';
import { countRecoveryCodes, hasTwoFactor } from '#core/accounts/two-factor/two-factor.store.ts';
import { exportEvents, exportSessions, readKept } from './export.store.ts';
import { writeExport, type ExportPagesOf } from './write-export.ts';

/** With what every noun keeps of a customer. */
export type ExportDeps = AccountDeps & Pick<CoreParts, 'customerData'>;

/**
 * All that is kept of a customer, as JSON that is read page by page while it is sent: what accounts
 * keep, and what each noun brings as its customer data.
 */
export async function exportCustomer(
  deps: ExportDeps,
  caller: CustomerCaller,
  proof: OwnerProof,
): Promise<ReadableStream<Uint8Array>> {
  await proveByWhatThereIs(deps, caller, proof);
  const { id: customerId, sessionId } = caller.customer;
  return exportDataOf(deps, caller, { action: 'account.exported', customerId, sessionId });
}

/** The same of whichever customer it is asked for; that it was is noted down. */
export async function exportDataOf(
  deps: ExportDeps,
  caller: CustomerCaller,
  entry: AuditEntry & { customerId: bigint },
): Promise<ReadableStream<Uint8Array>> {
  const { instanceId } = caller;
  const ref = { instanceId, id: entry.customerId };
  const inInstance = <T>(work: (trx: Trx) => Promise<T>) => deps.db.inInstance(instanceId, work);
  const whole = await inInstance(async (trx) => {
    const row = await findCustomerById(trx, ref);
    if (!row) throw new AppError('not_found');
    await recordAudit({ ...deps, trx }, caller, entry);
    return {
      exported_at: deps.clock.now(),
      customer: withoutSecrets(row),
      two_factor: {
        is_enabled: await hasTwoFactor(trx, ref),
        recovery_codes_left: await countRecoveryCodes(trx, ref),
      },
      ...(await readKept(trx, ref)),
      ...(await exportWhole(deps, trx, { instanceId, customerId: row.id, email: row.email })),
    };
  });
  const leaving = { instanceId, customerId: ref.id, email: whole.customer.email };
  const pages: Record<string, ExportPagesOf> = {
    sessions: (after) => inInstance((trx) => exportSessions(trx, ref, after)),
    events: (after) => inInstance((trx) => exportEvents(trx, ref, after)),
  };
  for (const { exportPages = {} } of deps.customerData) {
    for (const [name, read] of Object.entries(exportPages)) {
      pages[name] = (after) => inInstance((trx) => read(trx, leaving, after));
    }
  }
  return writeExport(whole, pages);
}

async function exportWhole(
  { customerData }: ExportDeps,
  trx: Trx,
  customer: LeavingCustomer,
): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const noun of customerData) Object.assign(all, await noun.export?.(trx, customer));
  return all;
}

/** Neither what opens the account nor, as in their events, who of the staff has done something. */
function withoutSecrets(row: CustomerRow) {
  const { password_hash: hash, instance_id: _, frozen_by: __, test_of: ___, ...kept } = row;
  return {
    ...kept,
    id: String(kept.id),
    referred_by: kept.referred_by === null ? null : String(kept.referred_by),
    has_password: hash !== null,
  };
}
