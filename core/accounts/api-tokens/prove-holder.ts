import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { proveIfPassword } from '#core/accounts/passwords/prove-owner.ts';
import { proveSecondFactor } from '#core/accounts/two-factor/prove-both-factors.ts';
import { AppError } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OwnerProof } from './api-token.contract.ts';

/** A session alone opens nothing to a program: whoever has no password has to set one. */
export async function proveHolder(
  deps: AccountDeps,
  caller: CustomerCaller,
  { current_password: password, code }: OwnerProof,
): Promise<void> {
  const row = await proveIfPassword(deps, caller, { password, field: 'current_password' });
  const hasCode = await proveSecondFactor(deps, caller, code);
  if (row.password_hash !== null || hasCode) return;
  throw new AppError('validation_failed', { fields: { current_password: [{ code: 'required' }] } });
}
