import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { proveBothFactors } from './prove-both-factors.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { putRecoveryCodes } from './two-factor.store.ts';

/** New recovery codes; those that were handed out before open nothing any more. */
export async function renewRecoveryCodes(
  deps: AccountDeps,
  caller: CustomerCaller,
  proof: { password: string; code: string },
): Promise<string[]> {
  const { instanceId, customer } = caller;
  await proveBothFactors(deps, caller, proof);
  const codes = newRecoveryCodes();
  await deps.db.inInstance(instanceId, async (trx) => {
    const owner = { instanceId, id: customer.id };
    await putRecoveryCodes(trx, owner, codes.map(hashRecoveryCode));
    await recordAudit({ ...deps, trx }, caller, {
      action: 'two_factor.codes_renewed',
      customerId: customer.id,
      sessionId: customer.sessionId,
    });
  });
  return codes;
}
