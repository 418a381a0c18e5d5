import { expect, test } from 'vitest';
import { formErrors } from '#core/ordering/form/form-errors.pure.ts';
import { checkoutErrors } from './checkout-errors.ts';

const refusedFor = (refused: Record<string, string[]>, lines: Record<string, string[]> = {}) =>
  checkoutErrors(
    {
      errors: formErrors({ ...refused, ...lines }),
      notice: Object.values({ ...refused, ...lines })
        .flat()
        .join('\n'),
    },
    { 0: formErrors(lines) },
    'order-form',
  );

test('what is wrong with the checkout leads to its field', () => {
  const refused = { email: ['Odd.'], payment_method_id: ['No.'], coupon_code: ['Wrong.'] };
  expect(refusedFor(refused)).toEqual([
    { text: 'Odd.', fieldId: 'order-form-email' },
    { text: 'No.', fieldId: 'order-form-payment' },
    { text: 'Wrong.', fieldId: 'order-form-coupon' },
  ]);
});

test('whatever else was refused leads to the checkout itself', () => {
  expect(refusedFor({ balance: ['Too low.'] })).toEqual([
    { text: 'Too low.', fieldId: 'order-form-notice' },
  ]);
  const notice = 'Try again later.';
  expect(checkoutErrors({ errors: undefined, notice }, {}, 'order-form')).toEqual([
    { text: notice, fieldId: 'order-form-notice' },
  ]);
});

test('what is said of the lines is not said again', () => {
  const lines = { 'orders.0.url': ['Needed.'], 'orders.0.quantity': ['More.'] };
  expect(refusedFor({ email: ['Needed.'] }, lines)).toEqual([
    { text: 'Needed.', fieldId: 'order-form-email' },
  ]);
});

test('a checkout that was only worked out anew says nothing', () => {
  expect(checkoutErrors({ errors: undefined, notice: undefined }, {}, 'order-form')).toEqual([]);
});
