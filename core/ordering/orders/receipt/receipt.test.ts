// On PostgreSQL: query plans.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAmount } from '#core/money/money.ts';
import { newPayer, settle } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { endOrder } from '../end-order.ts';
import type { Order } from '../order.contract.ts';
import { readOfCheckout, readOrders } from '../order.store.ts';
import { startDueRuns } from '../start-due-runs.ts';
import { giveMoney, line, openShop, place, placedIn, DRIPPED } from '../testing/buyer.ts';
import type { Receipt } from './receipt.contract.ts';

const FEE_PPM = 37_000;

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx.updateTable('payment_methods').set({ fee_ppm: FEE_PPM }).where('id', '=', 2).execute(),
  );
});
afterAll(() => test.close());

async function receipt(actor: CustomerActor, id: number): Promise<Receipt> {
  const response = await actor.request(`/api/v1/orders/${id}/receipt`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Receipt }).data;
}

const micro = (text: string) =>
  text.startsWith('-') ? -(parseAmount(text.slice(1)) ?? 0n) : (parseAmount(text) ?? 0n);
const sum = (amounts: readonly string[]) => amounts.reduce((all, one) => all + micro(one), 0n);

function checkSums(said: Receipt): void {
  expect(sum(said.lines.map(({ amount }) => amount))).toBe(micro(said.cost));
  expect(micro(said.cost) + micro(said.fee)).toBe(micro(said.paid));
  expect(sum(said.refunds.map(({ amount }) => amount))).toBe(micro(said.refunded));
  expect(micro(said.paid) - micro(said.refunded)).toBe(micro(said.total));
}

/** What orders and the fee of their payment have taken, by the ledger alone. */
async function takenFrom({ instance, id }: CustomerActor): Promise<bigint> {
  const { rows } = await test.db.inInstance(instance.id, (trx) =>
    sql<{ taken: bigint }>`
      select sum(case when a.kind = 'fees' then p.amount_micro else -p.amount_micro end)::bigint
        as taken
      from ledger_postings p
      join ledger_accounts a on a.id = p.account_id
      join ledger_transactions t on t.id = p.transaction_id
      left join invoices i on i.id = t.invoice_id
      where a.customer_id = ${id} and p.kind in ('order', 'cancel_order')
        or a.kind = 'fees' and i.customer_id = ${id}`.execute(trx),
  );
  return rows[0]?.taken ?? 0n;
}

it('receipts of all orders of a payment are what the ledger took, to the micro-dollar', async () => {
  const payer = await newPayer(test, {
    account_type: 'company',
    company_name: 'Quiet Boats Ltd',
    vat: 'CY10259033P',
  });
  const drip = { numberOfRuns: 3, dripFeedMinutes: 60 };
  const orders = [
    line({ quantity: 3_330 }),
    line({ quantity: 1_110 }),
    line({ service_id: DRIPPED, quantity: 1_000, drip_feed: drip }),
  ];
  const body = { orders, payment_method_id: 2, coupon_code: 'alder-off' };
  const placed = await placedIn(await place(payer, body));
  const [first] = placed.orders;
  expect((await payer.request(`/api/v1/orders/${first?.id}/receipt`)).status).toBe(404);
  const reference = placed.payment?.payment?.url?.split('/').at(-1) ?? '';
  const decided = await payer.post(`/api/v1/sandbox/payments/${reference}/decide`, {
    decision: 'approve',
  });
  expect(decided.status).toBe(200);
  await settle(test);
  await test.db.inInstance(payer.instance.id, (trx) =>
    endOrder(
      { ...test.deps, trx, instanceId: payer.instance.id },
      { orderId: BigInt(first!.id), event: 'end_short', by: 'delivery', delivered: 1_234 },
    ),
  );
  // The other runs of the drip-feed.
  for (let run = 2; run <= drip.numberOfRuns; run += 1) {
    test.clock.advance(3_600_000);
    await runJob(test, startDueRuns);
  }
  const list = await payer.request('/api/v1/orders');
  const { data } = (await list.json()) as { data: Order[] };
  const said = await Promise.all(data.map(({ id }) => receipt(payer, id)));
  said.forEach(checkSums);
  expect(said).toHaveLength(5);
  expect(sum(said.map(({ total }) => total))).toBe(await takenFrom(payer));
  const ended = said.find(({ order_id: id }) => id === first?.id);
  expect(ended?.refunds).toHaveLength(1);
  expect(micro(ended!.fee)).toBeGreaterThan(0n);
  expect(ended?.buyer).toMatchObject({ company_name: 'Quiet Boats Ltd', vat: 'CY10259033P' });
});

it('a receipt out of the balance has the company of nobody who is none', async () => {
  const payer = await newPayer(test, { company_name: 'Was one once', vat: 'X' });
  await giveMoney(test, payer, 5_000_000n);
  const { orders } = await placedIn(await place(payer, { orders: [line({ quantity: 1_010 })] }));
  const said = await receipt(payer, orders[0]!.id);
  checkSums(said);
  expect(micro(said.total)).toBe(await takenFrom(payer));
  expect(said.buyer).toMatchObject({ company_name: null, vat: null });
});

it('the orders of a checkout are found by it, however far apart their numbers are', async () => {
  const payer = await newPayer(test);
  await giveMoney(test, payer, 5_000_000n);
  const ids = [];
  for (let placed = 0; placed < 2; placed += 1) {
    const { orders } = await placedIn(await place(payer));
    ids.push(BigInt(orders[0]!.id));
  }
  const [first, second] = ids;
  const { instance } = payer;
  const read = await test.db.inInstance(instance.id, async (trx) => {
    await sql`set local role none`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`alter table orders alter column id set generated by default`.execute(trx);
    await sql`update orders set id = id + 1000000, checkout_id = (
        select checkout_id from orders where id = ${first})
      where id = ${second}`.execute(trx);
    await sql`set local role marquee_app`.execute(trx);
    await sql`set local enable_seqscan = off`.execute(trx);
    const [order] = await readOrders(trx, {
      ...{ instanceId: instance.id, customerId: payer.id, ids: [first!] },
    });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select from orders
      where instance_id = ${instance.id} and checkout_id = ${order!.checkout_id}
      and (run is null or run = 1)`.execute(trx);
    return { all: await readOfCheckout(trx, order!), plan: JSON.stringify(rows) };
  });
  expect(read.all.map(({ id }) => id)).toEqual([first, second! + 1_000_000n]);
  expect(read.plan).toContain('orders_of_checkout');
});
