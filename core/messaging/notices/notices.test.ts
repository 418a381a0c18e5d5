// On PostgreSQL: pages and counts in raw SQL.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { askToCancel, refuseCancel } from '#core/ordering/orders/ask-to-cancel.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import { tellOfEnd } from '#core/ordering/orders/mails/mail-order.ts';
import { readOrdersOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import {
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  send,
} from '#core/ordering/orders/testing/buyer.ts';
import { lockInvoice, type InvoiceRow } from '#core/billing/payments/invoices/invoice.store.ts';
import {
  disputeInvoice,
  endDispute,
  refundInvoice,
} from '#core/billing/payments/invoices/take-back.ts';
import {
  askForFunds,
  decide,
  invoiceIn,
  newPayer,
  settle,
} from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { deleteOldNotices } from './delete-old-notices.ts';
import type { Notice } from './notice.contract.ts';
import { createNotice } from './create-notice.ts';

const PATH = '/api/v1/notices';
const DAY_MS = 86_400_000;

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

const inLedger = <T>(work: (deps: LedgerDeps) => Promise<T>): Promise<T> => {
  const instanceId = test.instances.a.id;
  return test.db.inInstance(instanceId, (trx) => work({ ...test.deps, trx, instanceId }));
};

interface Told {
  data: Notice[];
  meta: { next: string | null; unread: number };
}

async function toldTo(actor: CustomerActor, query = ''): Promise<Told> {
  const response = await actor.request(PATH + query);
  expect(response.status).toBe(200);
  return (await response.json()) as Told;
}

async function unreadOf(actor: CustomerActor): Promise<number> {
  const { data } = (await (await actor.request('/api/v1/profile')).json()) as {
    data: { unread_notices: number };
  };
  return data.unread_notices;
}

async function ordered(payer: CustomerActor): Promise<bigint> {
  const { orders } = await placedIn(await place(payer, { orders: [line()] }));
  return BigInt(orders[0]!.id);
}

const end = (orderId: bigint, event: 'complete' | 'end_short', delivered: number) =>
  inLedger((deps) => endOrder(deps, { orderId, event, by: 'delivery', delivered }));

/** So many notices of nothing in particular. */
const tell = (payer: CustomerActor, count: number) =>
  inLedger(async (deps) => {
    for (let at = 0; at < count; at += 1) {
      await createNotice(deps, {
        customerId: payer.id,
        kind: 'automatic_top_up_off',
        event: `${payer.id}/${at}`,
        about: {},
        facts: {},
      });
    }
  });

it('a customer is told how each order ended, once, whatever they say of mails', async () => {
  const payer = await newPayer(test, { notify_order_actions: false });
  await giveMoney(test, payer, 50_000_000n);
  const [whole, part, none] = [await ordered(payer), await ordered(payer), await ordered(payer)];
  await end(whole, 'complete', 1_000);
  await end(part, 'end_short', 400);
  await end(none, 'end_short', 0);
  expect(await end(none, 'end_short', 0)).toBe(false);
  await inLedger(async (deps) => {
    const asked = { instanceId: deps.instanceId, ids: [whole] };
    const [order] = await readOrdersOfAnybody(deps.trx, asked);
    const again = { isCompleted: true, isOwnDoing: false, delivered: 1_000, refundedMicro: 0n };
    await tellOfEnd(deps, { order: order!, ...again });
  });
  const { data, meta } = await toldTo(payer);
  const of = { service: expect.stringMatching(/\w/), quantity: 1_000, read_at: null };
  expect(data).toMatchObject([
    { ...of, kind: 'order_canceled', order_id: Number(none), delivered: 0, refunded: '1' },
    { ...of, kind: 'order_partial', order_id: Number(part), delivered: 400, refunded: '0.6' },
    { ...of, kind: 'order_completed', order_id: Number(whole), delivered: 1_000, refunded: '0' },
  ]);
  expect(meta).toEqual({ next: null, unread: 3 });
});

it('a wish to cancel that is refused twice is told twice', async () => {
  const payer = await newPayer(test);
  await giveMoney(test, payer, 50_000_000n);
  const orderId = await ordered(payer);
  for (const _twice of [1, 2]) {
    test.clock.advance(60_000);
    await inLedger((deps) => askToCancel(deps, { orderId, by: 'customer' }));
    expect(await inLedger((deps) => refuseCancel(deps, { orderId, by: 'delivery' }))).toBe(true);
    expect(await inLedger((deps) => refuseCancel(deps, { orderId, by: 'delivery' }))).toBe(false);
  }
  const { data } = await toldTo(payer);
  expect(data.map(({ kind }) => kind)).toEqual(['cancel_refused', 'cancel_refused']);
});

it('a payment that has come is told with what was credited', async () => {
  const payer = await newPayer(test, { notify_payment_actions: false });
  const invoice = await invoiceIn(await askForFunds(payer, { amount: '20' }));
  await decide(payer, invoice, 'approve');
  await settle(test);
  await settle(test);
  expect((await toldTo(payer)).data).toMatchObject([
    { kind: 'payment_received', invoice_id: invoice.id, amount: '20', credited: '20' },
  ]);
});

it('what a customer has just done themselves is told, and counts as read', async () => {
  const payer = await newPayer(test);
  const atOnce = await invoiceIn(await askForFunds(payer, { amount: '20' }));
  await decide(payer, atOnce, 'approve');
  await settle(test);
  expect((await toldTo(payer)).data).toMatchObject([{ read_at: expect.any(String) }]);
  expect(await unreadOf(payer)).toBe(0);
  const later = await invoiceIn(await askForFunds(payer, { amount: '20' }));
  test.clock.advance(16 * 60_000);
  await decide(payer, later, 'approve');
  await settle(test);
  expect(await unreadOf(payer)).toBe(1);
  const cancel = async (waitMs: number) => {
    const orderId = await ordered(payer);
    await inLedger((deps) => askToCancel(deps, { orderId, by: 'customer' }));
    test.clock.advance(waitMs);
    expect(await end(orderId, 'end_short', 0)).toBe(true);
  };
  await cancel(1_000);
  expect(await unreadOf(payer)).toBe(1);
  await cancel(61_000);
  expect(await unreadOf(payer)).toBe(2);
});

it('a payment that is taken back, in part or by a bank, is told step by step and once', async () => {
  const payer = await newPayer(test, { notify_payment_actions: false });
  const paid = async () => {
    const invoice = await invoiceIn(await askForFunds(payer, { amount: '20' }));
    await decide(payer, invoice, 'approve');
    await settle(test);
    return BigInt(invoice.id);
  };
  const inInvoice = (id: bigint, step: (deps: LedgerDeps, invoice: InvoiceRow) => unknown) =>
    inLedger(async (deps) => {
      const { instanceId, trx } = deps;
      await step(deps, (await lockInvoice(trx, { instanceId, id }))!);
    });
  const [refunded, won, lost] = [await paid(), await paid(), await paid()];
  const taken = { caseId: 'case', amountMicro: 5_000_000n };
  for (const amountMicro of [5_000_000n, 5_000_000n, 20_000_000n]) {
    await inInvoice(refunded, (deps, row) => refundInvoice(deps, row, { sentMicro: amountMicro }));
  }
  for (const [id, status] of [[won, 'paid'] as const, [lost, 'lost'] as const]) {
    for (const _twice of [1, 2])
      await inInvoice(id, (deps, row) => disputeInvoice(deps, row, taken));
    for (const _twice of [1, 2]) {
      await inInvoice(id, (deps, row) => endDispute(deps, row, { ...taken, status }));
    }
  }
  const { data } = await toldTo(payer, '?unread=1');
  const told = data.filter(({ kind }) => kind !== 'payment_received');
  expect(told.map(({ kind, invoice_id: id, amount }) => [kind, id, amount])).toEqual([
    ['dispute_lost', Number(lost), '5'],
    ['payment_disputed', Number(lost), '5'],
    ['dispute_won', Number(won), '5'],
    ['payment_disputed', Number(won), '5'],
    ['payment_refunded', Number(refunded), '15'],
    ['payment_refunded', Number(refunded), '5'],
  ]);
});

it('an answer of the support is told to who has asked', async () => {
  const payer = await newPayer(test, { notify_order_actions: false });
  const staff = await newPayer(test, { roles: ['staff'] });
  await giveMoney(test, payer, 50_000_000n);
  const orderId = Number(await ordered(payer));
  const path = `orders/${orderId}/support`;
  await send(payer, `/api/v1/${path}`, { subject: 'Slow start', text: 'It has not begun.' });
  const key = randomUUID();
  for (const _twice of [1, 2]) {
    expect((await send(staff, `/api/v1/staff/${path}`, { text: 'It has.' }, key)).status).toBe(201);
  }
  expect((await toldTo(payer)).data).toMatchObject([
    { kind: 'support_answered', order_id: orderId, service: expect.stringMatching(/\w/) },
  ]);
  expect(await unreadOf(staff)).toBe(0);
});

it('notices come in pages, the newest first, and are read by their customer alone', async () => {
  const [payer, other] = [await newPayer(test), await newPayer(test)];
  await tell(payer, 45);
  const pages: Told[] = [await toldTo(payer)];
  for (let next = pages[0]?.meta.next; next; next = pages.at(-1)?.meta.next) {
    pages.push(await toldTo(payer, `?cursor=${next}`));
  }
  expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5]);
  const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(new Set(ids).size).toBe(45);

  const [newest, middle] = [ids[0]!, ids[20]!];
  const foreign = await Promise.all(
    [newest, 999_999_999].map((id) => other.post(`${PATH}/${id}/read`)),
  );
  expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
  const first = (await (await payer.post(`${PATH}/${newest}/read`)).json()) as { data: Notice };
  expect(first.data.read_at).not.toBeNull();
  test.clock.advance(1_000);
  const again = await payer.post(`${PATH}/${newest}/read`);
  expect(await again.json()).toEqual(first);
  expect(await unreadOf(payer)).toBe(44);
  expect((await toldTo(payer, '?unread=1')).data[0]?.id).toBe(ids[1]);

  // What has come since the page was made stays unread.
  expect((await payer.post(`${PATH}/read`, { until: middle })).status).toBe(204);
  expect(await unreadOf(payer)).toBe(19);
  expect((await other.post(`${PATH}/read`)).status).toBe(204);
  expect(await unreadOf(payer)).toBe(19);
  for (const _twice of [1, 2]) expect((await payer.post(`${PATH}/read`)).status).toBe(204);
  expect(await unreadOf(payer)).toBe(0);
});

it('of very many that are unread, a hundred are counted', async () => {
  const payer = await newPayer(test);
  await tell(payer, 130);
  expect(await unreadOf(payer)).toBe(100);
});

it('what was told is forgotten after ninety days', async () => {
  const payer = await newPayer(test);
  await tell(payer, 2);
  const { data } = await toldTo(payer);
  await test.db.inInstance(payer.instance.id, (trx) =>
    trx
      .updateTable('notices')
      .set({ created_at: new Date(test.clock.now().getTime() - 91 * DAY_MS) })
      .where('id', '=', BigInt(data[1]!.id))
      .execute(),
  );
  await runJob(test, deleteOldNotices);
  expect((await toldTo(payer)).data.map(({ id }) => id)).toEqual([data[0]!.id]);
});
