import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargeOrder } from '#core/billing/ledger/moves/charge-order.ts';
import type { LedgerEntry } from '#core/billing/ledger/entry.ts';
import { post } from '#core/billing/ledger/post.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { readInvoiceHistory } from '#core/billing/ledger/invoice-history.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { askForFunds, invoiceIn, newPayer, readInvoice } from '../testing/payer.ts';
import { setTerms, tellGateway } from '../testing/taking-back.ts';
import { verifyInvoices } from '../verify-invoices.ts';

let test: TestCore;
let instanceId: number;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  instanceId = test.instances.a.id;
});
beforeEach(() => setTerms(test, { feePpm: 29_000, bonusPpm: 40_000 }));
afterAll(() => test.close());

const faultsNow = async () => [
  ...(await verifyInvoices(test.deps, instanceId)).faults,
  ...(await verifyLedger(test.deps, instanceId)).faults,
];

/** A top-up that is paid: of 1,000 dollars, 1,029 are charged and 1,040 credited. */
async function toppedUp(asked: object = { amount: '1000' }, payer?: CustomerActor) {
  const customer = payer ?? (await newPayer(test));
  const invoice = await invoiceIn(await askForFunds(customer, asked));
  const cents = Math.round(invoice.total_amount_float * 100);
  await tellGateway(test, invoice, { kind: 'paid', cents });
  return { payer: customer, invoice, cents };
}

/** In whole dollars: what is there, and what is owed. */
async function moneyOf({ id }: CustomerActor) {
  const money = await test.db.inInstance(instanceId, (trx) => readMoney(trx, { instanceId, id }));
  return {
    balance: Number(money.balanceMicro) / 1_000_000,
    debt: Number(money.debtMicro) / 1_000_000,
  };
}

let orders = 0n;
const spend = (payer: CustomerActor, dollars: bigint) =>
  test.db.inInstance(instanceId, (trx) => {
    orders += 1n;
    const charge = { customerId: payer.id, orderId: orders, amountMicro: dollars * 1_000_000n };
    const actor = { kind: 'system' } as const;
    return chargeOrder({ ...test.deps, trx, instanceId }, { ...charge, actor });
  });

async function noticesOf(payer: CustomerActor) {
  const response = await payer.request('/api/v1/notices');
  const { data } = (await response.json()) as { data: { kind: string; amount?: string }[] };
  return data;
}

