import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { startBtcpayStandIn, type BtcpayStandIn } from '#core/testing/btcpay-stand-in.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { startPaypalStandIn, type PaypalStandIn } from '#core/testing/paypal-stand-in.ts';
import type { Invoice } from '../invoices/invoice.contract.ts';
import { reconcilePayments } from '../outside/reconcile.ts';
import {
  askForFunds,
  balanceOf,
  invoiceIn,
  newPayer,
  readInvoice,
  settle,
} from '../testing/payer.ts';
import { runAlone } from '../testing/run-alone.ts';

const PASSWORD = 'a password of alders';
/** The method of the harness, which leads elsewhere here. */
const METHOD = 2;

let test: TestCore;
let paypal: PaypalStandIn;
let btcpay: BtcpayStandIn;
let owner: CustomerActor;
let payer: CustomerActor;
beforeAll(async () => {
  paypal = await startPaypalStandIn();
  btcpay = await startBtcpayStandIn();
  const { outbound } = paypal;
  const isOfStore = (url: string) => url.startsWith(new URL(btcpay.keys.url).origin);
  const leadingTo = (url: string) => (isOfStore(url) ? btcpay.outbound : outbound);
  test = await testCore({
    outbound: {
      mayAsk: (url) => leadingTo(url).mayAsk(url),
      send: (asked) => leadingTo(asked.url).send(asked),
    },
  });
});
beforeEach(async () => {
  paypal.orders.moods = [];
  owner = await newPayer(test, { roles: ['owner'], password: PASSWORD });
  payer = await newPayer(test);
});
afterAll(async () => {
  await test.close();
  await paypal.close();
  await btcpay.close();
});

async function connect(gateway: 'paypal' | 'btcpay', keys: object): Promise<void> {
  const answer = await test.request(`/api/v1/payment-accounts/${gateway}`, {
    method: 'PUT',
    host: owner.instance.host,
    origin: { scheme: 'https', host: owner.instance.host },
    headers: { 'content-type': 'application/json', authorization: owner.authorization },
    body: JSON.stringify({ ...keys, current_password: PASSWORD }),
  });
  expect(await answer.json()).toMatchObject({ data: { account: { hears: true } } });
  await test.db.inInstance(owner.instance.id, (trx) =>
    trx
      .updateTable('payment_methods')
      .set({ gateway, strategy: 'redirect' })
      .where('id', '=', METHOD)
      .execute(),
  );
}

async function startPaying(): Promise<Invoice> {
  const asked = await askForFunds(payer, { payment_method_id: METHOD, amount: '20' });
  expect(asked.status).toBe(201);
  return invoiceIn(asked);
}

async function comeBack({ id }: Invoice): Promise<Invoice> {
  test.clock.advance(5_000);
  return invoiceIn(await payer.request(`/api/v1/invoices/${id}?came_back=1`));
}

