import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPaypalStandIn, type PaypalStandIn } from '#core/testing/paypal-stand-in.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import { PaymentRefused, type Gateway, type PaymentToFind } from '../gateway.ts';
import { paymentToStart } from '../testing/provider-payment.ts';
import { paypalConnector } from './paypal-connector.ts';

let paypal: PaypalStandIn;
let gateway: Gateway;
beforeAll(async () => {
  paypal = await startPaypalStandIn();
  const { outbound, keys } = paypal;
  const deps = { clock: createSettableClock(), log: createRecordingLog(), outbound };
  gateway = paypalConnector.gateway(deps, keys, undefined);
});
beforeEach(() => {
  paypal.orders.captured = 'COMPLETED';
  paypal.orders.moods = [];
  paypal.calls.length = 0;
});
afterAll(() => paypal.close());

async function startPaying() {
  const payment = paymentToStart();
  const started = await gateway.start(payment);
  const { instanceId, ownReference } = payment;
  const toFind = { instanceId, ownReference, reference: started.reference };
  return { payment, started, toFind, order: paypal.orders.newest() };
}

async function pay() {
  const began = await startPaying();
  began.order.status = 'APPROVED';
  await gateway.find(began.toFind);
  return began;
}

describe('paying at PayPal', () => {
  it('begins with an order in whole cents, which says whose it is and where to return', async () => {
    const { payment, started, order } = await startPaying();
    expect(started).toEqual({ reference: order.id, payment: { url: order.links[0]?.href } });
    expect(order).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        {
          amount: { currency_code: 'USD', value: '20.01' },
          custom_id: `7.${payment.ownReference}`,
        },
      ],
    });
    expect(order.payment_source?.paypal.experience_context).toMatchObject({
      return_url: 'https://shop.example/app/payments/41',
      cancel_url: 'https://shop.example/app/payments/41/canceled',
    });
  });

  it('is one order, however often it is started', async () => {
    const { payment, started } = await startPaying();
    const before = paypal.orders.made.length;
    expect(await gateway.start(payment)).toEqual(started);
    expect(paypal.orders.made.length).toBe(before);
  });

  it('is one order where the answer to its start was lost', async () => {
    await startPaying();
    const before = paypal.orders.made.length;
    paypal.orders.moods = ['do and break off'];
    const { started, order } = await startPaying();
    expect(started.reference).toBe(order.id);
    expect(paypal.orders.made.length).toBe(before + 1);
  });

  it('is certain not to be where PayPal refuses, and says why', async () => {
    paypal.orders.moods = ['refuse'];
    const starting = gateway.start(paymentToStart());
    await expect(starting).rejects.toThrow(PaymentRefused);
    await expect(starting).rejects.toThrow('The account is restricted.');
  });

  it.each([
    ['there is no answer', 'break off'],
    ['PayPal fails', 'fail'],
    ['the answer is nonsense', 'nonsense'],
  ] as const)('is uncertain where %s', async (_what, mood) => {
    paypal.orders.moods = [mood, mood];
    const starting = gateway.start(paymentToStart());
    await expect(starting).rejects.toThrow(Error);
    await expect(starting).rejects.not.toThrow(PaymentRefused);
  });

  it('asks for a token once, until shortly before it ends', async () => {
    const own = await startPaypalStandIn();
    const clock = createSettableClock();
    const start = () => {
      // As each request has what it needs made for itself.
      const deps = { clock, log: createRecordingLog(), outbound: { ...own.outbound } };
      return paypalConnector.gateway(deps, own.keys, undefined).start(paymentToStart());
    };
    const asked = () => own.calls.filter((call) => call === 'POST /v1/oauth2/token').length;
    await start();
    clock.advance((9 * 60 - 2) * 60_000);
    await start();
    expect(asked()).toBe(1);
    clock.advance(90_000);
    await start();
    expect(asked()).toBe(2);
    await own.close();
  });

  it('asks for another token where one was withdrawn', async () => {
    await startPaying();
    paypal.tokens.clear();
    await startPaying();
    expect(paypal.tokens.size).toBe(1);
  });
});