describe('a payment that is given back', () => {
  it('takes its bonus with it and gives its fee back, so that nothing is won or lost', async () => {
    const { payer, invoice } = await toppedUp();
    expect(await moneyOf(payer)).toEqual({ balance: 1_040, debt: 0 });
    await tellGateway(test, invoice, { kind: 'refunded', cents: 102_900 });
    expect(await moneyOf(payer)).toEqual({ balance: 0, debt: 0 });
    expect(await faultsNow()).toEqual([]);
  });

  it('takes the bonus of a coupon as well', async () => {
    const { payer, invoice, cents } = await toppedUp({ amount: '50', coupon_code: 'alder-bonus' });
    expect(await moneyOf(payer)).toEqual({ balance: 57, debt: 0 });
    await tellGateway(test, invoice, { kind: 'refunded', cents });
    expect(await moneyOf(payer)).toEqual({ balance: 0, debt: 0 });
    expect(await faultsNow()).toEqual([]);
  });

  it('goes in parts of any size, each its share, and all of them are all', async () => {
    const { payer, invoice } = await toppedUp();
    // A third of 1,029: 343 less its fee of 9.66 (9.666…) and with its bonus of 13.34 (13.333…).
    await tellGateway(test, invoice, { kind: 'refunded', cents: 34_300 });
    expect(await moneyOf(payer)).toEqual({ balance: 693.32, debt: 0 });
    await tellGateway(test, invoice, { kind: 'refunded', cents: 34_301 });
    // A cent more: no other share of the fee, nor of the bonus.
    expect(await moneyOf(payer)).toEqual({ balance: 693.31, debt: 0 });
    await tellGateway(test, invoice, { kind: 'refunded', cents: 99_999 });
    // What was told before, late: nothing of it is new.
    await tellGateway(test, invoice, { kind: 'refunded', cents: 34_300 });
    expect(await readInvoice(payer, invoice.id)).toMatchObject({ refunded_amount: '999.99' });
    await tellGateway(test, invoice, { kind: 'refunded', cents: 500_000 });
    expect(await readInvoice(payer, invoice.id)).toMatchObject({ refunded_amount: '1029' });
    expect(await moneyOf(payer)).toEqual({ balance: 0, debt: 0 });
    expect(await faultsNow()).toEqual([]);
  });

  it('is disputed once for each case, and only by what the gateway tells of it', async () => {
    const { payer, invoice, cents } = await toppedUp();
    const tell = async (kind: Parameters<typeof tellGateway>[2]['kind'], caseId = 'one') => {
      await tellGateway(test, invoice, { kind, cents, caseId });
      return (await readInvoice(payer, invoice.id)).status;
    };
    // Nothing was disputed yet.
    expect([await tell('dispute_won'), await tell('dispute_lost')]).toEqual(['paid', 'paid']);
    await tellGateway(test, invoice, { kind: 'disputed', cents: 0, caseId: 'nothing' });
    expect((await readInvoice(payer, invoice.id)).status).toBe('paid');
    expect(await tell('disputed')).toBe('disputed');
    // What was paid is told once more: that money was credited already.
    expect(await tell('paid')).toBe('disputed');
    expect(await moneyOf(payer)).toEqual({ balance: 0, debt: 0 });
    expect(await tell('dispute_won')).toBe('paid');
    // On its way for long.
    expect(await tell('disputed')).toBe('paid');
    expect(await moneyOf(payer)).toEqual({ balance: 1_040, debt: 0 });
    expect(await tell('disputed', 'two')).toBe('disputed');
    expect(await faultsNow()).toEqual([]);
  });

  it.each([
    ['dispute_won', 'refunded', '686', 346.66],
    // All that was left went with the dispute.
    ['dispute_lost', 'lost', '343', 0],
  ] as const)('is disputed for what was not refunded: %s', async (end, status, back, balance) => {
    const { payer, invoice, cents } = await toppedUp();
    await tellGateway(test, invoice, { kind: 'refunded', cents: 34_300 });
    const rest = { cents: cents - 34_300, caseId: 'rest' };
    await tellGateway(test, invoice, { kind: 'disputed', ...rest });
    expect(await moneyOf(payer)).toEqual({ balance: 0, debt: 0 });
    // On its way for long.
    await tellGateway(test, invoice, { kind: 'refunded', cents: 68_600 });
    expect(await readInvoice(payer, invoice.id)).toMatchObject({
      ...{ status: 'disputed', refunded_amount: '343' },
    });
    expect(await faultsNow()).toEqual([]);
    await tellGateway(test, invoice, { kind: end, ...rest });
    expect(await readInvoice(payer, invoice.id)).toMatchObject({ status, refunded_amount: back });
    expect(await moneyOf(payer)).toEqual({ balance, debt: 0 });
    expect(await faultsNow()).toEqual([]);
  });

  it.each([
    ['and nothing else is told of it', []],
    ['which was told as a refund before', ['refunded', 'end']],
    ['which is told as a refund later', ['end', 'refunded']],
  ])('is lost for a part, %s', async (_what, order) => {
    const { payer, invoice, cents } = await toppedUp();
    await tellGateway(test, invoice, { kind: 'disputed', cents, caseId: 'part' });
    expect(await moneyOf(payer)).toEqual({ balance: 0, debt: 0 });
    const lost = { cents: 34_300, caseId: 'part' };
    for (const told of order.length === 0 ? ['end'] : order) {
      const unaskedCents = order.length === 0 ? [] : [34_300];
      if (told === 'end') {
        const isToldBefore = order[0] === 'refunded';
        const known = isToldBefore ? { unaskedCents } : {};
        await tellGateway(test, invoice, { kind: 'dispute_lost', ...lost, ...known });
      } else await tellGateway(test, invoice, { kind: 'refunded', cents: 34_300, unaskedCents });
    }
    // As if a third had been refunded.
    expect(await moneyOf(payer)).toEqual({ balance: 693.32, debt: 0 });
    expect(await readInvoice(payer, invoice.id)).toMatchObject({
      ...{ status: 'refunded', refunded_amount: '343' },
    });
    const notices = (await noticesOf(payer)).map(({ kind, amount }) => [kind, amount]);
    expect(notices).toContainEqual(['dispute_won', '686']);
    expect(notices).toContainEqual(['payment_refunded', '343']);
    expect(await faultsNow()).toEqual([]);
  });

  it.each([
    ['after it', ['end', 'loss', 'more']],
    ['while it was open', ['loss', 'end', 'more']],
    ['and what is refunded besides is heard of first', ['end', 'more', 'loss']],
  ])('takes a part that is disputed once where it is told as a refund %s', async (_what, order) => {
    const { payer, invoice } = await toppedUp();
    const part = { cents: 51_450, caseId: 'a half' };
    await tellGateway(test, invoice, { kind: 'disputed', ...part });
    const refunds: number[] = [];
    for (const told of order) {
      if (told !== 'end') refunds.push(told === 'loss' ? part.cents : 10_290);
      const cents = refunds.reduce((sum, one) => sum + one, 0);
      const known = { unaskedCents: [...refunds] };
      await (told === 'end'
        ? tellGateway(test, invoice, { kind: 'dispute_lost', ...part, ...known })
        : tellGateway(test, invoice, { kind: 'refunded', cents, ...known }));
    }
    // A half is lost, and a tenth is refunded.
    expect(await moneyOf(payer)).toEqual({ balance: 416, debt: 0 });
    expect(await readInvoice(payer, invoice.id)).toMatchObject({
      ...{ status: 'lost', refunded_amount: '102.9' },
    });
    expect(await faultsNow()).toEqual([]);
  });

  it('is refunded besides what was lost for a part and is told of nowhere else', async () => {
    const { payer, invoice, cents } = await toppedUp();
    await tellGateway(test, invoice, { kind: 'disputed', cents, caseId: 'part' });
    await tellGateway(test, invoice, { kind: 'dispute_lost', cents: 34_300, caseId: 'part' });
    await tellGateway(test, invoice, { kind: 'refunded', cents: 10_290, unaskedCents: [10_290] });
    expect(await readInvoice(payer, invoice.id)).toMatchObject({ refunded_amount: '445.9' });
    expect(await faultsNow()).toEqual([]);
  });

  it('is no loss told again that was refunded before the dispute', async () => {
    const { payer, invoice, cents } = await toppedUp();
    const before = { cents: 34_300, unaskedCents: [34_300] };
    await tellGateway(test, invoice, { kind: 'refunded', ...before });
    await tellGateway(test, invoice, { kind: 'disputed', cents: cents - 34_300, caseId: 'x' });
    await tellGateway(test, invoice, { kind: 'dispute_lost', ...before, caseId: 'x' });
    expect(await readInvoice(payer, invoice.id)).toMatchObject({ refunded_amount: '686' });
    await tellGateway(test, invoice, {
      ...{ kind: 'refunded', cents: 68_600, unaskedCents: [34_300, 34_300] },
    });
    expect(await readInvoice(payer, invoice.id)).toMatchObject({ refunded_amount: '686' });
    expect(await faultsNow()).toEqual([]);
  });

  it('is lost for a part of what was left after a refund', async () => {
    const { payer, invoice, cents } = await toppedUp();
    await tellGateway(test, invoice, { kind: 'refunded', cents: 34_300 });
    await tellGateway(test, invoice, { kind: 'disputed', cents: cents - 34_300, caseId: 'x' });
    await tellGateway(test, invoice, { kind: 'dispute_lost', cents: 34_300, caseId: 'x' });
    expect(await readInvoice(payer, invoice.id)).toMatchObject({
      ...{ status: 'refunded', refunded_amount: '686' },
    });
    expect(await moneyOf(payer)).toEqual({ balance: 346.66, debt: 0 });
    expect(await faultsNow()).toEqual([]);
  });

  it('is the loss of the brand where a bank takes what was refunded', async () => {
    const { payer, invoice, cents } = await toppedUp();
    await tellGateway(test, invoice, { kind: 'refunded', cents });
    await tellGateway(test, invoice, { kind: 'disputed', cents, caseId: 'again' });
    expect((await readInvoice(payer, invoice.id)).status).toBe('disputed');
    await tellGateway(test, invoice, { kind: 'dispute_lost', cents, caseId: 'again' });
    expect((await readInvoice(payer, invoice.id)).status).toBe('lost');
    expect(await moneyOf(payer)).toEqual({ balance: 0, debt: 0 });
    expect(await faultsNow()).toEqual([]);
  });

  it('becomes a debt where it is spent, which the next credit pays first', async () => {
    const { payer, invoice } = await toppedUp();
    await spend(payer, 900n);
    await tellGateway(test, invoice, { kind: 'refunded', cents: 102_900 });
    expect(await moneyOf(payer)).toEqual({ balance: 0, debt: 900 });
    expect(await noticesOf(payer)).toMatchObject([
      { kind: 'debt_made' },
      { kind: 'payment_refunded' },
      { kind: 'payment_received' },
    ]);
    await setTerms(test, { feePpm: 0, bonusPpm: 0 });
    await toppedUp({ amount: '100' }, payer);
    expect(await moneyOf(payer)).toEqual({ balance: 0, debt: 800 });
    await expect(spend(payer, 1n)).rejects.toThrow();
    await toppedUp({ amount: '850' }, payer);
    expect(await moneyOf(payer)).toEqual({ balance: 50, debt: 0 });
    expect(await faultsNow()).toEqual([]);
  });

  it('says to whom it belongs what is owed, wherever the balance is', async () => {
    const { payer, invoice } = await toppedUp();
    await spend(payer, 1_000n);
    await tellGateway(test, invoice, { kind: 'refunded', cents: 102_900 });
    const profile = (await (await payer.request('/api/v1/profile')).json()) as { data: object };
    expect(profile.data).toMatchObject({ balance: 0, debt: 1_000 });
    const entries = await payer.request('/api/v1/payments/statistics');
    expect(await entries.json()).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ type: 'invoiced', cause: 'payment_refund', amount: -40 }),
      ]),
      meta: { balances: { balance: 0, debt: 1_000 } },
    });
    expect(await readInvoice(payer, invoice.id)).toMatchObject({
      refunded_amount: '1029',
      taken_back: { balance: '40', debt: '1000' },
    });
  });
});

