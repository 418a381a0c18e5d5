import { expect, it } from 'vitest';
import type { CardRow } from './card.store.ts';
import { showCard } from './show-card.ts';

// Of a row, only this is shown.
const row = {
  ...{ id: 7n, brand: 'visa', last_four: '4242', expiry_month: 2, expiry_year: 2032 },
  ...{ is_default: true, payment_method_id: 2, created_at: new Date('2030-01-01') },
} as CardRow;

it.each([
  ['2032-02-29T23:59:59.999Z', false],
  ['2032-03-01T00:00:00.000Z', true],
])('a card is good until the end of its month: at %s, expired is %s', (now, isExpired) => {
  const shown = showCard(row, { now: new Date(now), isAvailable: true });
  expect(shown.is_expired).toBe(isExpired);
});
