import { findCustomerById } from '#core/accounts/customers/customer.store.ts';
import { listPayouts, payPayout } from '#core/billing/payouts/staff-payouts.ts';
import { AppError } from '#core/errors.ts';
import { NOUNS } from '#core/nouns.ts';
import { eraseAccount } from '#core/own-data/deletion/delete-account.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

/** Somebody deletes their account, and the first of two people approves what is paid out to them. */
export async function leave(stage: Stage, troupe: Troupe, deed: DeedOf<'leave'>): Promise<void> {
  const { deps } = stage;
  const caller = callerOf(troupe, deed.who);
  const { instanceId, customer } = caller;
  const brand = await readBrand(deps, caller);
  const customerData = NOUNS.flatMap((noun) => noun.customerData ?? []);
  await deps.db.inInstance(instanceId, async (trx) => {
    const row = await findCustomerById(trx, { instanceId, id: customer.id });
    if (!row) throw new AppError('not_found');
    const parts = { ...deps, trx, customerData, keys: createKeys(deps) };
    await eraseAccount(parts, caller, { row, brand, payTo: deed.payTo });
    await recordAudit(parts, caller, { action: 'account.deleted', customerId: customer.id });
  });
  stage.after(deed.approvedAfter, async () => {
    const staff = callerOf(troupe, DEMO_STAFF.email);
    const { data } = await listPayouts(deps, staff, { state: 'open' });
    const idInPath = String(data.at(-1)?.id);
    await payPayout(deps, staff, { idInPath, confirmed: undefined });
  });
}