describe('a payment that is disputed', () => {
  it('goes with its bonus, and comes back with it when the dispute is won', async () => {
    const { payer, invoice, cents } = await toppedUp();
    await spend(payer, 640n);
    await tellGateway(test, invoice, { kind: 'disputed', cents, caseId: 'one' });
    expect(await moneyOf(payer)).toEqual({ balance: 0, debt: 640 });
    await tellGateway(test, invoice, { kind: 'dispute_won', cents, caseId: 'one' });
    expect(await moneyOf(payer)).toEqual({ balance: 400, debt: 0 });
    // It can be given back after that, as if nothing had been.
    await tellGateway(test, invoice, { kind: 'refunded', cents });
    expect(await moneyOf(payer)).toEqual({ balance: 0, debt: 640 });
    expect(await faultsNow()).toEqual([]);
  });

  it('ends under whatever id the gateway names', async () => {
    const { payer, invoice, cents } = await toppedUp();
    await tellGateway(test, invoice, { kind: 'disputed', cents, caseId: 'opened' });
    await tellGateway(test, invoice, { kind: 'dispute_won', cents, caseId: 'closed' });
    expect((await readInvoice(payer, invoice.id)).status).toBe('paid');
    expect(await moneyOf(payer)).toEqual({ balance: 1_040, debt: 0 });
    expect(await faultsNow()).toEqual([]);
  });

  it('gives back what was paid of its debt before it was won', async () => {
    const { payer, invoice, cents } = await toppedUp();
    await spend(payer, 640n);
    await tellGateway(test, invoice, { kind: 'disputed', cents, caseId: 'two' });
    await setTerms(test, { feePpm: 0, bonusPpm: 0 });
    await toppedUp({ amount: '100' }, payer);
    expect(await moneyOf(payer)).toEqual({ balance: 0, debt: 540 });
    await tellGateway(test, invoice, { kind: 'dispute_won', cents, caseId: 'two' });
    expect(await moneyOf(payer)).toEqual({ balance: 500, debt: 0 });
    expect(await faultsNow()).toEqual([]);
  });

  it('stays taken when it is lost, and is not taken again by a refund', async () => {
    const { payer, invoice, cents } = await toppedUp();
    await tellGateway(test, invoice, { kind: 'disputed', cents, caseId: 'three' });
    await tellGateway(test, invoice, { kind: 'dispute_lost', cents, caseId: 'three' });
    await tellGateway(test, invoice, { kind: 'refunded', cents });
    expect(await moneyOf(payer)).toEqual({ balance: 0, debt: 0 });
    expect(await readInvoice(payer, invoice.id)).toMatchObject({ status: 'lost' });
    expect(await faultsNow()).toEqual([]);
  });

  it.each([
    ['before it ends', ['disputed', 'refunded', 'dispute_lost']],
    ['after it', ['disputed', 'dispute_lost', 'refunded']],
  ] as const)('goes once where its loss is told of as a refund, too, %s', async (_says, kinds) => {
    const { invoice, cents } = await toppedUp();
    for (const kind of kinds) {
      await tellGateway(test, invoice, {
        ...(kind === 'refunded' ? { kind } : { kind, caseId: 'told twice' }),
        cents,
      });
    }
    const { receivedMicro, backMicro } = await test.db.inInstance(instanceId, (trx) =>
      readInvoiceHistory({ ...test.deps, trx, instanceId }, BigInt(invoice.id)),
    );
    expect(backMicro).toBe(receivedMicro);
    expect(await faultsNow()).toEqual([]);
  });

  it('takes a share where a part of it is disputed, and never more than was paid', async () => {
    const { payer, invoice } = await toppedUp();
    await tellGateway(test, invoice, { kind: 'disputed', cents: 51_450, caseId: 'half' });
    expect(await moneyOf(payer)).toEqual({ balance: 520, debt: 0 });
    const other = await toppedUp();
    await tellGateway(test, other.invoice, { kind: 'disputed', cents: 200_000, caseId: 'more' });
    expect(await moneyOf(other.payer)).toEqual({ balance: 0, debt: 0 });
    expect(await faultsNow()).toEqual([]);
  });
});