async function refund({ id }: Invoice): Promise<number> {
  const answer = await owner.request(`/api/v1/staff/payments/${id}/refund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ amount: '5', confirmed_amount: '5', reason: 'Paid twice' }),
  });
  return answer.status;
}

const tell = async (
  gateway: string,
  { headers, rawBody }: { headers: Headers; rawBody: Uint8Array },
) => {
  const sent = { method: 'POST', headers, body: Buffer.from(rawBody), host: owner.instance.host };
  return (await test.request(`/api/v1/webhooks/${gateway}`, sent)).status;
};

describe('an account at PayPal', () => {
  beforeEach(() => connect('paypal', paypal.keys));

  it('takes the money when its payer comes back, and gives it back', async () => {
    const invoice = await startPaying();
    const order = paypal.orders.newest();
    expect(invoice.payment?.url).toBe(order.links[0]?.href);
    expect((await comeBack(invoice)).status).toBe('open');
    order.status = 'APPROVED';
    expect((await comeBack(invoice)).status).toBe('paid');
    expect(await balanceOf(test, payer)).toBe(20_000_000n);
    expect(await refund(invoice)).toBe(200);
    expect(await balanceOf(test, payer)).toBe(20_000_000n);
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(15_000_000n);
    expect((await verifyLedger(test.deps, owner.instance.id)).faults).toEqual([]);
  });

  it('tells what was paid; what cannot be verified now is repeated', async () => {
    await startPaying();
    const order = paypal.orders.newest();
    order.status = 'APPROVED';
    const event = { id: 'WH-of-alder', event_type: 'CHECKOUT.ORDER.APPROVED', resource: order };
    paypal.orders.moods = [];
    expect(await tell('paypal', paypal.deliver(event, { key: 'of somebody else' }))).toBe(400);
    expect(await tell('paypal', paypal.deliver(event))).toBe(200);
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(20_000_000n);
  });
});

const readsOf = ({ id }: { id: string }) =>
  btcpay.calls.filter((call) => call === `GET /invoices/${id}`).length;

describe('a store at a BTCPay server', () => {
  it('is asked once, however many pages wait for it at the same moment', async () => {
    await connect('btcpay', btcpay.keys);
    const invoice = await startPaying();
    const asked = btcpay.newest();
    asked.status = 'Settled';
    const before = readsOf(asked);
    test.clock.advance(5_000);
    const path = `/api/v1/invoices/${invoice.id}?came_back=1`;
    await Promise.all(Array.from({ length: 5 }, () => payer.request(path)));
    expect(readsOf(asked) - before).toBe(1);
    expect((await invoiceIn(await payer.request(path))).status).toBe('paid');
  });

  it('is waited for while coins are on their way, also for longer than a day', async () => {
    await connect('btcpay', btcpay.keys);
    const invoice = await startPaying();
    const asked = btcpay.newest();
    asked.status = 'Processing';
    const aDayLater = async () => {
      test.clock.advance(25 * 60 * 60_000);
      await runAlone(test, reconcilePayments, {});
      return (await readInvoice(payer, invoice.id)).status;
    };
    expect(await aDayLater()).toBe('open');
    const canceled = await payer.request(`/api/v1/invoices/${invoice.id}/cancel`, {
      method: 'POST',
    });
    expect(canceled.status).toBe(409);
    asked.status = 'Settled';
    expect(await aDayLater()).toBe('paid');
    const late = await startPaying();
    btcpay.newest().status = 'Processing';
    test.clock.advance(31 * 24 * 60 * 60_000);
    await runAlone(test, reconcilePayments, {});
    const ended = await test.db.inInstance(owner.instance.id, (trx) =>
      trx.selectFrom('invoices').select('status').where('id', '=', BigInt(late.id)).execute(),
    );
    expect(ended).toEqual([{ status: 'expired' }]);
  });

  it('that does not answer is asked about one payment in a run, and about all the next time', async () => {
    await connect('btcpay', btcpay.keys);
    const invoices = [await startPaying(), await startPaying(), await startPaying()];
    const asked = btcpay.invoices.slice(-3);
    const total = () => asked.reduce((sum, one) => sum + readsOf(one), 0);
    const statuses = () =>
      Promise.all(invoices.map(async ({ id }) => (await readInvoice(payer, id)).status));
    const before = total();
    btcpay.moods = ['break off'];
    test.clock.advance(3 * 60_000);
    await runAlone(test, reconcilePayments, {});
    expect(total() - before).toBe(1);
    expect((await statuses()).toSorted()).toEqual(['open', 'open', 'unknown']);
    for (const one of asked) one.status = 'Settled';
    await runAlone(test, reconcilePayments, {});
    expect(total() - before).toBe(1);
    test.clock.advance(4 * 60_000);
    await runAlone(test, reconcilePayments, {});
    expect(await statuses()).toEqual(['paid', 'paid', 'paid']);
  });

  it('takes coins, and gives nothing back by itself', async () => {
    await connect('btcpay', btcpay.keys);
    const invoice = await startPaying();
    const asked = btcpay.newest();
    expect(invoice.payment?.url).toBe(asked.checkoutLink);
    asked.status = 'Settled';
    expect(await tell('btcpay', btcpay.deliver('InvoiceSettled', asked.id))).toBe(200);
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(20_000_000n);
    const shown = await owner.request(`/api/v1/staff/payments/${invoice.id}`);
    expect(await shown.json()).toMatchObject({ data: { refundable: { is_by_gateway: false } } });
    // Staff have sent it.
    expect(await refund(invoice)).toBe(200);
    expect(await balanceOf(test, payer)).toBe(15_000_000n);
  });
});
