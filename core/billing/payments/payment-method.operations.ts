import { customer, operation, visitor } from '#core/platform/operations/operation.contract.ts';
import { paymentMethodsAnswer } from './payment-method.contract.ts';

const list = { method: 'GET', tag: 'Money', answer: paymentMethodsAnswer } as const;

export const listPaymentMethods = operation({
  ...list,
  id: 'listPaymentMethods',
  path: '/api/v1/payment-methods',
  summary: 'The ways in which a guest or a customer can pay.',
  who: visitor({ frozen: 'allowed', token: 'read' }),
  answered: 'The balance is among them for customers only.',
});

export const listPaymentMethodsWithBonuses = operation({
  ...list,
  id: 'listPaymentMethodsWithBonuses',
  path: '/api/v1/payment-methods-with-bonuses',
  summary: 'Those that give something for large amounts.',
  who: visitor({ frozen: 'allowed' }),
  answered: 'Empty where none does.',
});

export const listRecurringPaymentMethods = operation({
  ...list,
  id: 'listRecurringPaymentMethods',
  path: '/api/v1/payment-methods/get-available-for-recurring-payments',
  summary: 'Those that can be charged again without the customer.',
  who: customer({ frozen: 'allowed' }),
  answered: 'Empty where none can.',
});
