import { expect, it } from 'vitest';
import { parseAmount } from '#core/money/money.ts';
import { cartValueMarker } from './cart-markers.pure.ts';

it.each([
  ['0.000001', 'low_value_cart1'],
  ['19.999999', 'low_value_cart1'],
  ['20', null],
  ['20.000001', 'low_value_cart2'],
  ['39.999999', 'low_value_cart2'],
  ['40', null],
  ['40.000001', 'low_value_cart3'],
])('a cart of $%s is marked as %s', (total, marker) => {
  expect(cartValueMarker(parseAmount(total) ?? 0n)).toBe(marker);
});
