import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { proveByWhatThereIs } from '#core/accounts/two-factor/prove-both-factors.ts';
import type { OwnerProof } from '#core/accounts/two-factor/two-factor.contract.ts';
import { AppError } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';

/** A session alone opens nothing to a program: whoever has no password has to set one. */
export async function proveHolder(
  deps: AccountDeps,
  caller: CustomerCaller,
  proof: OwnerProof,
): Promise<void> {
  const { row, hasCode } = await proveByWhatThereIs(deps, caller, proof);
  if (row.password_hash !== null || hasCode) return;
  throw new AppError('validation_failed', { fields: { current_password: [{ code: 'required' }] } });
}
