import type { Trx } from '#core/platform/db/database.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerRef } from '#core/accounts/customers/customer.store.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { proveOwner } from '#core/accounts/passwords/prove-owner.ts';
import { proveSecondFactor } from './prove-both-factors.ts';
import { hasTwoFactor } from './two-factor.store.ts';

/** Whether a step-up asks for a code; it asks for the password where there is none. */
export function hasSecondFactor(trx: Trx, owner: CustomerRef): Promise<boolean> {
  return hasTwoFactor(trx, owner);
}

/**
 * Asks again before something that a stolen session must not do: for a code where logging in asks
 * for one, else for the password. Who has neither sets a password first.
 */
export async function proveStepUp(
  deps: AccountDeps,
  caller: CustomerCaller,
  { password, code }: { password: string | undefined; code: string | undefined },
): Promise<void> {
  if (await proveSecondFactor(deps, caller, code)) return;
  await proveOwner(deps, caller, { password, field: 'current_password' });
}
