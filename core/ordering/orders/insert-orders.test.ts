import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { insertOrders, readOrders, type NewOrder } from './order.store.ts';
import { giveMoney, line, openShop, place, placedIn } from './testing/buyer.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await openShop(test);
});
afterAll(() => test.close());

it('answers new orders as they are read from then on', async () => {
  const payer = await newPayer(test);
  await giveMoney(test, payer, 100_000_000n);
  const placed = (await placedIn(await place(payer, { orders: [line(), line()] }))).orders;
  const owner = { instanceId: test.instances.a.id, customerId: payer.id };
  const [written, read] = await test.db.inInstance(owner.instanceId, async (trx) => {
    const ids = placed.map(({ id }) => BigInt(id));
    const copies = (await readOrders(trx, { ...owner, ids })).map(copyOf).reverse();
    const rows = await insertOrders(trx, copies);
    return [rows, await readOrders(trx, { ...owner, ids: rows.map(({ id }) => id) })];
  });
  expect(written).toHaveLength(2);
  expect(written).toEqual(read);
});

type Row = Awaited<ReturnType<typeof readOrders>>[number];

/** Without what the database gives it. */
function copyOf({ service, targets, quote, ...row }: Row): NewOrder {
  const { id: _id, current_quantity: _quantity, refunded_micro: _refunded, ...rest } = row;
  const { is_auto_refill: _refill, invoice_id: _invoice, ...others } = rest;
  const { cancel_state: _state, cancel_asked_at: _asked, ...order } = others;
  const json = {
    service: JSON.stringify(service),
    targets: JSON.stringify(targets),
    quote: JSON.stringify(quote),
  };
  return { ...order, ...json };
}
