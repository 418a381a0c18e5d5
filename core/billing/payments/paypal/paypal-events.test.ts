import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StandInOrder } from '#core/testing/paypal-orders.ts';
import { startPaypalStandIn, type PaypalStandIn } from '#core/testing/paypal-stand-in.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import type { Gateway } from '../gateway.ts';
import { paymentToStart } from '../testing/provider-payment.ts';
import { paypalConnector } from './paypal-connector.ts';

const URL_OF_SHOP = 'https://shop.example/api/v1/webhooks/paypal';

let paypal: PaypalStandIn;
let gateway: Gateway;
beforeAll(async () => {
  paypal = await startPaypalStandIn();
  const { outbound, keys } = paypal;
  const deps = { clock: createSettableClock(), log: createRecordingLog(), outbound };
  const listening = await paypalConnector.listen(deps, keys, URL_OF_SHOP);
  gateway = paypalConnector.gateway(deps, keys, listening);
});
beforeEach(() => {
  paypal.orders.captured = 'COMPLETED';
  paypal.orders.moods = [];
});
afterAll(() => paypal.close());

async function approve() {
  const payment = paymentToStart();
  const { reference } = await gateway.start(payment);
  const order = paypal.orders.newest();
  order.status = 'APPROVED';
  const { instanceId, ownReference } = payment;
  return { order, ownReference, toFind: { instanceId, ownReference, reference } };
}

async function pay() {
  const approved = await approve();
  await gateway.find(approved.toFind);
  return { ...approved, capture: paypal.orders.captureOf(approved.order) };
}

let events = 0;
const eventOf = (event_type: string, resource: object) => ({
  ...{ id: `WH-${(events += 1)}`, event_type, resource },
});

const tell = (event: object, { instanceId = 7, ...told }: Told = {}) =>
  gateway.verify({ instanceId, ...paypal.deliver(event, told) });

interface Told {
  instanceId?: number;
  webhookId?: string;
  key?: string;
}

const approvedEvent = (order: StandInOrder) => eventOf('CHECKOUT.ORDER.APPROVED', order);
const usd = (value: string) => ({ currency_code: 'USD', value });

