import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueNotice } from '#core/accounts/mails/queue-account-mail.ts';
import { proveBothFactors } from './prove-both-factors.ts';
import { deleteTwoFactor } from './two-factor.store.ts';

/** Turns two-factor sign-in off and forgets the secret and all recovery codes. */
export async function disableTwoFactor(
  deps: AccountDeps,
  caller: CustomerCaller,
  proof: { password: string; code: string },
): Promise<void> {
  const { instanceId, customer } = caller;
  const row = await proveBothFactors(deps, caller, proof);
  const brand = await readBrand(deps, caller);
  await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    await deleteTwoFactor(trx, { instanceId, id: customer.id });
    await recordAudit(parts, caller, { action: 'two_factor.disabled', customerId: customer.id });
    const to = noticeTo(row);
    if (to) await queueNotice(parts, { kind: 'twoFactorDisabled', instanceId, brand, ...to });
  });
}
