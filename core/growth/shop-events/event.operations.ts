import { anyone, operation } from '#core/platform/operations/operation.contract.ts';

const event = { method: 'POST', tag: 'Events', who: anyone, paused: 'allowed' } as const;

export const countEnteredUrl = operation({
  ...event,
  id: 'countEnteredUrl',
  path: '/events/enter-url',
  summary: 'A visitor entered a link to order for.',
});

export const countPaymentPage = operation({
  ...event,
  id: 'countPaymentPage',
  path: '/events/payment-page',
  summary: 'A visitor went on to a payment.',
});

export const countCheckout = operation({
  ...event,
  id: 'countCheckout',
  path: '/events/checkout-button',
  summary: 'A visitor pressed "Checkout".',
});
