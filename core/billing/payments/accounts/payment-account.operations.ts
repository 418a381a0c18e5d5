import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  accountGatewayPath,
  connectBtcpayBody,
  connectPaypalBody,
  connectStripeBody,
  disconnectBody,
  gatewayAccountAnswer,
  gatewayAccountsAnswer,
} from './payment-account.contract.ts';

const PATH = '/api/v1/payment-accounts';

/** Each of them asks a provider. */
const TRIES: Limit = { name: 'payment-account-tries', capacity: 20, refillSeconds: 15 };

const ofOwner = { tag: 'Staff', who: staff('payment_accounts.manage') } as const;

export const listPaymentAccounts = operation({
  ...ofOwner,
  id: 'listPaymentAccounts',
  method: 'GET',
  path: PATH,
  summary: 'The payment providers at which the instance can have accounts, and those it has.',
  answer: gatewayAccountsAnswer,
  answered: 'Without their keys.',
});

const connecting = {
  ...ofOwner,
  method: 'PUT',
  limit: TRIES,
  answer: gatewayAccountAnswer,
  answered: 'The account as it is now. The keys are tried before they are kept.',
} as const;

export const connectStripe = operation({
  ...connecting,
  id: 'connectStripe',
  path: `${PATH}/stripe`,
  summary: 'Connects an account at Stripe, or gives another key to the one that is connected.',
  body: connectStripeBody,
});

export const connectPaypal = operation({
  ...connecting,
  id: 'connectPaypal',
  path: `${PATH}/paypal`,
  summary: 'Connects an account at PayPal, or gives other keys to the one that is connected.',
  body: connectPaypalBody,
});

export const connectBtcpay = operation({
  ...connecting,
  id: 'connectBtcpay',
  path: `${PATH}/btcpay`,
  summary: 'Connects a shop at a BTCPay server, or gives another key to the one that is connected.',
  body: connectBtcpayBody,
});

export const tryPaymentAccount = operation({
  ...ofOwner,
  id: 'tryPaymentAccount',
  method: 'POST',
  path: `${PATH}/{gateway}/try`,
  summary: 'Asks a provider whether the keys of its account are still right.',
  limit: TRIES,
  params: accountGatewayPath,
  answer: gatewayAccountAnswer,
  answered: 'What came of it, as `check`.',
  refuses: ['not_found'],
});

export const disconnectPaymentAccount = operation({
  ...ofOwner,
  id: 'disconnectPaymentAccount',
  method: 'POST',
  path: `${PATH}/{gateway}/disconnect`,
  summary:
    'Takes no more payments by the account of a provider. Its keys are kept for half a year, for ' +
    'payments that are open, refunds and disputes.',
  limit: TRIES,
  params: accountGatewayPath,
  body: disconnectBody,
  answer: gatewayAccountAnswer,
  answered: 'The provider without an account.',
  refuses: ['not_found'],
});
