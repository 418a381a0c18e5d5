import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';
import type { Invoice } from '../invoices/invoice.contract.ts';
import {
  askForFunds,
  balanceOf,
  invoiceIn,
  newPayer,
  readInvoice,
  settle,
} from '../testing/payer.ts';

const TRANSFER = { payment_method_id: 1, amount: '100' };

let test: TestCore;
let staff: CustomerActor;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  staff = await newPayer(test, { roles: ['staff'] });
});
afterAll(() => test.close());

const decide = (
  actor: CustomerActor,
  path: `${number}/${'approve' | 'refuse'}`,
  { key = randomUUID() as string, ...body }: Record<string, string> = {},
) =>
  actor.request(`/api/v1/staff/payments/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });

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
      comment: `INV-${made.id}`,
      is_user_comment: true,
    });
    const invoice = await waiting(customer);
    expect(invoice).toMatchObject({ status: 'waiting', comment: 'from Ada' });
    expect(await inModeration(customer)).toBe(1);
    const listed = await staff.request('/api/v1/staff/payments');
    expect(await listed.json()).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          id: invoice.id,
          may_be_decided: true,
          customer: { id: Number(customer.id), name: 'Ada Brook', email: customer.email },
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
    expect(mail?.text).toMatch(/über 101,50\s\$ bei Alder.*105,00\s\$ stehen/);
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
    expect([0n, 105_000_000n]).toContain(await balanceOf(test, customer));
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
