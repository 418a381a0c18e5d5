import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startBtcpayStandIn,
  type BtcpayStandIn,
  type StandInCoins,
  type StandInInvoice,
} from '#core/testing/btcpay-stand-in.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import { PaymentRefused, type Gateway, type PaymentToStart } from '../gateway.ts';
import { paymentToStart } from '../testing/provider-payment.ts';
import { btcpayConnector } from './btcpay-connector.ts';

let btcpay: BtcpayStandIn;
let gateway: Gateway;
beforeAll(async () => {
  btcpay = await startBtcpayStandIn();
  const { outbound, keys } = btcpay;
  const deps = { clock: createSettableClock(), log: createRecordingLog(), outbound };
  const url = 'https://shop.example/api/v1/webhooks/btcpay';
  gateway = btcpayConnector.gateway(deps, keys, await btcpayConnector.listen(deps, keys, url));
});
beforeEach(() => {
  btcpay.moods = [];
});
afterAll(() => btcpay.close());

const toFind = ({ instanceId, ownReference }: PaymentToStart, reference?: string) => ({
  ...{ instanceId, ownReference, reference },
});

async function startPaying() {
  const payment = paymentToStart();
  const started = await gateway.start(payment);
  const find = () => gateway.find(toFind(payment, started.reference));
  return { payment, started, find, invoice: btcpay.newest() };
}

const coins = (value: string, status: StandInCoins['status'] = 'Settled', fee = '0') => ({
  ...{ value, fee, status },
});

describe('paying at a BTCPay server', () => {
  it('begins with an invoice in dollars, which says whose it is and where to return', async () => {
    const { payment, started, invoice } = await startPaying();
    expect(started).toEqual({ reference: invoice.id, payment: { url: invoice.checkoutLink } });
    expect(invoice).toMatchObject({
      ...{ amount: '20.01', currency: 'USD' },
      metadata: { orderId: `7.${payment.ownReference}` },
      checkout: { redirectURL: 'https://shop.example/app/payments/41' },
    });
    // How fast it counts, and when it is over, is the store's to say.
    expect(Object.keys(invoice.checkout).toSorted()).toEqual([
      ...['redirectAutomatically', 'redirectURL'],
    ]);
  });

  it('is one invoice, however often it is started', async () => {
    const { payment, started } = await startPaying();
    const before = btcpay.invoices.length;
    expect(await gateway.start(payment)).toEqual(started);
    expect(btcpay.invoices.length).toBe(before);
  });

  it('is found by whose it is where the answer to its start was lost', async () => {
    const payment = paymentToStart();
    btcpay.moods = ['do and break off'];
    await expect(gateway.start(payment)).rejects.not.toThrow(PaymentRefused);
    const invoice = btcpay.newest();
    const way = { reference: invoice.id, payment: { url: invoice.checkoutLink } };
    expect(await gateway.find(toFind(payment))).toEqual({ state: 'open', ...way });
    expect(await gateway.start(payment)).toEqual(way);
    expect(btcpay.newest()).toBe(invoice);
  });

  it('is nothing where its start was never heard', async () => {
    expect(await gateway.find(toFind(paymentToStart()))).toEqual({ state: 'absent' });
  });

  it('is certain not to be where the server refuses, and says why', async () => {
    btcpay.moods = ['refuse'];
    const starting = gateway.start(paymentToStart());
    await expect(starting).rejects.toThrow(PaymentRefused);
    await expect(starting).rejects.toThrow('No payment method is set up.');
  });

  it.each(['break off', 'fail', 'nonsense', 'move'] as const)(
    'is uncertain where a server does this: %s',
    async (mood) => {
      btcpay.moods = [mood];
      const starting = gateway.start(paymentToStart());
      await expect(starting).rejects.toThrow(Error);
      await expect(starting).rejects.not.toThrow(PaymentRefused);
    },
  );

  it('leaves refunds to people', () => expect(gateway.refund).toBeUndefined());
});