describe('what PayPal tells of payments', () => {
  it('has the money taken once its payer has approved it, and is the same told twice', async () => {
    const { order, ownReference } = await approve();
    const event = approvedEvent(order);
    const paid = { kind: 'paid', reference: ownReference, amountMicro: 20_010_000n };
    expect(await tell(event)).toEqual([{ id: event.id, ...paid }]);
    expect(order.status).toBe('COMPLETED');
    expect(await tell(event)).toEqual([{ id: event.id, ...paid }]);
  });

  it('is repeated by PayPal where taking the money was not answered', async () => {
    const { order } = await approve();
    const event = approvedEvent(order);
    const delivery = paypal.deliver(event);
    paypal.orders.moods = ['do and break off'];
    await expect(gateway.verify({ instanceId: 7, ...delivery })).rejects.toThrow(Error);
    expect(await tell(event)).toMatchObject([{ kind: 'paid' }]);
  });

  it('is nothing yet while PayPal looks at a payment, and then as it has decided', async () => {
    paypal.orders.captured = 'PENDING';
    const { order, ownReference: reference } = await approve();
    expect(await tell(approvedEvent(order))).toEqual([]);
    const capture = paypal.orders.captureOf(order);
    expect(await tell(eventOf('PAYMENT.CAPTURE.COMPLETED', capture))).toEqual([]);
    capture.status = 'DECLINED';
    const denied = await tell(eventOf('PAYMENT.CAPTURE.DENIED', capture));
    expect(denied).toMatchObject([{ kind: 'failed', reference }]);
    capture.status = 'COMPLETED';
    const completed = await tell(eventOf('PAYMENT.CAPTURE.COMPLETED', capture));
    expect(completed).toMatchObject([{ kind: 'paid', reference, amountMicro: 20_010_000n }]);
  });

  it('counts by what PayPal answers, not by what an event says', async () => {
    const { capture } = await pay();
    const told = { ...capture, amount: usd('9000.00') };
    expect(await tell(eventOf('PAYMENT.CAPTURE.COMPLETED', told))).toMatchObject([
      { kind: 'paid', amountMicro: 20_010_000n },
    ]);
  });

  it('is none of ours of another instance, and nothing is taken for it', async () => {
    const { order } = await approve();
    expect(await tell(approvedEvent(order), { instanceId: 77 })).toEqual([]);
    expect(order.status).toBe('APPROVED');
    const { capture } = await pay();
    const event = eventOf('PAYMENT.CAPTURE.COMPLETED', capture);
    expect(await tell(event, { instanceId: 77 })).toEqual([]);
  });

  it('is none of ours of what another shop sells with the same account', async () => {
    const { order, capture } = await pay();
    Object.assign(capture, { custom_id: undefined });
    Object.assign(order, { purchase_units: [...order.purchase_units, { items: [] }] });
    for (const unit of order.purchase_units) unit.custom_id = 'cart-12';
    expect(await tell(eventOf('PAYMENT.CAPTURE.COMPLETED', capture))).toEqual([]);
    expect(await tell(approvedEvent(order))).toEqual([]);
    const unknown = { id: 'NEVER0HEARD', status: 'COMPLETED' };
    expect(await tell(eventOf('PAYMENT.CAPTURE.COMPLETED', unknown))).toEqual([]);
    expect(await tell(eventOf('BILLING.PLAN.CREATED', { id: 'P1' }))).toEqual([]);
  });

  it('is the total of refunds so far', async () => {
    const { capture, ownReference: reference } = await pay();
    const links = [
      { rel: 'self', href: 'https://api.sandbox.paypal.com/v2/payments/refunds/R1' },
      { rel: 'up', href: `https://api.sandbox.paypal.com/v2/payments/captures/${capture.id}` },
    ];
    const refund = {
      ...{ id: 'R2', status: 'COMPLETED', amount: usd('2.00'), links },
      seller_payable_breakdown: { total_refunded_amount: usd('7.00') },
    };
    const refunded = { kind: 'refunded', reference, amountMicro: 7_000_000n };
    expect(await tell(eventOf('PAYMENT.CAPTURE.REFUNDED', refund))).toMatchObject([refunded]);
    expect(await tell(eventOf('PAYMENT.CAPTURE.REVERSED', refund))).toMatchObject([refunded]);
    const other = {
      ...refund,
      seller_payable_breakdown: {},
      amount: { ...usd('2'), currency_code: 'EUR' },
    };
    expect(await tell(eventOf('PAYMENT.CAPTURE.REFUNDED', other))).toEqual([]);
    capture.status = 'REFUNDED';
    expect(await tell(eventOf('PAYMENT.CAPTURE.REVERSED', other))).toMatchObject([
      { ...refunded, amountMicro: 20_010_000n },
    ]);
  });

  it.each([
    ['RESOLVED_SELLER_FAVOUR', 'dispute_won'],
    ['RESOLVED_WITH_PAYOUT', 'dispute_won'],
    ['CANCELED_BY_BUYER', 'dispute_won'],
    ['DENIED', 'dispute_won'],
    ['RESOLVED_BUYER_FAVOUR', 'dispute_lost'],
    ['ACCEPTED', 'dispute_lost'],
    ['NONE', undefined],
  ])('is a dispute about its capture, which ends with %s', async (outcome_code, kind) => {
    const { capture, ownReference: reference } = await pay();
    const dispute = {
      dispute_id: 'PP-D-1',
      dispute_amount: usd('20.00'),
      disputed_transactions: [
        { seller_transaction_id: 'OF0ANOTHER' },
        { seller_transaction_id: capture.id },
      ],
    };
    const about = { reference, amountMicro: 20_000_000n, caseId: 'PP-D-1' };
    expect(await tell(eventOf('CUSTOMER.DISPUTE.CREATED', dispute))).toMatchObject([
      { kind: 'disputed', ...about },
    ]);
    const ended = { ...dispute, dispute_outcome: { outcome_code } };
    expect(await tell(eventOf('CUSTOMER.DISPUTE.RESOLVED', ended))).toMatchObject(
      kind === undefined ? [] : [{ kind, ...about }],
    );
  });
});

