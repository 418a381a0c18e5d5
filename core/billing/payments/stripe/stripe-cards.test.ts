import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargeOrder } from '#core/billing/ledger/moves/charge-order.ts';
import { paidIn, postAlone } from '#core/billing/ledger/testing/entries.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import { savedCard, type StandInCard, type StandInIntent } from '#core/testing/stripe-cards.ts';
import { startStripeStandIn, type StripeStandIn } from '#core/testing/stripe-stand-in.ts';
import type { LinkedCard } from '../cards/card.contract.ts';
import type { Invoice } from '../invoices/invoice.contract.ts';
import { checkOutside } from '../outside/check-outside.ts';
import { beginCard, CARDS, readCards, readSetup } from '../testing/card-holder.ts';
import {
  askForFunds,
  balanceOf,
  invoiceIn,
  newPayer,
  readInvoice,
  settle,
} from '../testing/payer.ts';

const STRIPE_METHOD = 3;

let test: TestCore;
let stripe: StripeStandIn;
beforeAll(async () => {
  const clock = createSettableClock();
  stripe = await startStripeStandIn(() => clock.now());
  test = await testCore({ clock, services: { stripe: stripe.settings } });
  await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .updateTable('payment_methods')
      .set({ charge_type: 'recurring' })
      .where('id', '=', STRIPE_METHOD)
      .execute(),
  );
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

let events = 0;
const eventOf = (type: string, object: object) => ({
  id: `evt_${(events += 1)}`,
  ...{ type, data: { object } },
});

async function deliver(event: object): Promise<void> {
  const answer = await test.request('/api/v1/webhooks/stripe', stripe.deliver(event));
  expect(answer.status).toBe(200);
}

/** Goes to Stripe's page and back. */
async function save(payer: CustomerActor, card: StandInCard = 'pm_accept'): Promise<LinkedCard> {
  const setup = await beginCard(payer, { payment_method_id: STRIPE_METHOD });
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('A session was made');
  Object.assign(session, { status: 'complete', ...savedCard(session.id, card) });
  const { card: saved } = await readSetup(payer, setup.id);
  if (!saved) throw new Error('A card was saved');
  return saved;
}

async function payBy(card: StandInCard) {
  const payer = await newPayer(test);
  const { id } = await save(payer, card);
  const body = { payment_method_id: STRIPE_METHOD, recurring_payments_method_id: id };
  const invoice = await invoiceIn(await askForFunds(payer, { ...body, amount: '20.005' }));
  return { payer, invoice, intent: newest() };
}

function newest(): StandInIntent {
  const intent = stripe.cards.intents.at(-1);
  if (!intent) throw new Error('A card was charged');
  return intent;
}

describe('a card that Stripe keeps', () => {
  it('is saved on its page, however often and in whatever order that is told', async () => {
    const order = fc.shuffledSubarray(
      ['completed', 'completed', 'intent', 'intent', 'expired', 'asked'] as const,
      { minLength: 1 },
    );
    const property = fc.asyncProperty(order, async (told) => {
      const payer = await newPayer(test);
      const setup = await beginCard(payer, { payment_method_id: STRIPE_METHOD });
      const session = stripe.sessions.at(-1);
      if (!session) throw new Error('A session was made');
      expect(setup.url).toBe(session.url);
      expect(session).toMatchObject({ mode: 'setup', client_reference_id: setup.id });
      Object.assign(session, { status: 'complete', ...savedCard(session.id) });
      const all = {
        completed: eventOf('checkout.session.completed', session),
        intent: eventOf('setup_intent.succeeded', { id: 'seti_1', metadata: session.metadata }),
        // Told by mistake: what counts is what Stripe answers.
        expired: eventOf('checkout.session.expired', session),
      };
      for (const name of told) {
        if (name === 'asked') await readSetup(payer, setup.id);
        else await deliver(all[name]);
        await settle(test);
      }
      expect(await readCards(payer)).toMatchObject([
        { brand: 'visa', last_four: '4242', expiry_month: 4, expiry_year: 2034, is_default: true },
      ]);
    });
    await fc.assert(property, { numRuns: 12, endOnFailure: true });
  });

  it('is not saved while its page is open, or once that has expired', async () => {
    const payer = await newPayer(test);
    const setup = await beginCard(payer, { payment_method_id: STRIPE_METHOD });
    expect((await readSetup(payer, setup.id)).status).toBe('open');
    Object.assign(stripe.sessions.at(-1) ?? {}, { status: 'expired' });
    expect((await readSetup(payer, setup.id)).status).toBe('failed');
    expect(await readCards(payer)).toEqual([]);
  });

  it('is charged in whole cents, as the customer’s who is there', async () => {
    const { payer, invoice, intent } = await payBy('pm_accept');
    expect(intent).toMatchObject({ amount: 2_001, currency: 'usd' });
    expect(invoice).toMatchObject({ status: 'paid', total_amount: '20.01' });
    expect(await balanceOf(test, payer)).toBe(20_005_000n);
  });

  it.each([
    ['pm_decline', 'declined'],
    ['pm_poor', 'insufficient_funds'],
    ['pm_expired', 'card_expired'],
  ] as const)('is refused by its bank: %s', async (card, code) => {
    const { payer, invoice } = await payBy(card);
    expect(invoice).toMatchObject({ status: 'failed', reason: { code } });
    expect(await balanceOf(test, payer)).toBe(0n);
  });

  it('leads to the bank where it wants a confirmation, and ends as it says', async () => {
    const { payer, invoice, intent } = await payBy('pm_confirm');
    const url = `https://hooks.stripe.com/redirect/authenticate/${intent.id}`;
    expect(invoice).toMatchObject({ status: 'open', payment: { type: 'redirect', url } });
    await expectEnd(payer, { invoice, intent });
  });

  it('is asked about where the answer was lost, and found by its customer', async () => {
    const { payer, invoice } = await payBy('pm_silence');
    expect(invoice.status).toBe('unknown');
    await checkOutside(test.deps, { instanceId: payer.instance.id, id: BigInt(invoice.id) });
    expect((await readInvoice(payer, invoice.id)).status).toBe('paid');
    expect(await balanceOf(test, payer)).toBe(20_005_000n);
  });

  it('is charged without its customer, who is asked by mail if the bank wants that', async () => {
    const payer = await newPayer(test);
    const { id } = await save(payer, 'pm_confirm');
    await postAlone(test.deps, payer.instance.id, [paidIn(payer.id, 20_000_000n)]);
    const settings = { is_enabled: true, threshold: '10', amount: '20', day_ceiling: '50' };
    await payer.request('/api/v1/automatic-top-up', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...settings, recurring_payments_method_id: id }),
    });
    await test.db.inInstance(payer.instance.id, (trx) =>
      chargeOrder(
        { clock: test.clock, trx, instanceId: payer.instance.id },
        { customerId: payer.id, orderId: 1n, amountMicro: 15_000_000n, actor: { kind: 'system' } },
      ),
    );
    await settle(test);
    const intent = newest();
    const failed = { ...intent, last_payment_error: { code: 'authentication_required' } };
    // About the first try, which was over when the customer was asked.
    await deliver(eventOf('payment_intent.payment_failed', failed));
    await settle(test);
    const { data } = (await (await payer.request('/api/v1/automatic-top-up')).json()) as {
      data: { last: { invoice_id: number } };
    };
    const invoice = await readInvoice(payer, data.last.invoice_id);
    expect(invoice).toMatchObject({ status: 'open', payment: { type: 'redirect' } });
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    await deliver(eventOf('payment_intent.succeeded', intent));
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(25_000_000n);
  });

  it('has what it paid given back, also once it is gone', async () => {
    const { payer, invoice, intent } = await payBy('pm_accept');
    const [card] = await readCards(payer);
    await payer.request(`${CARDS}/${card?.id}`, { method: 'DELETE' });
    await settle(test);
    const staff = await newPayer(test, { roles: ['staff'] });
    const answer = await staff.request(`/api/v1/staff/payments/${invoice.id}/refund`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ amount: '5', confirmed_amount: '5', reason: 'Paid twice' }),
    });
    expect(answer.status).toBe(200);
    await settle(test);
    expect(stripe.refunds.refunds).toMatchObject([{ payment_intent: intent.id, amount: 500 }]);
    expect(await readInvoice(payer, invoice.id)).toMatchObject({ refunded_amount: '5' });
  });

  it('is removed there with its customer, also a second time', async () => {
    const payer = await newPayer(test);
    const { id } = await save(payer);
    const session = stripe.sessions.at(-1);
    await payer.request(`${CARDS}/${id}`, { method: 'DELETE' });
    // Somebody was quicker at Stripe itself.
    stripe.cards.removed.push(`pm_accept-${session?.id}`);
    await settle(test);
    expect(stripe.cards.removed).toContain(session?.customer);
    const row = await test.db.inInstance(payer.instance.id, (trx) =>
      trx.selectFrom('linked_cards').selectAll().where('id', '=', BigInt(id)).executeTakeFirst(),
    );
    expect(row).toMatchObject({ state: 'removed', gateway_card: null });
  });
});

/** Told often and in any order, with the failed try of another card in between. */
async function expectEnd(
  payer: CustomerActor,
  { invoice, intent }: { invoice: Invoice; intent: StandInIntent },
): Promise<void> {
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
  const paid = eventOf('payment_intent.succeeded', intent);
  const ofPage = { ...intent, metadata: { ...intent.metadata, saved_card: undefined } };
  await deliver(eventOf('payment_intent.payment_failed', ofPage));
  await settle(test);
  expect((await readInvoice(payer, invoice.id)).status).not.toBe('failed');
  for (const event of [paid, paid, eventOf('payment_intent.succeeded', intent)]) {
    await deliver(event);
    await settle(test);
  }
  expect((await readInvoice(payer, invoice.id)).status).toBe('paid');
  expect(await balanceOf(test, payer)).toBe(20_005_000n);
}