const PAID = { state: 'paid', amountMicro: 20_010_000n };
const OPEN = { state: 'open' };
const FAILED = { state: 'failed' };

describe('what became of a payment at a BTCPay server', () => {
  it.each<[string, Partial<StandInInvoice>, object]>([
    ['is not paid yet', {}, OPEN],
    ['is paid in part', { onChain: [coins('0.0002')] }, OPEN],
    ['is not confirmed', { status: 'Processing', onChain: [coins('0.0005', 'Processing')] }, OPEN],
    ['is paid', { status: 'Settled', onChain: [coins('0.0004002')] }, PAID],
    ['is paid by the word of the shop', { status: 'Settled', additionalStatus: 'Marked' }, PAID],
    [
      'is paid with more',
      {
        ...{ status: 'Settled', additionalStatus: 'PaidOver' },
        ...{ onChain: [coins('0.0006', 'Settled', '0.0001')], lightning: [coins('0.00020001')] },
      },
      // 25 dollars, and 10.00049699… of which the rest of a micro-dollar is left out.
      { state: 'paid', amountMicro: 35_000_496n },
    ],
    [
      'is paid with the dust of a coin more',
      { status: 'Settled', additionalStatus: 'PaidOver', onChain: [coins('0.00040022')] },
      PAID,
    ],
    [
      'was paid, and is paid a second time',
      { status: 'Settled', onChain: [coins('0.0004002'), coins('0.0002')] },
      { state: 'paid', amountMicro: 30_010_000n },
    ],
    [
      'was paid, and a second time is not confirmed',
      { status: 'Settled', onChain: [coins('0.0004002'), coins('0.0002', 'Processing')] },
      PAID,
    ],
    ['is over', { status: 'Expired' }, FAILED],
    ['is invalid', { status: 'Invalid', additionalStatus: 'Marked' }, FAILED],
    [
      'is over, and paid in part',
      {
        ...{ status: 'Expired', additionalStatus: 'PaidPartial' },
        ...{ onChain: [coins('0.0001'), coins('0.9', 'Invalid')], lightning: [coins('0.0001')] },
      },
      { state: 'paid', amountMicro: 9_999_998n },
    ],
    [
      'is over, and something is still to be confirmed',
      {
        ...{ status: 'Expired', additionalStatus: 'PaidPartial' },
        onChain: [coins('0.0001'), coins('0.0001', 'Processing')],
      },
      OPEN,
    ],
    [
      'is paid too late',
      { status: 'Expired', additionalStatus: 'PaidLate', onChain: [coins('0.00040021')] },
      PAID,
    ],
    [
      'is over, and was paid less than the costs of it',
      { status: 'Expired', onChain: [coins('0.0001', 'Settled', '0.0002')] },
      FAILED,
    ],
  ])('counts where it %s', async (_what, change, state) => {
    const { invoice, find } = await startPaying();
    Object.assign(invoice, change);
    expect(await find()).toMatchObject(state);
  });

  it('is over for an invoice that the server has forgotten', async () => {
    const { invoice, find } = await startPaying();
    invoice.id = 'Forgotten';
    expect(await find()).toEqual(FAILED);
  });

  it.each<[string, Partial<StandInInvoice>]>([
    ['other money', { currency: 'EUR' }],
    ['no number', { amount: '1e3' }],
  ])('is unknown where it is said to be %s', async (_what, change) => {
    const { invoice, find } = await startPaying();
    Object.assign(invoice, { status: 'Settled', ...change });
    await expect(find()).rejects.toThrow(Error);
  });

  it('is invalid once it is canceled, unless somebody has begun to pay it', async () => {
    const { invoice, find } = await startPaying();
    await gateway.close?.(invoice.id);
    expect(invoice.status).toBe('Invalid');
    expect(await find()).toEqual(FAILED);
    const { invoice: begun } = await startPaying();
    begun.status = 'Processing';
    await gateway.close?.(begun.id);
    expect(begun.status).toBe('Processing');
  });

  it('is credited also if it comes after it was canceled', async () => {
    const { invoice, find } = await startPaying();
    await gateway.close?.(invoice.id);
    invoice.onChain = [coins('0.0004002')];
    expect(await find()).toEqual(PAID);
  });
});

