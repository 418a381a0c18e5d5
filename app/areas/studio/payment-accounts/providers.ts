import {
  ACCOUNT_GATEWAYS,
  type AccountGateway,
} from '#core/billing/payments/accounts/account-gateways.pure.ts';

/** What the providers call themselves, in every language. */
export const PROVIDER_NAMES = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  btcpay: 'BTCPay Server',
} as const satisfies Record<AccountGateway, string>;

/** How payments at a provider stand: by no account, one for trying, a real one, the deployment's. */
export type AccountState = 'none' | 'test' | 'live' | 'shared';
export type AccountStates = Readonly<Record<AccountGateway, AccountState>>;

/** By which of the providers a payment method takes money; undefined where it needs none of them. */
export function providerOf(method: Readonly<Record<string, unknown>>): AccountGateway | undefined {
  if (method['strategy'] === 'stripe_checkout') return 'stripe';
  if (method['strategy'] !== 'redirect') return undefined;
  return ACCOUNT_GATEWAYS.find((gateway) => gateway === method['gateway']);
}
