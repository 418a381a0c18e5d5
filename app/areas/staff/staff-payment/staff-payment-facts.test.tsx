import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { StaffPaymentFacts } from './staff-payment-facts.tsx';

// No more than the facts show.
const PAYMENT = {
  ...{
    id: 228,
    status: 'paid',
    further_to: null,
    order_ids: [],
    reference: null,
    comment: null,
    reason: null,
  },
  ...{
    total_amount: '51.45',
    received_amount: '51.45',
    refunded_amount: '0',
    returned_amount: '0',
  },
  ...{ amount_to_be_credited: '50', taken_back: null, decided_by: null },
  ...{ payment_method: { name: 'Bank card' }, created_at: '2026-01-01T00:00:00.000Z' },
  paid_at: '2026-01-01T00:02:00.000Z',
  customer: { id: 28, name: 'Yuki Tanaka', email: null, balance: '5.73', debt: '0' },
} as unknown as StaffPayment;

const ALL = { customers: true, orders: true };
const show = (payment: Partial<StaffPayment>, mayOpen = ALL) =>
  markupOf(<StaffPaymentFacts payment={{ ...PAYMENT, ...payment }} mayOpen={mayOpen} />);

test('a payment leads to the orders that it pays, for who may open them', async () => {
  expect(await show({ order_ids: [1085] })).toContain('href="/staff/orders/1085"');
  const told = await show({ order_ids: [1085] }, { ...ALL, orders: false });
  expect(told).not.toContain('/staff/orders/1085');
  expect(told).toContain('1085');
  expect(await show({})).not.toContain('Orders');
});

test('what came for a payment after it was credited leads to it', async () => {
  expect(await show({ further_to: 227 })).toContain('href="/staff/payments/227"');
  expect(await show({})).not.toContain('/staff/payments/');
});

test('a payment is found at its gateway, and says what was given back', async () => {
  const disputed = await show({ reference: 'pi_31', refunded_amount: '20.5', status: 'disputed' });
  expect(disputed).toContain('pi_31');
  expect(disputed).toContain('$20.50');
  const plain = await show({});
  expect(plain).not.toContain('Refunded');
  expect(plain).not.toContain('Reference');
});
