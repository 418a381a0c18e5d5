import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import type { StaffOrder } from '#core/fulfilment/dispatch/staff/staff-order.contract.ts';
import { StaffOrderDelivery } from './staff-order-facts.tsx';

// No more than its delivery shows.
const orderWith = (route: string) =>
  ({
    delivery: {
      ...{ route, provider: 'River', reference: 'r-1', taken_by: null },
      since: '2026-01-01T00:00:00.000Z',
    },
    refusals: [],
  }) as unknown as StaffOrder;

const show = (route: string, countries: string[]) =>
  markupOf(<StaffOrderDelivery order={orderWith(route)} countries={countries} />);

test('countries that a provider was not told of stand at its delivery', async () => {
  expect(await show('api_v2', ['Germany', 'France'])).toContain('Only for Germany and France.');
  expect(await show('api_v2', [])).not.toContain('Only for');
  // The team reads them at the order itself.
  expect(await show('manual', ['Germany'])).not.toContain('Only for');
});
