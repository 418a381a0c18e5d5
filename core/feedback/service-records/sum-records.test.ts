import { expect, it } from 'vitest';
import { sumRecords } from './sum-records.pure.ts';

const NOTHING = { orders_count: null, completed: null, start_seconds: null, dropped: null };

it('counts each service by its orders and by its reviews', () => {
  const records = [
    { ...NOTHING, id: 1, orders_count: 20, completed: 1, reviews_count: 3, rating: 5 },
    { ...NOTHING, id: 2, orders_count: 60, completed: 0.9, reviews_count: 0, rating: null },
    { ...NOTHING, id: 3, reviews_count: 1, rating: 2 },
  ];
  expect(sumRecords(records)).toEqual({
    orders_count: 80,
    completed: 0.925,
    reviews_count: 4,
    rating: 4.25,
  });
});

it('says of what nobody knows that nobody knows it', () => {
  const nothing = { orders_count: 0, completed: null, reviews_count: 0, rating: null };
  expect(sumRecords([])).toEqual(nothing);
  expect(sumRecords([{ ...NOTHING, id: 1, reviews_count: 0, rating: null }])).toEqual(nothing);
});
