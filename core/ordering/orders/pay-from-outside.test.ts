import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markChanged } from '#core/tenancy/instances/instance.store.ts';
import { parseAmount } from '#core/money/money.ts';
import { lockInvoice } from '#core/billing/payments/invoices/invoice.store.ts';
import { payInvoice } from '#core/billing/payments/invoices/settle-invoice.ts';
import { reconcilePayments } from '#core/billing/payments/outside/reconcile.ts';
import { addLinkedCard } from '#core/billing/payments/testing/card-holder.ts';
import { balanceOf, decide, newPayer, settle } from '#core/billing/payments/testing/payer.ts';
import { runAlone } from '#core/billing/payments/testing/run-alone.ts';
import { verifyInvoices } from '#core/billing/payments/verify-invoices.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { PlacedOrders } from './place-order.contract.ts';
import {
  DRIPPED,
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  problemsIn,
  readOrder,
  send,
} from './testing/buyer.ts';
import { verifyOrders } from './verify-orders.ts';

const DOLLAR = 1_000_000n;
const DAY_MS = 24 * 60 * 60_000;
const SANDBOX = { payment_method_id: 2 };
const OFF = { coupon_code: 'alder-off' };

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(async () => {
  const { id } = test.instances.a;
  expect((await verifyInvoices(test.deps, id)).faults).toEqual([]);
  expect((await verifyOrders(test.deps, id)).faults).toEqual([]);
  await test.close();
});

/** Five dollars of two services, one of them in runs. */
const FIVE = {
  ...SANDBOX,
  orders: [
    line({ quantity: 3_000 }),
    line({ service_id: DRIPPED, drip_feed: { numberOfRuns: 2, dripFeedMinutes: 60 } }),
  ],
};

async function order(body: object = FIVE) {
  const payer = await newPayer(test);
  return { payer, placed: await placedIn(await place(payer, body)) };
}

const statusesOf = async (payer: CustomerActor, { orders }: PlacedOrders) =>
  Promise.all(orders.map(async ({ id }) => (await readOrder(payer, id)).status));

/** Money comes for an invoice, whatever was asked for. */
async function receive({ payment }: PlacedOrders, receivedMicro: bigint): Promise<boolean> {
  const instanceId = test.instances.a.id;
  return test.db.inInstance(instanceId, async (trx) => {
    const invoice = await lockInvoice(trx, { instanceId, id: BigInt(payment?.id ?? 0) });
    if (!invoice) throw new Error('There is an invoice');
    const actor = { kind: 'system' } as const;
    return payInvoice({ ...test.deps, trx, instanceId }, invoice, { receivedMicro, actor });
  });
}

async function approve(payer: CustomerActor, { payment }: PlacedOrders): Promise<void> {
  if (!payment) throw new Error('There is an invoice');
  expect((await decide(payer, payment, 'approve')).status).toBe(200);
  await settle(test);
}

async function couponStates({ id, instance }: CustomerActor) {
  const uses = await test.db.inInstance(instance.id, (trx) =>
    trx.selectFrom('coupon_uses').select('state').where('customer_id', '=', id).execute(),
  );
  return uses.map(({ state }) => state);
}

