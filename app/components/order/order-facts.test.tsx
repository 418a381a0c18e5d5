import { expect, test } from 'vitest';
import type { ShownOrder } from '#app/lib/orders/shown-order.ts';
import { markupOf } from '#tests/harness/markup-of.tsx';
import { OrderFacts } from './order-facts.tsx';

const ORDER: ShownOrder = {
  ...{ id: 7, run: null, dripFeedId: null, subscriptionId: null, name: 'Views', network: 'Alder' },
  ...{ url: 'https://example.com/a', state: 'in_processing', quantity: 1_000, delivered: 0 },
  ...{ startQuantity: null, cost: '1', isFreeTrial: false, toPay: null, refunded: null },
  ...{ written: [], isGuaranteed: false, isFast: false, countryIds: [] },
  ...{ createdAt: '2026-05-01T00:00:00Z', isPaid: true, completedAt: null },
  ...{ cancelState: null, told: null },
};

test('an order says what was chosen beside link and quantity, and nothing where nothing was', async () => {
  const plain = await markupOf(<OrderFacts order={ORDER} countries={[]} />);
  expect(plain).not.toMatch(/Options|Countries/);
  const chosen = { ...ORDER, isGuaranteed: true, isFast: true };
  const markup = await markupOf(<OrderFacts order={chosen} countries={['Germany', 'Japan']} />);
  expect(markup).toMatch(/Options<\/dt>.*?Guarantee, Faster delivery/s);
  expect(markup).toMatch(/Countries<\/dt>.*?Germany, Japan/s);
});
