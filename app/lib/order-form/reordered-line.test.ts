import { describe, expect, it } from 'vitest';
import type { Order } from '#core/ordering/orders/order.contract.ts';
import { reorderedLine } from './reordered-line.ts';

// Of an order, no more than a new one begins with.
const order = {
  service_id: 7,
  url: 'https://video.example/watch?v=1',
  quantity: 500,
  targetable_values: [{ targetId: 3, viewType: 'textarea', values: ['one', 'two'] }],
  countries: [82, 233],
  is_guarantee: false,
} as Order;

describe('what is ordered again', () => {
  it('has the texts, the countries and the choice of a guarantee of the first time', () => {
    expect(reorderedLine(order, undefined)).toEqual({
      serviceId: 7,
      url: order.url,
      quantity: 500,
      targetableValues: order.targetable_values,
      countries: [82, 233],
      isGuarantee: false,
    });
  });

  it('of a run is all of its drip-feed again, as it began', () => {
    const feed = { quantity: 300, runs: 4, mode: 'progressive', minutes_between_runs: 90 } as const;
    expect(reorderedLine(order, { ...feed, step: 50 })).toMatchObject({
      ...{ quantity: 300, isDripFeed: true, numberOfRuns: 4, dripFeedMode: 'progressive' },
      ...{ dripFeedMinutes: 90, dripFeedQuantityStep: 50 },
    });
    const flat = reorderedLine(order, { ...feed, mode: 'flat', step: 0 });
    expect(flat).not.toHaveProperty('dripFeedQuantityStep');
  });
});
