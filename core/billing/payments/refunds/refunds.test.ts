// On PostgreSQL: two of staff who give back the same payment at once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargeOrder } from '#core/billing/ledger/moves/charge-order.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import { startStripeStandIn, type StripeStandIn } from '#core/testing/stripe-stand-in.ts';
import type { Invoice } from '../invoices/invoice.contract.ts';
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
import { setTerms, tellGateway } from '../testing/taking-back.ts';
import type { StaffPayment } from '../staff/staff-payment.contract.ts';
import { verifyInvoices } from '../verify-invoices.ts';
import { REFUND_AT_GATEWAY } from './refund-at-gateway.ts';

const TRANSFER = 1;
const STRIPE = 3;

let test: TestCore;
let stripe: StripeStandIn;
let staff: CustomerActor;
let payer: CustomerActor;
beforeAll(async () => {
  const clock = createSettableClock();
  stripe = await startStripeStandIn(() => clock.now());
  test = await testCore({ clock, isDemo: true, services: { stripe: stripe.settings } });
  staff = await newPayer(test, { roles: ['staff'] });
});
beforeEach(async () => {
  await setTerms(test, { feePpm: 29_000, bonusPpm: 40_000 });
  payer = await newPayer(test);
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

const faultsNow = async () => [
  ...(await verifyInvoices(test.deps, payer.instance.id)).faults,
  ...(await verifyLedger(test.deps, payer.instance.id)).faults,
];

/** Of 1,000 dollars, 1,029 are charged and 1,040 credited. */
async function paidAtSandbox(amount = '1000'): Promise<Invoice> {
  const invoice = await invoiceIn(await askForFunds(payer, { amount }));
  await decide(payer, invoice, 'approve');
  await settle(test);
  return invoice;
}

async function paidAtStripe(): Promise<Invoice> {
  const asked = { payment_method_id: STRIPE, amount: '20' };
  const invoice = await invoiceIn(await askForFunds(payer, asked));
  const session = stripe.sessions.at(-1);
  const object = { ...session, status: 'complete', payment_status: 'paid' };
  const event = {
    ...{ id: `evt_${randomUUID()}`, type: 'checkout.session.completed' },
    data: { object },
  };
  const host = test.instances.a.host;
  await test.request('/api/v1/webhooks/stripe', { ...stripe.deliver(event), host });
  await settle(test);
  return invoice;
}

type Body = Record<string, string>;

const refundAtOnce = (id: number, body: Body, { by = staff, key = randomUUID() as string } = {}) =>
  by.request(`/api/v1/staff/payments/${id}/refund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });

/** As the panel does it: the sum is agreed to. */
const refund = (id: number, amount: string, asked: { by?: CustomerActor; key?: string } = {}) =>
  refundAtOnce(id, { amount, confirmed_amount: amount, reason: 'Paid twice' }, asked);

async function shownToStaff(id: number): Promise<StaffPayment> {
  const answer = await staff.request(`/api/v1/staff/payments/${id}`);
  return ((await answer.json()) as { data: StaffPayment }).data;
}

const refundId = async (id: number) => String((await shownToStaff(id)).refunds.at(-1)?.id);

describe('staff give a payment back', () => {
  it('by its gateway, with its bonus and its fee, once for all that is told of it', async () => {
    const { id } = await paidAtSandbox();
    expect(await shownToStaff(id)).toMatchObject({
      ...{ refundable: { most: '1029', is_by_gateway: true }, refunds: [] },
    });
    expect((await refund(id, '343')).status).toBe(200);
    // Nothing moves before the gateway has answered, and nothing else is given back meanwhile.
    expect(await balanceOf(test, payer)).toBe(1_040_000_000n);
    expect(await shownToStaff(id)).toMatchObject({
      ...{ refundable: null, refunds: [{ amount: '343', state: 'requested', refusal: null }] },
    });
    expect((await refund(id, '343')).status).toBe(409);
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(693_320_000n);
    expect(await shownToStaff(id)).toMatchObject({
      ...{ status: 'refunded', refunded_amount: '343', refundable: { most: '686' } },
      refunds: [{ state: 'done', reason: 'Paid twice', staff: { id: Number(staff.id) } }],
    });
    expect((await refund(id, '686')).status).toBe(200);
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(0n);
    expect(await shownToStaff(id)).toMatchObject({ refunded_amount: '1029', refundable: null });
    expect((await refund(id, '1')).status).toBe(409);
    expect(await faultsNow()).toEqual([]);
  });

  it('only in whole cents, no more than came, with a reason, and as they have agreed to', async () => {
    const { id } = await paidAtSandbox('20');
    const said = async (body: Body) => {
      const answer = await refundAtOnce(id, body);
      const { code, errors, params } = (await answer.json()) as Record<string, unknown>;
      return { code, errors, params };
    };
    const reason = 'Asked for it';
    expect(await said({ amount: '5' })).toMatchObject({
      errors: { reason: ['This field is required'] },
    });
    expect(await said({ amount: '0.001', reason })).toMatchObject({
      errors: { amount: [expect.any(String)] },
    });
    expect(await said({ amount: '20.59', reason })).toMatchObject({
      errors: { amount: [expect.stringContaining('20.58')] },
    });
    expect(await said({ reason })).toMatchObject({
      ...{ code: 'confirmation_needed', params: { amount: '20.58' } },
    });
    expect(await said({ amount: '5', reason, confirmed_amount: '6' })).toMatchObject({
      ...{ code: 'confirmation_needed', params: { amount: '5' } },
    });
    expect((await shownToStaff(id)).refunds).toEqual([]);
  });

  it('not what is spent, not their own, and not while a bank decides', async () => {
    const spent = await paidAtSandbox('100');
    await test.db.inInstance(payer.instance.id, (trx) => {
      const charge = { customerId: payer.id, orderId: payer.id, amountMicro: 94_000_000n };
      const ledger = { ...test.deps, trx, instanceId: payer.instance.id };
      return chargeOrder(ledger, { ...charge, actor: { kind: 'system' } });
    });
    const refused = await refund(spent.id, '20');
    expect(await refused.json()).toMatchObject({
      errors: { amount: [expect.stringContaining('$10.22')] },
    });
    payer = staff;
    const own = await paidAtSandbox('20');
    expect(await (await refund(own.id, '5')).json()).toMatchObject({ code: 'own_payment' });
    payer = await newPayer(test);
    const disputed = await paidAtSandbox('20');
    await tellGateway(test, disputed, { kind: 'disputed', cents: 2_058, caseId: 'one' });
    expect((await shownToStaff(disputed.id)).refundable).toBeNull();
    expect((await refund(disputed.id, '5')).status).toBe(409);
  });

  it('by themselves where no gateway has taken it', async () => {
    const asked = { payment_method_id: TRANSFER, amount: '100' };
    const { id } = await invoiceIn(await askForFunds(payer, asked));
    const key = randomUUID();
    const approve = (confirmed?: string) =>
      staff.request(`/api/v1/staff/payments/${id}/approve`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(confirmed === undefined ? {} : { confirmed_amount: confirmed }),
      });
    const { params } = (await (await approve()).json()) as { params: { amount: string } };
    expect((await approve(params.amount)).status).toBe(200);
    const { refundable } = await shownToStaff(id);
    expect(refundable).toEqual({ most: '101.5', is_by_gateway: false });
    const once = { key: randomUUID() };
    expect((await refund(id, '101.5', once)).status).toBe(200);
    expect((await refund(id, '101.5', once)).status).toBe(200);
    expect(await balanceOf(test, payer)).toBe(0n);
    expect(await readInvoice(payer, id)).toMatchObject({
      ...{ status: 'refunded', refunded_amount: '101.5' },
    });
    expect(await faultsNow()).toEqual([]);
  });

  it('once, where two of them do it at the same moment', async () => {
    const { id } = await paidAtSandbox('20');
    const other = await newPayer(test, { roles: ['staff'] });
    const answers = await Promise.all([refund(id, '20.58'), refund(id, '20.58', { by: other })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(0n);
    expect(await shownToStaff(id)).toMatchObject({ refunded_amount: '20.58' });
    expect(await faultsNow()).toEqual([]);
  });
});

describe('a refund at Stripe', () => {
  it('is asked for once, though the first answer was lost', async () => {
    const { id } = await paidAtStripe();
    stripe.refunds.next = 'say nothing';
    expect((await refund(id, '5')).status).toBe(200);
    const job = { refundId: await refundId(id) };
    const run = () => runAlone(test, REFUND_AT_GATEWAY, job, payer.instance.id);
    await run();
    await run();
    const made = stripe.refunds.refunds.filter(({ amount }) => amount === 500);
    expect(made).toHaveLength(1);
    expect(await readInvoice(payer, id)).toMatchObject({ refunded_amount: '5' });
    expect(await balanceOf(test, payer)).toBe(15_000_000n);
  });

  it('that is refused moves nothing, and says why', async () => {
    const { id } = await paidAtStripe();
    stripe.refunds.next = 'refuse';
    await refund(id, '5');
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(20_000_000n);
    expect(await shownToStaff(id)).toMatchObject({
      ...{ status: 'paid', refundable: { most: '20' } },
      refunds: [{ state: 'refused', refusal: 'The charge has been refunded already.' }],
    });
    expect(await faultsNow()).toEqual([]);
  });
});
