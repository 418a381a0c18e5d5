import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { proveOwner } from '#core/accounts/passwords/prove-owner.ts';
import { sealSecret } from './sealed-secret.ts';
import { describeTotp, newTotpSecret } from './totp.ts';
import { putUnconfirmedTotp } from './two-factor.store.ts';

/** Issues a secret for the app; sign-in asks for it once a code was confirmed. */
export async function startTwoFactor(
  deps: AccountDeps,
  caller: CustomerCaller,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { instanceId, customer } = caller;
  const row = await proveOwner(deps, caller, { password, field: 'current_password' });
  const { panelName } = await readBrand(deps, caller);
  const owner = { instanceId, id: customer.id };
  const plain = newTotpSecret();
  const secret = await sealSecret(deps.keys, owner, plain);
  await deps.db.inInstance(instanceId, async (trx) => {
    const now = deps.clock.now();
    if (!(await putUnconfirmedTotp(trx, owner, { secret, now }))) throw new AppError('conflict');
    await recordAudit({ ...deps, trx }, caller, {
      action: 'two_factor.started',
      customerId: customer.id,
      sessionId: customer.sessionId,
    });
  });
  return describeTotp(plain, { issuer: panelName, account: row.email ?? row.name });
}
