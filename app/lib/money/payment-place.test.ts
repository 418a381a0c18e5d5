import { expect, test } from 'vitest';
import {
  addFundsPath,
  gatewayAddress,
  panelPathOf,
  placeBefore,
  placeToPay,
} from './payment-place.ts';

const redirectTo = (url: string) => ({ id: 7, payment: { type: 'redirect' as const, url } });

test.each([
  ['/app/sandbox-gateway/abc', '/sandbox-gateway/abc'],
  ['/app/de/sandbox-gateway/abc?x=1', '/sandbox-gateway/abc?x=1'],
])('the page of a gateway at %s is one of the panel', (url, path) => {
  expect(placeToPay(redirectTo(url))).toBe(path);
});

test.each([
  'https://checkout.stripe.com/c/pay/1',
  '//evil.example/app/x',
  '/\\evil.example/app/',
  'javascript:alert(1)',
  '/elsewhere',
])('no form leads to %s by itself', (url) => {
  expect(placeToPay(redirectTo(url))).toBe('/add-funds?invoice=7&go=1');
  expect(panelPathOf(url)).toBeUndefined();
});

test.each([
  ['https://checkout.stripe.com/c/pay/1', true],
  ['http://checkout.stripe.com/c/pay/1', false],
  ['https://checkout.stripe.com.evil.example/', false],
  ['https://user@evil.example/checkout.stripe.com', false],
  ['javascript:alert(1)', false],
  ['data:text/html,checkout', false],
])('a link leads to %s only if it is a gateway', (url, isKnown) => {
  expect(gatewayAddress(url)).toBe(isKnown ? url : undefined);
});

test('what needs no gateway is paid on its own page, and what is settled says so', () => {
  const comment = { comment: 'INV-7', comment_label: null, is_user_comment: false };
  const bank = { account_holder: null, bank_name: null, bic: null };
  const fields = { ...bank, account_number: null, qr_code: null, url: null, description: null };
  expect(placeToPay({ id: 7, payment: { type: 'message', ...comment, ...fields } })).toBe(
    '/add-funds?invoice=7',
  );
  expect(placeToPay({ id: 7, payment: null })).toBe('/add-funds/success?invoice=7');
});

test('another way of adding funds is chosen for the same amount, coupon and order', () => {
  const back = '/orders/create?kept=7';
  expect(addFundsPath({ amount: '37.1', coupon: 'MORE15', backTo: back })).toBe(
    '/add-funds?amount=37.1&coupon=MORE15&back=%2Forders%2Fcreate%3Fkept%3D7',
  );
  expect(addFundsPath({ amount: '', coupon: '', backTo: undefined })).toBe('/add-funds');
});

test.each([
  ['/cart', true],
  ['/orders/create?type=autopromotion&kept=7', true],
  ['/subscriptions/12', true],
  ['/plans-and-pricing', true],
  ['/subscriptions/12/cancel', false],
  ['/subscriptions', false],
  ['https://evil.example/subscriptions/12', false],
])('whoever left %s to add funds is led back there: %s', (place, isKnown) => {
  expect(placeBefore(place)).toBe(isKnown ? place : undefined);
});