describe('a dispute that ends with a part', () => {
  it.each([
    ['is lost for that part', usd('7.50'), { kind: 'dispute_lost', amountMicro: 7_500_000n }],
    ['is won where nothing is taken', usd('0.00'), { kind: 'dispute_won' }],
    [
      'is lost as a whole where it is no money of ours',
      { currency_code: 'EUR', value: '7.50' },
      { kind: 'dispute_lost', amountMicro: 20_000_000n },
    ],
  ])('%s', async (_what, amount_refunded, meant) => {
    const { capture } = await pay();
    const dispute = {
      ...{ dispute_id: 'PP-D-2', dispute_amount: usd('20.00') },
      disputed_transactions: [{ seller_transaction_id: capture.id }],
      dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded },
    };
    expect(await tell(eventOf('CUSTOMER.DISPUTE.RESOLVED', dispute))).toMatchObject([meant]);
  });
});

describe('whose word it is', () => {
  it.each([
    ['somebody else has signed it', { key: 'a key of somebody' }],
    ['it was meant for another webhook', { webhookId: 'WEBHOOK0OTHER' }],
  ])('is refused where %s', async (_what, told) => {
    const { order } = await approve();
    expect(await tell(approvedEvent(order), told)).toBeUndefined();
    expect(order.status).toBe('APPROVED');
  });

  it('is asked of PayPal with the very bytes that came', async () => {
    const { capture } = await pay();
    const { headers, rawBody } = paypal.deliver(eventOf('PAYMENT.CAPTURE.COMPLETED', capture));
    const text = new TextDecoder().decode(rawBody);
    const same = new TextEncoder().encode(JSON.stringify(JSON.parse(text)));
    expect(await gateway.verify({ instanceId: 7, headers, rawBody: same })).toBeUndefined();
    expect(await gateway.verify({ instanceId: 7, headers, rawBody })).toHaveLength(1);
  });

  it.each([
    ['no JSON', 'certainly'],
    ['more than one value', '{},"webhook_id":"WEBHOOK0OTHER","webhook_event":{}'],
    ['no text', new Uint8Array([0x22, 0xff, 0x22])],
  ])('is refused without a question where it is %s', async (_what, body) => {
    const { headers } = paypal.deliver({ id: 'WH-0' });
    const rawBody = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    paypal.calls.length = 0;
    expect(await gateway.verify({ instanceId: 7, headers, rawBody })).toBeUndefined();
    expect(paypal.calls).toEqual([]);
  });

  it.each([
    ['its signature', 'paypal-transmission-sig', ''],
    ['a certificate of PayPal', 'paypal-cert-url', 'https://paypal.com.evil.example/cert'],
    ['a secure certificate', 'paypal-cert-url', 'http://api.paypal.com/cert'],
  ])('is refused without a question where it does not name %s', async (_what, name, value) => {
    const { headers, rawBody } = paypal.deliver({ id: 'WH-0' });
    headers.set(name, value);
    paypal.calls.length = 0;
    expect(await gateway.verify({ instanceId: 7, headers, rawBody })).toBeUndefined();
    expect(paypal.calls).toEqual([]);
  });

  it('is not known while PayPal does not answer, which repeats it then', async () => {
    const { headers, rawBody } = paypal.deliver({ id: 'WH-0' });
    paypal.orders.moods = ['fail'];
    await expect(gateway.verify({ instanceId: 7, headers, rawBody })).rejects.toThrow(Error);
  });
});
