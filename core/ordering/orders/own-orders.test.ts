import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { giveMoney, line, openShop, place, placedIn } from './testing/buyer.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

async function buy(quantities: readonly number[]) {
  const payer = await newPayer(test);
  await giveMoney(test, payer, 100_000_000n);
  const orders = quantities.map((quantity) => line({ quantity }));
  const placed = await placedIn(await place(payer, { orders }));
  return { payer, ids: placed.orders.map(({ id }) => id) };
}

const LARGEST = '9'.repeat(18);

it('tells of orders by their ids no more than names them, and only of own ones', async () => {
  const [own, foreign] = [await buy([1000, 2000]), await buy([3000])];
  const ids = [...own.ids, ...foreign.ids].toReversed();
  const response = await own.payer.request(`/api/v1/orders/briefs?ids=${ids.join()},${LARGEST}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    data: own.ids.map((id, at) => ({
      id,
      name: 'Alder 서비스',
      quantity: [1000, 2000][at],
      current_quantity: 0,
      cancel_description: null,
    })),
  });
});

it.each(['', 'x', '1,', ',1', '1,,2', '-1', Array.from({ length: 101 }, () => '1').join()])(
  'refuses the list of ids "%s"',
  async (ids) => {
    const { payer } = await buy([1000]);
    const response = await payer.request(`/api/v1/orders/briefs?ids=${ids}`);
    expect(response.status).toBe(422);
  },
);