describe('verifying', () => {
  it.each([
    ['all of the payment and nothing of its bonus', 1_029_000_000n, 0n, 0n],
    ['half of the payment and a cent less of its bonus', 514_500_000n, 19_990_000n, 0n],
    ['half of both and nothing of a cashback', 514_500_000n, 20_000_000n, 10_000n],
  ])('finds that a refund took back %s', async (_says, amountMicro, bonusMicro, cashbackMicro) => {
    const { payer, invoice } = await toppedUp();
    const links = { invoiceId: BigInt(invoice.id), paymentMethodId: 2 };
    const balance = { kind: 'balance', customerId: payer.id } as const;
    const given = (micro: bigint): LedgerEntry['postings'] =>
      micro === 0n
        ? []
        : [
            { account: balance, amountMicro: micro },
            { account: { kind: 'bonus_expense' }, amountMicro: -micro },
          ];
    await test.db.inInstance(instanceId, async (trx) => {
      const entries: LedgerEntry[] = [
        {
          ...{ kind: 'invoiced', actor: { kind: 'system' }, links },
          source: { type: 'payment_refund', id: `${invoice.id}/${amountMicro}` },
          postings: [
            { account: { kind: 'clearing', paymentMethodId: 2 }, amountMicro },
            { account: balance, amountMicro: -amountMicro },
          ],
        },
        {
          ...{ kind: 'bonus', actor: { kind: 'system' }, links },
          source: { type: 'payment_refund_bonus', id: `${invoice.id}/${amountMicro}` },
          postings: given(-bonusMicro),
        },
        {
          ...{ kind: 'coupon', actor: { kind: 'system' }, links },
          source: { type: 'order_cashback', id: `of ${invoice.id}` },
          postings: given(cashbackMicro),
        },
      ];
      await post(
        { ...test.deps, trx, instanceId },
        entries.filter(({ postings }) => postings.length > 0),
      );
      await sql`update invoices set status = 'refunded', refunded_micro = ${amountMicro}, sent_back_micro = ${amountMicro}
        where id = ${invoice.id}`.execute(trx);
    });
    const own = (await faultsNow()).filter((fault) => fault.startsWith(`Invoice ${invoice.id}:`));
    expect(own).toEqual([`Invoice ${invoice.id}: its bonus was not taken back with it.`]);
  });
});
