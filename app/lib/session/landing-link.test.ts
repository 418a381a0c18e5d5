import { expect, it } from 'vitest';
import { rememberLink, withLink } from './landing-link.ts';

it('is said once more where consent is given on a later page', () => {
  rememberLink('?page=2');
  expect(withLink('/cart')).toBe('/cart');
  rememberLink('?affiliate_code=abc&sub=blog&page=2');
  rememberLink('');
  expect(withLink('/cart')).toBe('/cart?ref=abc&sub=blog');
  expect(withLink('/orders?page=2')).toBe('/orders?page=2&ref=abc&sub=blog');
  expect(withLink('/?ref=def')).toBe('/?ref=def');
});
