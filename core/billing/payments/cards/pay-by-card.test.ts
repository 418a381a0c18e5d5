// On PostgreSQL: one charge asked for many times at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';
import { reconcilePayments } from '../outside/reconcile.ts';
import { CARDS, saveCard } from '../testing/card-holder.ts';
import {
  askForFunds,
  balanceOf,
  decide,
  invoiceIn,
  newPayer,
  readInvoice,
  settle,
} from '../testing/payer.ts';
import { runAlone } from '../testing/run-alone.ts';
import { verifyInvoices } from '../verify-invoices.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(() => test.close());

type Behaviour = Parameters<typeof saveCard>[1];

async function payBy(behaviour: Behaviour) {
  const payer = await newPayer(test);
  const card = await saveCard(payer, behaviour);
  const body = { recurring_payments_method_id: card.id, amount: '50', coupon_code: 'alder-bonus' };
  const answer = await askForFunds(payer, body, 'the key');
  expect(answer.status).toBe(201);
  return { payer, card, body, invoice: await invoiceIn(answer) };
}

const chargesOf = ({ id, instance }: CustomerActor) =>
  test.db.inInstance(instance.id, (trx) =>
    trx
      .selectFrom('sandbox_payments as s')
      .innerJoin('outside_payments as o', 'o.own_reference', 's.merchant_reference')
      .innerJoin('invoices as i', 'i.id', 'o.invoice_id')
      .select(['s.state', 's.amount_micro'])
      .where('i.customer_id', '=', id)
      .execute(),
  );

describe('adding funds by a saved card', () => {
  it('charges it at once and credits what was paid, however often it is told', async () => {
    const { payer, card, invoice } = await payBy('accept');
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_to_be_credited: '55',
      payment: null,
      payment_method: { id: 2, strategy: 'linkedCard' },
      card: { id: card.id, brand: 'visa', last_four: '4242' },
      is_automatic: false,
    });
    expect(await balanceOf(test, payer)).toBe(55_000_000n);
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(55_000_000n);
    // Once it is removed, nothing of it is shown any more.
    await payer.request(`${CARDS}/${card.id}`, { method: 'DELETE' });
    expect((await readInvoice(payer, invoice.id)).card).toBeNull();
    expect(await chargesOf(payer)).toEqual([{ state: 'approved', amount_micro: 50_000_000n }]);
    const subjects = (await mailsTo(test, payer.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your payment at Alder has arrived']);
  });

  it('says that the bank has refused it, and gives the coupon back', async () => {
    const { payer, invoice } = await payBy('refuse');
    expect(invoice).toMatchObject({ status: 'failed', reason: { code: 'declined' } });
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(0n);
    const again = await invoiceIn(
      await askForFunds(payer, { coupon_code: 'alder-bonus', amount: '50' }),
    );
    expect(again).toMatchObject({ status: 'open', coupon_bonus: '5' });
  });

  it.each([
    ['approve', 'paid', 55_000_000n],
    ['decline', 'failed', 0n],
  ] as const)(
    'leads to the bank where it wants a confirmation: %s',
    async (decision, end, micro) => {
      const { payer, invoice } = await payBy('confirm');
      expect(invoice).toMatchObject({
        status: 'open',
        payment: { type: 'redirect', url: expect.stringMatching(/^\/app\/sandbox-gateway\//) },
      });
      await settle(test);
      expect((await decide(payer, invoice, decision)).status).toBe(200);
      await settle(test);
      expect((await readInvoice(payer, invoice.id)).status).toBe(end);
      expect(await balanceOf(test, payer)).toBe(micro);
    },
  );

  it('does not know what became of a charge without an answer, until it has asked', async () => {
    const { payer, invoice } = await payBy('silence');
    expect(invoice).toMatchObject({ status: 'unknown', payment: null });
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(0n);
    test.clock.advance(3 * 60_000);
    await runAlone(test, reconcilePayments, {});
    expect((await readInvoice(payer, invoice.id)).status).toBe('paid');
    expect(await balanceOf(test, payer)).toBe(55_000_000n);
    expect(await chargesOf(payer)).toHaveLength(1);
  });

  it('charges once for twenty calls at once with the same key', async () => {
    const payer = await newPayer(test);
    const card = await saveCard(payer);
    const body = { recurring_payments_method_id: card.id };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => askForFunds(payer, body, 'one key')),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    await settle(test);
    expect(await chargesOf(payer)).toHaveLength(1);
    expect(await balanceOf(test, payer)).toBe(20_000_000n);
  });

  it('refuses a card of another method at its field, and one that was removed', async () => {
    const payer = await newPayer(test);
    const { id } = await saveCard(payer);
    const other = { payment_method_id: 1, recurring_payments_method_id: id, amount: '20' };
    const refused = await askForFunds(payer, other);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: { payment_method_id: [expect.any(String)] },
    });
    await payer.request(`${CARDS}/${id}`, { method: 'DELETE' });
    const gone = await askForFunds(payer, { recurring_payments_method_id: id });
    expect(gone.status).toBe(404);
  });

  it('is asked about by what the gateway calls a card that was removed meanwhile', async () => {
    const { payer, card, invoice } = await payBy('silence');
    await payer.request(`${CARDS}/${card.id}`, { method: 'DELETE' });
    await settle(test);
    const stateOf = () =>
      test.db.inInstance(payer.instance.id, (trx) =>
        trx
          .selectFrom('linked_cards')
          .select('state')
          .where('id', '=', BigInt(card.id))
          .executeTakeFirst(),
      );
    expect(await stateOf()).toEqual({ state: 'removing' });
    test.clock.advance(11 * 60_000);
    await runAlone(test, reconcilePayments, {});
    await settle(test);
    expect(await stateOf()).toEqual({ state: 'removed' });
    expect(await readInvoice(payer, invoice.id)).toMatchObject({ status: 'paid', card: null });
  });

  it('keeps the account as long as it is not known whether it was charged', async () => {
    const { payer, invoice } = await payBy('confirm');
    const changeTo = (state: 'starting' | 'started', leaseUntil: Date | null) =>
      test.db.inInstance(payer.instance.id, (trx) =>
        trx
          .updateTable('outside_payments')
          .set({ state, lease_until: leaseUntil })
          .where('invoice_id', '=', BigInt(invoice.id))
          .execute(),
      );
    const leave = async () => (await payer.post('/api/v1/profile/delete')).status;
    await changeTo('starting', test.clock.now());
    expect(await leave()).toBe(422);
    await changeTo('started', null);
    expect(await leave()).toBe(204);
  });

  it('ties out', async () => {
    expect((await verifyInvoices(test.deps, test.instances.a.id)).faults).toEqual([]);
  });
});
