import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import type { PaymentMethod } from '#core/billing/payments/payment-method.contract.ts';
import { quoteTopUp } from './top-up-quote.server.ts';

test('an amount that was not written yet is nothing to be refused', async () => {
  const call = () => Promise.reject(new Error('There is nothing to ask.'));
  const context = { core: { call } } as unknown as AppLoadContext; // No more is asked.
  const method = { id: 1, payment_method_bonuses: [] } as unknown as PaymentMethod; // As above.
  expect(await quoteTopUp(context, { method, amount: '', coupon: 'MORE15' })).toEqual({
    errors: { amount: [], coupon: [], other: [] },
  });
});
