import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAmount } from '#core/money/money.ts';
import {
  balanceOf,
  decide,
  newPayer,
  readInvoice,
  settle,
} from '#core/billing/payments/testing/payer.ts';
import { verifyInvoices } from '#core/billing/payments/verify-invoices.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import type { Order } from './order.contract.ts';
import { startDueRuns } from './start-due-runs.ts';
import {
  DRIPPED,
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  readOrder,
  send,
} from './testing/buyer.ts';
import { verifyOrders } from './verify-orders.ts';

// What was written when every amount was kept to the micro-dollar.

const DOLLAR = 1_000_000n;

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(async () => {
  const { id } = test.instances.a;
  for (const verify of [verifyInvoices, verifyOrders]) {
    expect((await verify(test.deps, id)).faults).toEqual([]);
  }
  await test.close();
});

const write = (statement: ReturnType<typeof sql>) =>
  test.db.inInstance(test.instances.a.id, (trx) => statement.execute(trx));

const line1234 = JSON.stringify({
  lines: [
    { kind: 'base', micro: '1234566' },
    { kind: 'rounding', micro: '1' },
  ],
});

/** An unpaid order of 1.234567 with its invoice of 1.24, as both were written then. */
async function olderOrder(): Promise<{ payer: CustomerActor; id: number; invoiceId: number }> {
  const payer = await newPayer(test);
  const body = { orders: [line({ quantity: 1_230 })], payment_method_id: 2 };
  const { orders, payment } = await placedIn(await place(payer, body));
  const [id, invoiceId] = [orders[0]!.id, payment!.id];
  await write(sql`update orders set cost_micro = 1234567, full_cost_micro = 1234567,
    quote = ${line1234}::jsonb where id = ${id}`);
  await write(sql`update invoice_orders set cost_micro = 1234567 where invoice_id = ${invoiceId}`);
  await write(sql`update invoices set amount_micro = 1234567, total_micro = 1240000,
    quote = quote || ${JSON.stringify({
      lines: [
        { kind: 'item', micro: '1234567' },
        { kind: 'whole_cents', micro: '5433' },
      ],
      credits: [
        { kind: 'amount', micro: '1234567' },
        { kind: 'change', micro: '5433' },
      ],
    })}::jsonb where id = ${invoiceId}`);
  // The sandbox was asked for the same then.
  await write(sql`update sandbox_payments set amount_micro = 1240000
    where amount_micro = 1230000`);
  return { payer, id, invoiceId };
}

const amounts = (lines: Order['lines']) => lines.map(({ kind, amount }) => `${kind} ${amount}`);

it('an unpaid order is paid out of the balance at the price that was agreed on', async () => {
  const { payer, id } = await olderOrder();
  await giveMoney(test, payer, 2n * DOLLAR);
  const shown = await readOrder(payer, id);
  expect(shown).toMatchObject({ amount_to_pay: '1.234567', cost: '1.234567' });
  expect(amounts(shown.lines)).toEqual(['base 1.234567']);
  const paid = await send(payer, `/api/v1/orders/${id}/pay-by-balance`, {});
  expect(paid.status).toBe(201);
  expect(await balanceOf(test, payer)).toBe(2n * DOLLAR - 1_234_567n);
});

it('from outside it is charged in whole cents, and what they add is the fee', async () => {
  const { payer, id } = await olderOrder();
  const body = { payment_method_id: 2, expected_total: '1.24' };
  const placed = await placedIn(await send(payer, `/api/v1/orders/${id}/pay-by-invoice`, body));
  expect(placed.payment).toMatchObject({ amount: '1.234567', fee: '0.005433' });
  expect((await decide(payer, placed.payment!, 'approve')).status).toBe(200);
  await settle(test);
  expect(await readOrder(payer, id)).toMatchObject({ status: 'in_processing', cost: '1.234567' });
  expect(await balanceOf(test, payer)).toBe(0n);
});

it('an open invoice credits what it promised, and has no row for a rounding', async () => {
  const { payer, id, invoiceId } = await olderOrder();
  const open = await readInvoice(payer, invoiceId);
  expect(amounts(open.lines)).toEqual(['item 1.24']);
  expect(amounts(open.credits)).toEqual(['amount 1.24']);
  expect((await decide(payer, open, 'approve')).status).toBe(200);
  await settle(test);
  expect(await readOrder(payer, id)).toMatchObject({ status: 'in_processing' });
  expect(await balanceOf(test, payer)).toBe(5_433n);
});

it('a drip-feed goes on as it began', async () => {
  const payer = await newPayer(test);
  await giveMoney(test, payer, 10n * DOLLAR);
  const feed = { numberOfRuns: 3, dripFeedMinutes: 60 };
  const lines = [line({ service_id: DRIPPED, quantity: 1_300, drip_feed: feed })];
  const { orders, drip_feeds: feeds } = await placedIn(await place(payer, { orders: lines }));
  expect(orders[0]?.cost).toBe('1.3');
  // As one of 3.89 was divided then.
  await write(sql`update drip_feeds set has_cent_runs = false, cost_micro = 3890000,
    full_cost_micro = 3890000 where id = ${feeds[0]!.id}`);
  await write(sql`update orders set cost_micro = 1296667, full_cost_micro = 1296667
    where id = ${orders[0]!.id}`);
  for (let run = 2; run <= 3; run += 1) {
    test.clock.advance(3_600_000);
    await runJob(test, startDueRuns);
  }
  const list = (await (await payer.request('/api/v1/orders')).json()) as { data: Order[] };
  const costs = list.data.map(({ cost }) => parseAmount(cost) ?? 0n);
  expect(costs).toEqual([1_296_666n, 1_296_667n, 1_296_667n]);
  // What it was charged in fact, so that the books tie out.
  await write(sql`update drip_feeds set cost_micro = 3900000, full_cost_micro = 3900000
    where id = ${feeds[0]!.id}`);
});
