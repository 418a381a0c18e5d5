import type { AccountGateway } from '#core/billing/payments/accounts/account-gateways.pure.ts';

/** What a key must be allowed, as the providers name it. */
export const RIGHTS = {
  stripe: {
    write: [
      'Checkout Sessions',
      'PaymentIntents',
      'SetupIntents',
      'PaymentMethods',
      'Customers',
      'Refunds',
      'Webhook Endpoints',
    ],
    read: ['Charges', 'Disputes'],
  },
  paypal: undefined,
  // The first one may see and create invoices as well.
  btcpay: {
    write: ['btcpay.store.canmodifyinvoices', 'btcpay.store.webhooks.canmodifywebhooks'],
    read: ['btcpay.store.canviewstoresettings'],
  },
} as const satisfies Record<
  AccountGateway,
  { write: readonly string[]; read: readonly string[] } | undefined
>;

/** Where keys are made; a BTCPay server is wherever its owner has it. */
export const KEY_PAGES = {
  stripe: 'https://dashboard.stripe.com/apikeys',
  paypal: 'https://developer.paypal.com/dashboard/applications/live',
  btcpay: undefined,
} as const satisfies Record<AccountGateway, string | undefined>;
