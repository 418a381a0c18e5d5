import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import {
  chargeOf,
  startStripeStandIn,
  type StandInSession,
  type StripeStandIn,
} from '#core/testing/stripe-stand-in.ts';
import type { Invoice } from '../invoices/invoice.contract.ts';
import { checkOutside } from '../outside/check-outside.ts';
import { askForFunds, balanceOf, invoiceIn, readInvoice, settle } from '../testing/payer.ts';

const STRIPE_METHOD = 3;

let test: TestCore;
let stripe: StripeStandIn;
let payer: CustomerActor;
beforeAll(async () => {
  const clock = createSettableClock();
  stripe = await startStripeStandIn(() => clock.now());
  test = await testCore({ clock, services: { stripe: stripe.settings } });
  payer = test.actors.customerOfA;
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

async function startPaying(amount = '20'): Promise<{ invoice: Invoice; session: StandInSession }> {
  const asked = await askForFunds(payer, { payment_method_id: STRIPE_METHOD, amount });
  expect(asked.status).toBe(201);
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('A session was made');
  return { invoice: await invoiceIn(asked), session };
}

let events = 0;
const eventOf = (type: string, object: object) => ({
  id: `evt_${(events += 1)}`,
  ...{ type, data: { object } },
});
const paidEvent = (session: StandInSession) =>
  eventOf('checkout.session.completed', {
    ...session,
    ...{ status: 'complete', payment_status: 'paid' },
  });

async function deliver(delivery: RequestInit, host = test.instances.a.host): Promise<number> {
  const answer = await test.request('/api/v1/webhooks/stripe', { ...delivery, host });
  return answer.status;
}

describe('paying by Stripe', () => {
  it('leads to its page, with the amount and the way back', async () => {
    const { invoice, session } = await startPaying('20.005');
    expect(invoice).toMatchObject({
      status: 'open',
      payment: { type: 'redirect', url: session.url },
    });
    expect(session).toMatchObject({ amount_total: 2_001, currency: 'usd' });
  });

  it('credits once what was paid, however often and in whatever order Stripe tells it', async () => {
    const order = fc.shuffledSubarray(
      ['paid', 'paid', 'paid', 'paid', 'paid', 'noise', 'noise', 'session of nobody'] as const,
      { minLength: 1 },
    );
    const property = fc.asyncProperty(order, async (told) => {
      const before = await balanceOf(test, payer);
      const { invoice, session } = await startPaying();
      const noise = eventOf('payment_intent.created', { id: 'pi_1', metadata: session.metadata });
      const strange = paidEvent({ ...session, id: `cs_of_nobody_${events}` });
      const all = { paid: paidEvent(session), noise, 'session of nobody': strange };
      for (const name of told) {
        expect(await deliver(stripe.deliver(all[name]))).toBe(200);
        await settle(test);
      }
      const isPaid = told.includes('paid');
      expect((await readInvoice(payer, invoice.id)).status).toBe(isPaid ? 'paid' : 'open');
      const credited = (await balanceOf(test, payer)) - before;
      expect(credited).toBe(isPaid ? 20_000_000n : 0n);
    });
    await fc.assert(property, { numRuns: 12, endOnFailure: true });
  });

  it.each([
    ['signed by somebody else', () => ({ secret: 'whsec_of_somebody' })],
    ['older than five minutes', () => ({ at: new Date(test.clock.now().getTime() - 301_000) })],
  ])('refuses what is %s', async (_what, signed) => {
    const { invoice, session } = await startPaying();
    expect(await deliver(stripe.deliver(paidEvent(session), signed()))).toBe(400);
    const changed = stripe.deliver(paidEvent(session));
    const body = String(changed.body).replace('2000', '9000');
    expect(await deliver({ ...changed, body })).toBe(400);
    await settle(test);
    expect((await readInvoice(payer, invoice.id)).status).toBe('open');
  });

  it('leaves the payments of another instance to its own endpoint', async () => {
    const { invoice, session } = await startPaying();
    const told = stripe.deliver(paidEvent(session));
    expect(await deliver(told, test.instances.b.host)).toBe(200);
    await settle(test);
    const kept = await test.db.inInstance(test.instances.b.id, (trx) =>
      trx.selectFrom('gateway_events').selectAll().execute(),
    );
    expect(kept).toEqual([]);
    expect((await readInvoice(payer, invoice.id)).status).toBe('open');
  });

  it('ends an invoice whose page has expired, and credits one that is paid late', async () => {
    const { invoice, session } = await startPaying();
    const expired = { ...session, status: 'expired' };
    await deliver(stripe.deliver(eventOf('checkout.session.expired', expired)));
    await settle(test);
    expect((await readInvoice(payer, invoice.id)).status).toBe('failed');
    await deliver(stripe.deliver(paidEvent(session)));
    await settle(test);
    expect((await readInvoice(payer, invoice.id)).status).toBe('paid');
  });

  it('credits once what is paid after its customer has canceled it', async () => {
    const before = await balanceOf(test, payer);
    const { invoice, session } = await startPaying();
    expect((await payer.post(`/api/v1/invoices/${invoice.id}/cancel`)).status).toBe(200);
    expect((await readInvoice(payer, invoice.id)).status).toBe('expired');
    for (let times = 0; times < 2; times += 1) {
      expect(await deliver(stripe.deliver(paidEvent(session)))).toBe(200);
      await settle(test);
    }
    expect((await readInvoice(payer, invoice.id)).status).toBe('paid');
    expect((await balanceOf(test, payer)) - before).toBe(20_000_000n);
    expect((await verifyLedger(test.deps, payer.instance.id)).faults).toEqual([]);
  });

  it('takes down the page of what its customer has canceled', async () => {
    const { invoice, session } = await startPaying();
    expect((await payer.post(`/api/v1/invoices/${invoice.id}/cancel`)).status).toBe(200);
    expect(session.status).toBe('expired');
    await deliver(stripe.deliver(eventOf('checkout.session.expired', session)));
    await settle(test);
    expect(await readInvoice(payer, invoice.id)).toMatchObject({
      ...{ status: 'expired', reason: { code: 'canceled' } },
    });
  });

  it('is canceled even if its page cannot be taken down', async () => {
    const { invoice, session } = await startPaying();
    stripe.next = 'refuse';
    const answer = await payer.post(`/api/v1/invoices/${invoice.id}/cancel`);
    stripe.next = undefined;
    expect(answer.status).toBe(200);
    expect(session.status).toBe('open');
    expect((await readInvoice(payer, invoice.id)).status).toBe('expired');
  });

  it('is asked first, and cancels nothing that was paid without our having heard', async () => {
    const before = await balanceOf(test, payer);
    const { invoice, session } = await startPaying();
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    expect((await payer.post(`/api/v1/invoices/${invoice.id}/cancel`)).status).toBe(409);
    expect((await readInvoice(payer, invoice.id)).status).toBe('paid');
    expect((await balanceOf(test, payer)) - before).toBe(20_000_000n);
  });

  it.each([
    ['has ended without being paid', { payment_status: 'unpaid' }],
    ['was paid in other money', { payment_status: 'paid', currency: 'eur' }],
  ])('credits nothing for a page that %s', async (_what, change) => {
    const { invoice, session } = await startPaying();
    const ended = { ...session, status: 'complete', ...change };
    await deliver(stripe.deliver(eventOf('checkout.session.completed', ended)));
    await settle(test);
    expect((await readInvoice(payer, invoice.id)).status).toBe('open');
  });

  it('says that a refused start has failed', async () => {
    stripe.next = 'refuse';
    const asked = await askForFunds(payer, { payment_method_id: STRIPE_METHOD });
    stripe.next = undefined;
    expect(await invoiceIn(asked)).toMatchObject({ status: 'failed', payment: null });
  });

  it('finds out what became of a start that was never answered', async () => {
    const before = stripe.sessions.length;
    stripe.next = 'say nothing';
    const invoice = await invoiceIn(
      await askForFunds(payer, { payment_method_id: STRIPE_METHOD, amount: '31' }),
    );
    stripe.next = undefined;
    expect(invoice.status).toBe('unknown');
    expect(stripe.sessions.length).toBe(before + 1);
    const session = stripe.sessions.at(-1);
    if (session) Object.assign(session, { status: 'complete', payment_status: 'paid' });
    const balance = await balanceOf(test, payer);
    await checkOutside(test.deps, { instanceId: payer.instance.id, id: BigInt(invoice.id) });
    expect((await readInvoice(payer, invoice.id)).status).toBe('paid');
    expect(await balanceOf(test, payer)).toBe(balance + 31_000_000n);
  });

  it('understands refunds and disputes by the charge they are about', async () => {
    const { session } = await startPaying();
    stripe.sessions.splice(0, stripe.sessions.length, session);
    const charge = chargeOf(session);
    const dispute = { id: 'dp_1', object: 'dispute', charge: 'ch_1', amount: 700, status: 'won' };
    for (const event of [
      eventOf('charge.refunded', { ...charge, amount_refunded: 500 }),
      eventOf('charge.dispute.created', dispute),
      eventOf('charge.dispute.closed', dispute),
      eventOf('charge.dispute.closed', { ...dispute, status: 'lost' }),
      eventOf('charge.dispute.closed', { ...dispute, status: 'warning_closed' }),
      eventOf('charge.refunded', { ...charge, amount_refunded: 600, currency: 'eur' }),
    ]) {
      expect(await deliver(stripe.deliver(event))).toBe(200);
    }
    const kept = await test.db.inInstance(payer.instance.id, (trx) =>
      trx.selectFrom('gateway_events').select('event').orderBy('id', 'desc').limit(4).execute(),
    );
    const reference = session.client_reference_id;
    expect(kept.map(({ event }) => event).toReversed()).toMatchObject([
      { kind: 'refunded', reference, amountMicro: '5000000' },
      { kind: 'disputed', reference, amountMicro: '7000000', caseId: 'dp_1' },
      { kind: 'dispute_won', reference, amountMicro: '7000000', caseId: 'dp_1' },
      { kind: 'dispute_lost', reference, amountMicro: '7000000', caseId: 'dp_1' },
    ]);
  });
});
