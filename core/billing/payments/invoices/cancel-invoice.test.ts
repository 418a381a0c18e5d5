// On PostgreSQL: a payment canceled by many at once while its money comes.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { openShop, place, placedIn, readOrder } from '#core/ordering/orders/testing/buyer.ts';
import {
  askForFunds,
  balanceOf,
  decide,
  invoiceIn,
  newPayer,
  readInvoice,
  settle,
} from '../testing/payer.ts';
import { verifyInvoices } from '../verify-invoices.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(async () => {
  const { id } = test.instances.a;
  expect((await verifyLedger(test.deps, id)).faults).toEqual([]);
  expect((await verifyInvoices(test.deps, id)).faults).toEqual([]);
  await test.close();
});

const TRANSFER = { payment_method_id: 1, amount: '100' };

const cancel = (actor: CustomerActor, { id }: { id: number }) =>
  actor.post(`/api/v1/invoices/${id}/cancel`);

const begin = async (actor: CustomerActor, body: object = {}) =>
  invoiceIn(await askForFunds(actor, body));

describe('a payment that its customer cancels', () => {
  it('is over, however often it is canceled, and stands in no list of what is open', async () => {
    const payer = await newPayer(test);
    const invoice = await begin(payer);
    for (let times = 0; times < 2; times += 1) {
      const answer = await cancel(payer, invoice);
      expect(answer.status).toBe(200);
      expect(await invoiceIn(answer)).toMatchObject({
        ...{ status: 'expired', payment: null },
        reason: { code: 'canceled', text: null },
      });
    }
    const open = await payer.request('/api/v1/invoices?status=open,waiting,unknown');
    expect(await open.json()).toMatchObject({ data: [] });
  });

  it('gives its coupon free, and money that comes late is credited once', async () => {
    const payer = await newPayer(test);
    const withCoupon = { amount: '50', coupon_code: 'alder-bonus' };
    const invoice = await begin(payer, withCoupon);
    expect((await askForFunds(payer, withCoupon)).status).toBe(422);
    await cancel(payer, invoice);
    expect((await askForFunds(payer, withCoupon)).status).toBe(201);
    expect((await decide(payer, invoice, 'repeat')).status).toBe(200);
    await settle(test);
    expect(await readInvoice(payer, invoice.id)).toMatchObject({ status: 'paid' });
    // The coupon is with the payment that was begun since.
    expect(await balanceOf(test, payer)).toBe(50_000_000n);
    expect((await cancel(payer, invoice)).status).toBe(409);
  });

  it('leaves its order unpaid, which late money pays', async () => {
    const payer = await newPayer(test);
    const placed = await placedIn(await place(payer, { payment_method_id: 2 }));
    const [order] = placed.orders;
    if (!placed.payment || !order) throw new Error('There is an invoice');
    expect((await cancel(payer, placed.payment)).status).toBe(200);
    expect(await readOrder(payer, order.id)).toMatchObject({
      ...{ status: 'unpaid', actions: { payable: true } },
    });
    await decide(payer, placed.payment, 'approve');
    await settle(test);
    expect(await readOrder(payer, order.id)).toMatchObject({ status: 'in_processing' });
    expect(await balanceOf(test, payer)).toBe(0n);
  });

  it('is credited once or canceled, if its money comes at that moment', async () => {
    const payer = await newPayer(test);
    const invoice = await begin(payer);
    const [paid, ...canceled] = await Promise.all([
      decide(payer, invoice, 'approve'),
      ...Array.from({ length: 4 }, () => cancel(payer, invoice)),
    ]);
    expect(paid.status).toBe(200);
    for (const { status } of canceled) expect([200, 409]).toContain(status);
    await settle(test);
    expect(await readInvoice(payer, invoice.id)).toMatchObject({ status: 'paid' });
    expect(await balanceOf(test, payer)).toBe(20_000_000n);
  });
});

describe('a payment that cannot be canceled', () => {
  it('is one that staff look for, or that has ended otherwise', async () => {
    const payer = await newPayer(test);
    const declared = await begin(payer, TRANSFER);
    await payer.post(`/api/v1/invoices/${declared.id}/mark-is-paid`, {});
    expect((await cancel(payer, declared)).status).toBe(409);
    const failed = await begin(payer);
    await decide(payer, failed, 'decline');
    await settle(test);
    expect((await cancel(payer, failed)).status).toBe(409);
  });

  it('is another customer’s', async () => {
    const [payer, other] = [await newPayer(test), await newPayer(test)];
    const invoice = await begin(payer);
    expect((await cancel(other, invoice)).status).toBe(404);
    expect(await readInvoice(payer, invoice.id)).toMatchObject({ status: 'open' });
  });
});

describe('a transfer that its customer has canceled', () => {
  it('can still be credited by staff who find the money', async () => {
    const payer = await newPayer(test);
    const invoice = await begin(payer, TRANSFER);
    await cancel(payer, invoice);
    const approve = (body: object) =>
      test.actors.staffOfA.request(`/api/v1/staff/payments/${invoice.id}/approve`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      });
    const { params } = (await (await approve({})).json()) as { params: { amount: string } };
    expect((await approve({ confirmed_amount: params.amount })).status).toBe(200);
    expect(await readInvoice(payer, invoice.id)).toMatchObject({ status: 'paid', reason: null });
  });
});