describe('an order that is paid from outside', () => {
  it('waits for its invoice, and is paid with all others of it', async () => {
    const { payer, placed } = await order();
    expect(placed).toMatchObject({
      total: '5',
      next_step: 'redirect',
      payment: { purpose: 'order', status: 'open', order_ids: placed.orders.map(({ id }) => id) },
    });
    expect(placed.orders).toMatchObject([
      { status: 'unpaid', cost: '3', amount_to_pay: '3', actions: { payable: true } },
      { status: 'unpaid', cost: '1', amount_to_pay: '2' },
    ]);
    await approve(payer, placed);
    expect(await statusesOf(payer, placed)).toEqual(['in_processing', 'in_processing']);
    expect(await balanceOf(test, payer)).toBe(0n);
    expect(await receive(placed, 5n * DOLLAR)).toBe(false);
    expect(await balanceOf(test, payer)).toBe(0n);
    const services = await payer.request('/api/v1/my-services');
    expect(((await services.json()) as { data: unknown[] }).data).toHaveLength(2);
  });

  it.each([
    ['a transfer', { payment_method_id: 1 }, 'instructions'],
    ['an invoice', { payment_method_id: 4 }, 'instructions'],
  ])('says how by %s, with fee and bonus', async (_, way, next) => {
    const { payer, placed } = await order({ ...way, orders: [line({ quantity: 100_000 })] });
    expect(placed.next_step).toBe(next);
    expect(await receive(placed, parseAmount(placed.total) ?? 0n)).toBe(true);
    expect(await statusesOf(payer, placed)).toEqual(['in_processing']);
    // The bonus of the method is what is left.
    const left = parseAmount(placed.payment?.payment_method_bonus ?? '');
    expect(await balanceOf(test, payer)).toBe(left);
  });

  it('is paid at once by a saved card', async () => {
    const payer = await newPayer(test);
    const { cardId } = await addLinkedCard(test, payer);
    const card = { payment_method_id: null, recurring_payments_method_id: Number(cardId) };
    const placed = await placedIn(await place(payer, { ...FIVE, ...card }));
    expect(placed).toMatchObject({ next_step: 'done', payment: { status: 'paid' } });
    expect(placed.orders.map(({ status }) => status)).toEqual(['in_processing', 'in_processing']);
    const other = await newPayer(test);
    expect((await place(other, { ...FIVE, ...card })).status).toBe(404);
  });

  it('stays unpaid where too little came, and the money is on the balance', async () => {
    const { payer, placed } = await order({ ...FIVE, ...OFF });
    expect(placed.total).toBe('2.5');
    expect(await receive(placed, 2n * DOLLAR)).toBe(true);
    expect(await statusesOf(payer, placed)).toEqual(['unpaid', 'unpaid']);
    expect(await balanceOf(test, payer)).toBe(2n * DOLLAR);
    expect(await couponStates(payer)).toEqual(['released']);
    expect(await readOrder(payer, placed.orders[0]?.id)).toMatchObject({ cost: '3' });
  });

  it('leaves on the balance what is too much', async () => {
    const { payer, placed } = await order();
    expect(await receive(placed, 7n * DOLLAR)).toBe(true);
    expect(await statusesOf(payer, placed)).toEqual(['in_processing', 'in_processing']);
    expect(await balanceOf(test, payer)).toBe(2n * DOLLAR);
  });

  it('is paid late as well, with its coupon if there is one left', async () => {
    const { payer, placed } = await order({ ...FIVE, ...OFF });
    const first = placed.orders[0]?.id;
    expect(await readOrder(payer, first)).toMatchObject({ cost: '1.5', amount_to_pay: '3' });
    test.clock.advance(DAY_MS + 1);
    await runAlone(test, reconcilePayments, {});
    expect(await couponStates(payer)).toEqual(['released']);
    const over = await readOrder(payer, first);
    expect(over).toMatchObject({ status: 'unpaid', cost: '3' });
    expect(over.lines.map(({ kind }) => kind)).toEqual(['base']);
    expect(await receive(placed, 2_500_000n)).toBe(true);
    expect(await statusesOf(payer, placed)).toEqual(['in_processing', 'in_processing']);
    expect(await readOrder(payer, first)).toMatchObject({ cost: '1.5' });
    expect(await couponStates(payer)).toEqual(['confirmed']);
    expect(await balanceOf(test, payer)).toBe(0n);
  });

  it('is not paid once it was given up, and the money is on the balance', async () => {
    const { payer, placed } = await order();
    const [first, second] = placed.orders;
    expect((await payer.post(`/api/v1/orders/${first?.id ?? 0}/delete`)).status).toBe(200);
    await approve(payer, placed);
    expect(await statusesOf(payer, placed)).toEqual(['canceled', 'in_processing']);
    expect(second?.status).toBe('unpaid');
    expect(await balanceOf(test, payer)).toBe(3n * DOLLAR);
  });

  it('is not charged to an account that was frozen meanwhile', async () => {
    const { payer, placed } = await order();
    const freeze = (at: Date | null) =>
      test.db.inInstance(payer.instance.id, (trx) =>
        trx.updateTable('customers').set({ frozen_at: at }).where('id', '=', payer.id).execute(),
      );
    await freeze(test.clock.now());
    expect(await receive(placed, 5n * DOLLAR)).toBe(true);
    await freeze(null);
    expect(await statusesOf(payer, placed)).toEqual(['unpaid', 'unpaid']);
    expect(await balanceOf(test, payer)).toBe(5n * DOLLAR);
  });
});