describe('what became of a payment at PayPal', () => {
  it('is open until its payer approves it', async () => {
    const { started, toFind } = await startPaying();
    expect(await gateway.find(toFind)).toEqual({ state: 'open', ...started });
  });

  it('is paid once we have taken what was approved, and taken once', async () => {
    const { toFind, order } = await startPaying();
    order.status = 'APPROVED';
    const paid = { state: 'paid', amountMicro: 20_010_000n };
    expect(await gateway.find(toFind)).toEqual(paid);
    expect(await gateway.find(toFind)).toEqual(paid);
    const captures = paypal.calls.filter((call) => call.endsWith('/capture'));
    expect(captures).toHaveLength(1);
  });

  it('is what it was where somebody else was quicker to take it', async () => {
    const { toFind, order } = await startPaying();
    order.status = 'APPROVED';
    const found = await Promise.all([gateway.find(toFind), gateway.find(toFind)]);
    for (const state of found) expect(state).toEqual({ state: 'paid', amountMicro: 20_010_000n });
  });

  it('is open while PayPal looks at it, and then as PayPal has decided', async () => {
    paypal.orders.captured = 'PENDING';
    const { toFind, order } = await pay();
    expect(await gateway.find(toFind)).toMatchObject({ state: 'open' });
    paypal.orders.captureOf(order).status = 'DECLINED';
    expect(await gateway.find(toFind)).toEqual({ state: 'failed' });
    paypal.orders.captureOf(order).status = 'COMPLETED';
    expect(await gateway.find(toFind)).toMatchObject({ state: 'paid' });
  });

  it('is open where another card has to be chosen, and leads back there', async () => {
    paypal.orders.captured = 'INSTRUMENT_DECLINED';
    const { toFind, order } = await startPaying();
    Object.assign(order, { status: 'APPROVED', links: [] });
    const url = `https://www.sandbox.paypal.com/checkoutnow?token=${order.id}`;
    const open = { state: 'open', reference: order.id, payment: { url } };
    expect(await gateway.find(toFind)).toEqual(open);
  });

  it('is unknown where the taking was not answered, and then found', async () => {
    const { toFind, order } = await startPaying();
    order.status = 'APPROVED';
    paypal.orders.moods = ['do and break off'];
    await expect(gateway.find(toFind)).rejects.toThrow(Error);
    expect(await gateway.find(toFind)).toMatchObject({ state: 'paid' });
  });

  it('is nothing where the answer to the start was lost: nobody knows where to approve it', async () => {
    const { toFind } = await startPaying();
    const lost: PaymentToFind = { ...toFind, reference: undefined };
    expect(await gateway.find(lost)).toEqual({ state: 'absent' });
  });

  it.each([
    ['was voided', { status: 'VOIDED' }],
    ['PayPal has forgotten', { id: 'FORGOTTEN' }],
  ])('is over for an order that %s', async (_what, change) => {
    const { toFind, order } = await startPaying();
    Object.assign(order, change);
    expect(await gateway.find(toFind)).toEqual({ state: 'failed' });
  });

  it('is not taken any more after it was canceled, also if it is approved', async () => {
    const { toFind, order } = await startPaying();
    await gateway.close?.(order.id);
    order.status = 'APPROVED';
    expect(await gateway.find(toFind)).toEqual({ state: 'failed' });
    expect(order.status).toBe('APPROVED');
  });

  it('cannot be canceled once it is paid', async () => {
    const { toFind, order } = await pay();
    await expect(gateway.close?.(order.id)).rejects.toThrow(Error);
    expect(await gateway.find(toFind)).toMatchObject({ state: 'paid' });
  });
});

describe('giving back what was paid at PayPal', () => {
  const referenceOf = (toFind: PaymentToFind, name: string) => `${name}-of-${toFind.ownReference}`;
  const refund = (
    toFind: PaymentToFind,
    name: string,
    { amountMicro = 5_000_000n, isLookedForOnly = false } = {},
  ) => {
    const refundReference = referenceOf(toFind, name);
    return gateway.refund?.({ ...toFind, refundReference, amountMicro, isLookedForOnly });
  };
  const refunded = (toFind: PaymentToFind, refundedMicro: bigint, ...names: string[]) => ({
    ...{ refundedMicro, returnedMicro: 0n, unaskedMicro: [] },
    refunds: names.map((name) => ({ reference: referenceOf(toFind, name) })),
  });

  it('says how much went back in all', async () => {
    const { toFind } = await pay();
    expect(await refund(toFind, 'r1')).toEqual(refunded(toFind, 5_000_000n, 'r1'));
    const another = await refund(toFind, 'r2', { amountMicro: 1_250_000n });
    expect(another).toEqual(refunded(toFind, 6_250_000n, 'r1', 'r2'));
    expect(await gateway.find(toFind)).toEqual({ state: 'paid', amountMicro: 20_010_000n });
  });

  it('happens once, however often it is asked for', async () => {
    const { toFind, order, payment } = await pay();
    paypal.orders.moods = ['do and break off'];
    await expect(refund(toFind, 'r1')).rejects.toThrow(Error);
    expect(await refund(toFind, 'r1')).toEqual(refunded(toFind, 5_000_000n, 'r1'));
    const payments = order.purchase_units[0]?.payments;
    expect(payments?.refunds).toMatchObject([
      { amount: { value: '5.00' }, custom_id: `7.r1-of-${payment.ownReference}` },
    ]);
    // PayPal remembers keys for some weeks only.
    const key = `POST /v2/payments/captures/${paypal.orders.captureOf(order).id}/refund`;
    expect(paypal.calls.filter((call) => call === key)).toHaveLength(1);
  });

  it('is only looked for while a bank decides', async () => {
    const { toFind } = await pay();
    expect(await refund(toFind, 'r1', { isLookedForOnly: true })).toBeUndefined();
    await refund(toFind, 'r1');
    const found = await refund(toFind, 'r1', { isLookedForOnly: true });
    expect(found).toEqual(refunded(toFind, 5_000_000n, 'r1'));
  });

  it('may come back later, which takes nothing off what was sent', async () => {
    const { toFind, order } = await pay();
    await refund(toFind, 'r1');
    Object.assign(order.purchase_units[0]?.payments?.refunds[0] ?? {}, { status: 'FAILED' });
    expect(await refund(toFind, 'r2')).toEqual({
      ...{ refundedMicro: 10_000_000n, returnedMicro: 5_000_000n, unaskedMicro: [] },
      refunds: [
        { reference: referenceOf(toFind, 'r1'), returned: 'FAILED' },
        { reference: referenceOf(toFind, 'r2') },
      ],
    });
  });

  it('is refused with what PayPal says, and for what was never paid', async () => {
    const { toFind } = await pay();
    await expect(refund(toFind, 'r1', { amountMicro: 20_020_000n })).rejects.toThrow(
      'More than what is left.',
    );
    const { toFind: open } = await startPaying();
    await expect(refund(open, 'r2')).rejects.toThrow(PaymentRefused);
  });

  it('is uncertain while the keys are unknown: an earlier try may have been heard', async () => {
    const { toFind } = await pay();
    paypal.orders.moods = ['do and break off'];
    await expect(refund(toFind, 'r1')).rejects.toThrow(Error);
    paypal.forbidden = ['/v2'];
    const again = refund(toFind, 'r1');
    await expect(again).rejects.not.toThrow(PaymentRefused);
    paypal.forbidden = [];
  });
});
