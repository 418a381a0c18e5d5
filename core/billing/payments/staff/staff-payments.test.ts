// On PostgreSQL: two of staff who decide at once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';
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

const TRANSFER = { payment_method_id: 1, amount: '100' };

let test: TestCore;
let staff: CustomerActor;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  staff = await newPayer(test, { roles: ['staff'] });
});
afterAll(() => test.close());

type DecisionPath = `${number}/${'approve' | 'refuse'}`;

const decideAtOnce = (
  actor: CustomerActor,
  path: DecisionPath,
  { key = randomUUID() as string, ...body }: Record<string, string> = {},
) =>
  actor.request(`/api/v1/staff/payments/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });

/** As the panel does it: the sum that is credited is agreed to. */
async function decide(actor: CustomerActor, path: DecisionPath, body: Record<string, string> = {}) {
  const first = await decideAtOnce(actor, path, body);
  if (first.status !== 409) return first;
  const { code, params } = (await first.clone().json()) as { code: string; params?: object };
  if (code !== 'confirmation_needed') return first;
  const { amount } = params as { amount: string };
  return decideAtOnce(actor, path, { ...body, confirmed_amount: amount });
}

async function waiting(actor: CustomerActor, comment = 'from Ada'): Promise<Invoice> {
  const { id } = await invoiceIn(await askForFunds(actor, TRANSFER));
  const marked = await actor.post(`/api/v1/invoices/${id}/mark-is-paid`, { comment });
  expect(marked.status).toBe(200);
  return invoiceIn(marked);
}

const inModeration = async (actor: CustomerActor): Promise<unknown> => {
  const { data } = (await (await actor.request('/api/v1/profile')).json()) as {
    data: { invoices_in_moderation: number };
  };
  return data.invoices_in_moderation;
};

describe('a payment that staff look for', () => {
  it('waits once the customer has called it paid, and is credited when it was found', async () => {
    const customer = await newPayer(test, { language: 'de' });
    const made = await invoiceIn(await askForFunds(customer, TRANSFER));
    expect(made.payment).toMatchObject({
      type: 'message',
      account_number: 'Alder 1234',
      account_holder: 'Alder Ltd',
      bank_name: 'Example Bank',
      bic: 'EXMPDEFF',
      comment: `INV-${made.id}`,
      is_user_comment: true,
    });
    const invoice = await waiting(customer);
    expect(invoice).toMatchObject({ status: 'waiting', comment: 'from Ada' });
    expect(await inModeration(customer)).toBe(1);
    expect(await inModeration(await newPayer(test))).toBe(0);
    const listed = await staff.request('/api/v1/staff/payments');
    expect(await listed.json()).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          id: invoice.id,
          may_be_decided: true,
          customer: {
            ...{ id: Number(customer.id), name: 'Ada Brook', email: customer.email },
            ...{ balance: '0', debt: '0' },
          },
        }),
      ]),
    });
    expect((await decide(staff, `${invoice.id}/approve`)).status).toBe(200);
    expect(await readInvoice(customer, invoice.id)).toMatchObject({ status: 'paid', reason: null });
    expect(await balanceOf(test, customer)).toBe(105_000_000n);
    expect(await inModeration(customer)).toBe(0);
    await settle(test);
    const [mail, ...more] = await mailsTo(test, customer.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ihre Zahlung bei Alder ist angekommen');
    expect(mail?.text).toMatch(/über 101,50\s\$ bei Alder.*105,00\s\$ wurden/);
  });

  it('is waited for without an end, and never one of a gateway', async () => {
    const customer = await newPayer(test);
    const invoice = await waiting(customer);
    const atGateway = await invoiceIn(await askForFunds(customer));
    const marked = await customer.post(`/api/v1/invoices/${atGateway.id}/mark-is-paid`);
    expect(marked.status).toBe(409);
    const now = test.clock.now();
    await test.db.inInstance(customer.instance.id, (trx) =>
      trx
        .updateTable('invoices')
        .set({ expires_at: now })
        .where('customer_id', '=', customer.id)
        .execute(),
    );
    await runAlone(test, reconcilePayments, {});
    const statusOf = async ({ id }: Invoice) => (await readInvoice(customer, id)).status;
    expect([await statusOf(invoice), await statusOf(atGateway)]).toEqual(['waiting', 'expired']);
  });

  it('is not credited before staff agree to the very sum', async () => {
    const customer = await newPayer(test);
    const invoice = await waiting(customer);
    const stale = [{}, { confirmed_amount: '101.5' }, { received_amount: '50.75' }];
    const sums = ['105', '105', '50'];
    for (const [at, body] of stale.entries()) {
      const refused = await decideAtOnce(staff, `${invoice.id}/approve`, body);
      expect(await refused.json()).toMatchObject({
        code: 'confirmation_needed',
        params: { amount: sums[at] },
      });
    }
    expect(await readInvoice(customer, invoice.id)).toMatchObject({ status: 'waiting' });
    expect(await balanceOf(test, customer)).toBe(0n);
    const agreed = await decideAtOnce(staff, `${invoice.id}/approve`, { confirmed_amount: '105' });
    const { data } = (await agreed.json()) as { data: object };
    expect(data).toMatchObject({
      status: 'paid',
      decided_by: { id: Number(staff.id), name: 'Ada Brook' },
    });
    expect(await balanceOf(test, customer)).toBe(105_000_000n);
  });

  it('is credited for what came, by the same terms', async () => {
    const customer = await newPayer(test);
    const invoice = await waiting(customer);
    const received = { received_amount: '50.75' };
    const response = await decide(staff, `${invoice.id}/approve`, received);
    // 50 with a fee of 1.5 %; below 100 there is no bonus.
    expect(await invoiceIn(response)).toMatchObject({
      status: 'paid',
      received_amount: '50.75',
      fee: '0.75',
      payment_method_bonus: '0',
      amount_to_be_credited: '50',
    });
    expect(await balanceOf(test, customer)).toBe(50_000_000n);
  });

  it('is refused with a reason that the customer reads', async () => {
    const customer = await newPayer(test);
    const invoice = await waiting(customer);
    expect((await decide(staff, `${invoice.id}/refuse`)).status).toBe(422);
    const reason = 'No transfer by this name';
    expect((await decide(staff, `${invoice.id}/refuse`, { reason })).status).toBe(200);
    expect(await readInvoice(customer, invoice.id)).toMatchObject({
      status: 'refused',
      reason: { code: 'refused_by_staff', text: reason },
    });
    await settle(test);
    const [mail] = await mailsTo(test, customer.email);
    expect(mail?.text).toContain(reason);
    expect(await balanceOf(test, customer)).toBe(0n);
    const audited = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['action', 'staff_id'])
        .where('customer_id', '=', customer.id)
        .where('action', '=', 'payment.refused')
        .execute(),
    );
    expect(audited).toEqual([{ action: 'payment.refused', staff_id: staff.id }]);
  });

  it('is refused while it is open, and gives back its coupon', async () => {
    const customer = await newPayer(test);
    const asked = { ...TRANSFER, coupon_code: 'alder-bonus' };
    const { id } = await invoiceIn(await askForFunds(customer, asked));
    const stateOfCoupon = () =>
      test.db.inInstance(customer.instance.id, (trx) =>
        trx
          .selectFrom('coupon_uses')
          .select('state')
          .where('customer_id', '=', customer.id)
          .execute(),
      );
    expect(await stateOfCoupon()).toEqual([{ state: 'reserved' }]);
    const refused = await decide(staff, `${id}/refuse`, { reason: 'Nothing came' });
    expect(refused.status).toBe(200);
    expect(await readInvoice(customer, id)).toMatchObject({ status: 'refused', payment: null });
    expect(await stateOfCoupon()).toEqual([{ state: 'released' }]);
    expect((await customer.post(`/api/v1/invoices/${id}/mark-is-paid`)).status).toBe(409);
  });

  it('is refused no more once it has expired, and is credited where it comes late', async () => {
    const customer = await newPayer(test);
    const { id } = await invoiceIn(await askForFunds(customer, TRANSFER));
    await test.db.inInstance(customer.instance.id, (trx) =>
      trx
        .updateTable('invoices')
        .set({ expires_at: test.clock.now() })
        .where('customer_id', '=', customer.id)
        .execute(),
    );
    await runAlone(test, reconcilePayments, {});
    expect(await readInvoice(customer, id)).toMatchObject({ status: 'expired' });
    expect((await decide(staff, `${id}/refuse`, { reason: 'Nothing came' })).status).toBe(409);
    expect((await decide(staff, `${id}/approve`)).status).toBe(200);
    expect(await readInvoice(customer, id)).toMatchObject({ status: 'paid' });
  });

  it('is decided once, also where all have agreed to the sum and decide at once', async () => {
    const colleague = await newPayer(test, { roles: ['staff'] });
    for (let round = 0; round < 3; round += 1) {
      const customer = await newPayer(test);
      const { id } = await waiting(customer);
      const agreed = { confirmed_amount: '105' };
      const answers = await Promise.all([
        decideAtOnce(staff, `${id}/approve`, agreed),
        decideAtOnce(colleague, `${id}/approve`, agreed),
        decideAtOnce(colleague, `${id}/refuse`, { reason: 'not found' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const noted = await test.db.inInstance(customer.instance.id, (trx) =>
        trx
          .selectFrom('audit_log')
          .select('action')
          .where('customer_id', '=', customer.id)
          .where('action', 'like', 'payment.%')
          .execute(),
      );
      expect(noted).toHaveLength(1);
    }
  });

  it('is decided once, whoever decides at the same time', async () => {
    const customer = await newPayer(test);
    const colleague = await newPayer(test, { roles: ['staff'] });
    const { id } = await waiting(customer);
    const answers = await Promise.all([
      decide(staff, `${id}/approve`, { key: 'mine' }),
      decide(colleague, `${id}/approve`),
      decide(colleague, `${id}/refuse`, { reason: 'not found' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = await Promise.all(
      answers.filter(({ status }) => status === 409).map((answer) => answer.json()),
    );
    expect(refused).toMatchObject([{ code: 'already_decided' }, { code: 'already_decided' }]);
    const isRefused = answers[2].status === 200;
    expect(await balanceOf(test, customer)).toBe(isRefused ? 0n : 105_000_000n);
    const decided = await staff.request(`/api/v1/staff/payments/${id}`);
    expect(await decided.json()).toMatchObject({
      data: {
        status: isRefused ? 'refused' : 'paid',
        decided_by: { id: Number((answers[0].status === 200 ? staff : colleague).id) },
        may_be_decided: false,
      },
    });
    // Whoever comes later finds it decided as well, and changes nothing.
    const late = await decide(
      staff,
      isRefused ? `${id}/approve` : `${id}/refuse`,
      isRefused ? {} : { reason: 'not found' },
    );
    expect(late.status).toBe(409);
    expect(await balanceOf(test, customer)).toBe(isRefused ? 0n : 105_000_000n);
  });

  it('is there for nobody else', async () => {
    const { customerOfA, otherCustomerOfA, customerOfB } = test.actors;
    const { id } = await waiting(customerOfA);
    for (const actor of [otherCustomerOfA, customerOfB]) {
      const marked = await actor.post(`/api/v1/invoices/${id}/mark-is-paid`, {});
      expect(marked.status).toBe(404);
      expect((await actor.request(`/api/v1/invoices/${id}`)).status).toBe(404);
      expect((await decide(actor, `${id}/approve`)).status).toBe(404);
      expect((await actor.request('/api/v1/staff/payments')).status).toBe(404);
    }
  });

  it('takes a comment only where the method asks for one', async () => {
    const customer = await newPayer(test);
    const byInvoice = { payment_method_id: 4, amount: '10' };
    const { id } = await invoiceIn(await askForFunds(customer, byInvoice));
    const path = `/api/v1/invoices/${id}/mark-is-paid`;
    expect((await customer.post(path, { comment: 'hello' })).status).toBe(422);
    expect((await customer.post(path, {})).status).toBe(200);
    expect((await customer.post(path, {})).status).toBe(200);
    const elsewhere = await invoiceIn(await askForFunds(customer));
    const marked = await customer.post(`/api/v1/invoices/${elsewhere.id}/mark-is-paid`, {});
    expect(marked.status).toBe(409);
  });
});
