import type { AppLoadContext } from '@remix-run/node';
import { ACCOUNT_GATEWAYS } from '#core/billing/payments/accounts/account-gateways.pure.ts';
import type { GatewayAccounts } from '#core/billing/payments/accounts/payment-account.contract.ts';
import { listPaymentAccounts } from '#core/billing/payments/accounts/payment-account.operations.ts';
import { unlessUnavailable } from '#app/areas/studio/unless-unavailable.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import type { AccountState, AccountStates } from './providers.ts';

/** How each provider stands; undefined for who may not know, and where nobody says. */
export async function accountStates(context: AppLoadContext): Promise<AccountStates | undefined> {
  const { permissions } = await requireCustomer(context);
  if (!permissions.includes('payment_accounts.manage')) return undefined;
  const found = await unlessUnavailable(context, context.core.call(listPaymentAccounts));
  return found && statesOf(found.data);
}

function statesOf(accounts: readonly GatewayAccounts[]): AccountStates {
  const states = ACCOUNT_GATEWAYS.map((gateway) => [
    gateway,
    stateOf(accounts.find((one) => one.gateway === gateway)),
  ]);
  // The names are those of all providers.
  return Object.fromEntries(states) as AccountStates;
}

export function stateOf(
  given: Pick<GatewayAccounts, 'account' | 'is_shared'> | undefined,
): AccountState {
  if (given?.account) return given.account.is_test ? 'test' : 'live';
  return given?.is_shared ? 'shared' : 'none';
}