describe('what a BTCPay server tells', () => {
  const tell = (delivery: ReturnType<BtcpayStandIn['deliver']>, instanceId = 7) =>
    gateway.verify({ instanceId, ...delivery });

  it.each<[string, Partial<StandInInvoice>, object[]]>([
    ['InvoiceSettled', { status: 'Settled' }, [{ kind: 'paid', amountMicro: 20_010_000n }]],
    ['InvoiceExpired', { status: 'Expired' }, [{ kind: 'failed' }]],
    ['InvoiceInvalid', { status: 'Invalid' }, [{ kind: 'failed' }]],
    [
      'InvoicePaymentSettled',
      { status: 'Expired', onChain: [coins('0.0003')] },
      [{ kind: 'paid', amountMicro: 15_000_000n }],
    ],
    ['InvoicePaymentSettled', { status: 'Processing', onChain: [coins('0.0003')] }, []],
    ['InvoiceReceivedPayment', { status: 'Settled' }, []],
    // Whatever it says, the invoice is asked.
    ['InvoiceSettled', { status: 'New' }, []],
  ])('by %s counts as its invoice is then', async (type, change, meant) => {
    const { invoice, payment } = await startPaying();
    Object.assign(invoice, change);
    const told = await tell(btcpay.deliver(type, invoice.id));
    expect(told).toHaveLength(meant.length);
    const reference = payment.ownReference;
    expect(told).toMatchObject(meant.map((each) => ({ ...each, reference })));
  });

  it('has the same name however often it is delivered', async () => {
    const { invoice } = await startPaying();
    invoice.status = 'Settled';
    const first = await tell(btcpay.deliver('InvoiceSettled', invoice.id));
    const original = first?.[0]?.id ?? '';
    const again = await tell(btcpay.deliver('InvoiceSettled', invoice.id, { original }));
    expect(original).not.toBe('');
    expect(again).toEqual(first);
  });

  it('is refused where somebody else has signed it, or has changed it', async () => {
    const { invoice } = await startPaying();
    const forged = btcpay.deliver('InvoiceSettled', invoice.id, { secret: 'of somebody' });
    expect(await tell(forged)).toBeUndefined();
    const { headers, rawBody } = btcpay.deliver('InvoiceExpired', invoice.id);
    const changed = Buffer.from(rawBody).toString().replace('Expired', 'Settled');
    expect(await tell({ headers, rawBody: Buffer.from(changed) })).toBeUndefined();
    expect(await tell({ headers: new Headers(), rawBody })).toBeUndefined();
  });

  it('is none of ours of another instance, another store or another shop', async () => {
    const { invoice } = await startPaying();
    invoice.status = 'Settled';
    expect(await tell(btcpay.deliver('InvoiceSettled', invoice.id), 77)).toEqual([]);
    const elsewhere = btcpay.deliver('InvoiceSettled', invoice.id, { storeId: 'AnotherStore' });
    expect(await tell(elsewhere)).toEqual([]);
    invoice.metadata = {};
    expect(await tell(btcpay.deliver('InvoiceSettled', invoice.id))).toEqual([]);
    expect(await tell(btcpay.deliver('InvoiceSettled', '__test__'))).toEqual([]);
  });

  it('is repeated by a server that could not be asked then', async () => {
    const { invoice } = await startPaying();
    const delivery = btcpay.deliver('InvoiceSettled', invoice.id);
    btcpay.moods = ['fail'];
    await expect(tell(delivery)).rejects.toThrow(Error);
  });
});