describe('an unpaid order', () => {
  const pay = (payer: CustomerActor, id: number | undefined, how: string, body: object = {}) =>
    send(payer, `/api/v1/orders/${id}/pay-by-${how}`, body);

  it('is paid out of the balance later, all runs of it, without the coupon', async () => {
    const { payer, placed } = await order({ ...FIVE, ...OFF });
    const [first, second] = placed.orders;
    expect(await problemsIn(await pay(payer, first?.id, 'balance'))).toHaveProperty('balance');
    await giveMoney(test, payer, 5n * DOLLAR);
    const stale = await pay(payer, first?.id, 'balance', { expected_total: '1.5' });
    expect(stale.status).toBe(409);
    const body = { expected_total: '3', unpaid_discount: 0 };
    await placedIn(await pay(payer, first?.id, 'balance', body));
    await placedIn(await pay(payer, second?.id, 'balance'));
    expect(await balanceOf(test, payer)).toBe(0n);
    expect((await pay(payer, first?.id, 'balance')).status).toBe(409);
    expect(await readOrder(payer, first?.id)).toMatchObject({ cost: '3', amount_to_pay: null });
    // The first invoice is paid after all: for nothing, so that it is the customer's.
    await approve(payer, placed);
    expect(await balanceOf(test, payer)).toBe(2_500_000n);
    expect(await couponStates(payer)).toEqual(['released']);
  });

  it('is paid from outside in another way, once', async () => {
    const { payer, placed } = await order();
    const id = placed.orders[1]?.id;
    const again = await placedIn(await pay(payer, id, 'invoice', SANDBOX));
    expect(again).toMatchObject({ total: '2', next_step: 'redirect' });
    await approve(payer, again);
    expect(await statusesOf(payer, placed)).toEqual(['unpaid', 'in_processing']);
    await approve(payer, placed);
    expect(await statusesOf(payer, placed)).toEqual(['in_processing', 'in_processing']);
    expect(await balanceOf(test, payer)).toBe(2n * DOLLAR);
  });

  it('is not paid by a method that is offered no more', async () => {
    const payer = await newPayer(test);
    const offer = (isOffered: boolean) =>
      test.db.asSystem(async (trx) => {
        const { id } = payer.instance;
        await trx
          .updateTable('payment_methods')
          .set({ is_enabled: isOffered })
          .where('instance_id', '=', id)
          .where('id', '=', SANDBOX.payment_method_id)
          .execute();
        await markChanged(trx, id, { name: 'Alder', now: test.clock.now() });
      });
    await offer(false);
    const refused = await problemsIn(await place(payer, FIVE));
    await offer(true);
    expect(Object.keys(refused)).toEqual(['payment_method_id']);
  });

  it('has no discount, and is nobody else’s', async () => {
    const { payer, placed } = await order();
    const id = placed.orders[0]?.id;
    const less = { ...SANDBOX, unpaid_discount: 0.1 };
    expect(await problemsIn(await pay(payer, id, 'invoice', less))).toHaveProperty(
      'unpaid_discount',
    );
    expect(await problemsIn(await pay(payer, id, 'invoice'))).toHaveProperty('payment_method_id');
    const other = await newPayer(test);
    for (const how of ['balance', 'invoice']) {
      const [theirs, nobodys] = [
        await pay(other, id, how, SANDBOX),
        await pay(other, 999_999, how, SANDBOX),
      ];
      expect([theirs.status, nobodys.status]).toEqual([404, 404]);
    }
    expect((await other.request(`/api/v1/orders/${id}`)).status).toBe(404);
  });
});
