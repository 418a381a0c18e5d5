import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import { returnTry, spendTries } from '#core/platform/limits/rate-limit.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { SECOND_FACTOR } from '#core/accounts/customers/account-limits.pure.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { CustomerRow } from '#core/accounts/customers/customer.store.ts';
import { proveIfPassword, proveOwner } from '#core/accounts/passwords/prove-owner.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import type { OwnerProof } from './two-factor.contract.ts';
import { hasTwoFactor } from './two-factor.store.ts';

/** Asks for password and code before the second factor itself is touched. */
export async function proveBothFactors(
  deps: AccountDeps,
  caller: CustomerCaller,
  { password, code }: { password: string; code: string },
): Promise<CustomerRow> {
  const row = await proveOwner(deps, caller, { password, field: 'current_password' });
  if (!(await proveSecondFactor(deps, caller, code))) throw new AppError('conflict');
  return row;
}

/** Asks for what there is to prove it with: the password, then the code. Who has neither passes. */
export async function proveByWhatThereIs(
  deps: AccountDeps,
  caller: CustomerCaller,
  { current_password: password, code }: OwnerProof,
): Promise<{ row: CustomerRow; hasCode: boolean }> {
  const row = await proveIfPassword(deps, caller, { password, field: 'current_password' });
  return { row, hasCode: await proveSecondFactor(deps, caller, code) };
}

/** Asks for a code where the customer signs in with one; says whether they do. */
export async function proveSecondFactor(
  deps: AccountDeps,
  caller: CustomerCaller,
  code: string | undefined,
): Promise<boolean> {
  const { instanceId, customer } = caller;
  const owner = { instanceId, id: customer.id };
  const isOn = await deps.db.inInstance(instanceId, (trx) => hasTwoFactor(trx, owner));
  if (!isOn) return false;
  if (code === undefined) throw refused('required');
  const tries = { instanceId, limit: SECOND_FACTOR, subject: `${customer.id}` };
  await spendTries(deps, [tries]);
  const factor = await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const proved = await checkSecondFactor(parts, owner, code);
    if (!proved) {
      await recordAudit(parts, caller, {
        action: 'owner.wrong_code',
        outcome: 'refused',
        customerId: customer.id,
        sessionId: customer.sessionId,
      });
    }
    return proved;
  });
  if (!factor) throw refused('wrong_code');
  await returnTry(deps, tries);
  return true;
}

const refused = (code: 'required' | 'wrong_code') =>
  new AppError('validation_failed', { fields: { code: [{ code }] } });
