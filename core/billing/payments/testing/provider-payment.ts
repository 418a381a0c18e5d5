import { randomBytes } from 'node:crypto';
import type { PaymentToStart } from '../gateway.ts';

/** A payment of $20.01 by instance 7, each with a reference of its own. */
export const paymentToStart = (given: Partial<PaymentToStart> = {}): PaymentToStart => ({
  instanceId: 7,
  invoiceId: 41n,
  ownReference: randomBytes(24).toString('base64url'),
  amountMicro: 20_010_000n,
  customerId: 5n,
  origin: 'https://shop.example',
  successUrl: '/app/payments/41',
  cancelUrl: '/app/payments/41/canceled',
  ...given,
});
