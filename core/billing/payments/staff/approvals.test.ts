// On PostgreSQL: two of staff who approve at once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { askForFunds, balanceOf, invoiceIn, newPayer, readInvoice } from '../testing/payer.ts';
import type { StaffPayment } from './staff-payment.contract.ts';

/** Takes 10 to 1,000 dollars with a fee of 1.5 %, so that 1,015 is the most that can come. */
const TRANSFER = 1;
/** Takes any amount, without a fee. */
const BILL = 4;

let test: TestCore;
let staff: CustomerActor;
let colleague: CustomerActor;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  staff = await newPayer(test, { roles: ['staff'], name: 'Grace Lane' });
  colleague = await newPayer(test, { roles: ['staff'], name: 'Max Reed' });
});
afterAll(() => test.close());

const decideAtOnce = (
  actor: CustomerActor,
  path: `${number}/${'approve' | 'refuse'}`,
  body: Record<string, string> = {},
) =>
  actor.request(`/api/v1/staff/payments/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });

/** As the panel does it: the sum that is credited is agreed to. */
const decide: typeof decideAtOnce = async (actor, path, body = {}) => {
  const first = await decideAtOnce(actor, path, body);
  if (first.status !== 409) return first;
  const { code, params } = (await first.clone().json()) as { code: string; params?: object };
  if (code !== 'confirmation_needed') return first;
  const { amount } = params as { amount: string };
  return decideAtOnce(actor, path, { ...body, confirmed_amount: amount });
};

/** A payment that its customer has called paid. */
async function waiting(customer: CustomerActor, amount: string, method = TRANSFER) {
  const asked = { payment_method_id: method, amount };
  const invoice = await invoiceIn(await askForFunds(customer, asked));
  expect((await customer.post(`/api/v1/invoices/${invoice.id}/mark-is-paid`)).status).toBe(200);
  return invoice;
}

async function paymentIn(response: Response): Promise<StaffPayment> {
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: StaffPayment }).data;
}

const asSeen = async (actor: CustomerActor, id: number) =>
  paymentIn(await actor.request(`/api/v1/staff/payments/${id}`));

const audited = async (invoiceId: number) => {
  const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('audit_log')
      .select(['action', 'staff_id', 'details'])
      .where('action', 'like', 'payment.%')
      .orderBy('id')
      .execute(),
  );
  return rows
    .map(({ action, staff_id: by, details }) => ({ action, by, ...Object(details) }))
    .filter(({ invoice }) => invoice === String(invoiceId));
};

describe('a payment of staff themselves', () => {
  it('is decided by a colleague only', async () => {
    const { id } = await waiting(staff, '20');
    expect(await asSeen(staff, id)).toMatchObject({ is_own: true, may_be_decided: false });
    for (const path of [`${id}/approve`, `${id}/refuse`] as const) {
      const refused = await decide(staff, path, path.endsWith('refuse') ? { reason: 'no' } : {});
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'own_payment' });
    }
    expect(await balanceOf(test, staff)).toBe(0n);
    expect(await asSeen(colleague, id)).toMatchObject({ is_own: false, may_be_decided: true });
    expect((await decide(colleague, `${id}/approve`)).status).toBe(200);
    expect(await balanceOf(test, staff)).toBe(20_000_000n);
  });
});

describe('what came', () => {
  it('is at most what the method takes, with its fee', async () => {
    const customer = await newPayer(test);
    const { id } = await waiting(customer, '25');
    const more = await decide(staff, `${id}/approve`, { received_amount: '1015.01' });
    expect(more.status).toBe(422);
    expect(Object.keys(((await more.json()) as { errors: object }).errors)).toEqual([
      'received_amount',
    ]);
    expect(await balanceOf(test, customer)).toBe(0n);
    const most = { received_amount: '1015' };
    expect(await paymentIn(await decide(staff, `${id}/approve`, most))).toMatchObject({
      status: 'waiting',
      first_approval: { received_amount: '1015' },
    });
  });

  it('is what was agreed on, though the method takes less by now', async () => {
    const customer = await newPayer(test);
    const { id } = await waiting(customer, '100');
    const setMost = (most: bigint) =>
      test.db.inInstance(test.instances.a.id, (trx) =>
        trx
          .updateTable('payment_methods')
          .set({ max_amount_micro: most })
          .where('id', '=', TRANSFER)
          .execute(),
      );
    await setMost(50_000_000n);
    const more = await decide(staff, `${id}/approve`, { received_amount: '101.51' });
    expect(more.status).toBe(422);
    const agreed = await decide(staff, `${id}/approve`);
    await setMost(1_000_000_000n);
    expect(agreed.status).toBe(200);
    expect(await balanceOf(test, customer)).toBe(105_000_000n);
  });

  it.each(['0.009', '0.015', '10.005'])('is in whole cents: %s is none', async (received) => {
    const { id } = await waiting(await newPayer(test), '25');
    const refused = await decide(staff, `${id}/approve`, { received_amount: received });
    expect(refused.status).toBe(422);
  });
});

describe('a payment above the limit of the instance', () => {
  it('needs two people, and both are named', async () => {
    const customer = await newPayer(test);
    const { id } = await waiting(customer, '1000.01', BILL);
    expect(await asSeen(staff, id)).toMatchObject({
      first_approval: null,
      second_approval_above: '1000',
    });
    const first = await paymentIn(await decide(staff, `${id}/approve`));
    expect(first).toMatchObject({
      status: 'waiting',
      may_be_decided: true,
      first_approval: {
        ...{ id: Number(staff.id), name: 'Grace Lane' },
        received_amount: '1000.01',
        is_mine: true,
      },
    });
    expect(await balanceOf(test, customer)).toBe(0n);
    const again = await decide(staff, `${id}/approve`);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'second_person_needed' });
    expect(await balanceOf(test, customer)).toBe(0n);
    expect(await asSeen(colleague, id)).toMatchObject({
      first_approval: { name: 'Grace Lane', is_mine: false },
    });
    const second = await paymentIn(await decide(colleague, `${id}/approve`));
    expect(second).toMatchObject({
      status: 'paid',
      decided_by: { id: Number(colleague.id), name: 'Max Reed' },
    });
    expect(await balanceOf(test, customer)).toBe(1_000_010_000n);
    expect(await audited(id)).toEqual([
      expect.objectContaining({ action: 'payment.approved_first', by: staff.id }),
      expect.objectContaining({ action: 'payment.approved', by: colleague.id }),
    ]);
  });

  it('of exactly the limit needs one', async () => {
    const customer = await newPayer(test);
    const { id } = await waiting(customer, '1000', BILL);
    expect((await decide(staff, `${id}/approve`)).status).toBe(200);
    expect(await balanceOf(test, customer)).toBe(1_000_000_000n);
  });

  it('counts what came, not what was asked for', async () => {
    const customer = await newPayer(test);
    const { id } = await waiting(customer, '25', BILL);
    const much = { received_amount: '1000000' };
    expect(await paymentIn(await decide(staff, `${id}/approve`, much))).toMatchObject({
      status: 'waiting',
    });
    expect(await balanceOf(test, customer)).toBe(0n);
    // The second means what the first had said, unless they say another sum: that begins anew.
    const less = await decide(colleague, `${id}/approve`, { received_amount: '2000' });
    expect(await paymentIn(less)).toMatchObject({
      status: 'waiting',
      first_approval: { name: 'Max Reed', received_amount: '2000' },
    });
    expect((await decide(colleague, `${id}/approve`)).status).toBe(409);
    expect(await paymentIn(await decide(staff, `${id}/approve`))).toMatchObject({
      status: 'paid',
      received_amount: '2000',
    });
    expect(await balanceOf(test, customer)).toBe(2_000_000_000n);
  });

  it('is refused by one, whoever has approved it first', async () => {
    const customer = await newPayer(test);
    const { id } = await waiting(customer, '1500', BILL);
    expect((await decide(staff, `${id}/approve`)).status).toBe(200);
    expect((await decide(colleague, `${id}/refuse`, { reason: 'not found' })).status).toBe(200);
    expect(await readInvoice(customer, id)).toMatchObject({ status: 'refused' });
    expect((await decide(colleague, `${id}/approve`)).status).toBe(409);
  });

  it('follows what the owner sets', async () => {
    await changeSettings(test.deps, { slug: 'alder', patch: { secondApprovalAbove: '20' } });
    const customer = await newPayer(test);
    const { id } = await waiting(customer, '25', BILL);
    const answers = await Promise.all([
      decide(staff, `${id}/approve`),
      decide(colleague, `${id}/approve`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await balanceOf(test, customer)).toBe(25_000_000n);
    await changeSettings(test.deps, { slug: 'alder', patch: { secondApprovalAbove: '1000' } });
  });
});

describe('what a gateway takes', () => {
  it('is decided by nobody here, before it is paid and after', async () => {
    const customer = await newPayer(test);
    const { id } = await invoiceIn(await askForFunds(customer));
    expect(await asSeen(staff, id)).toMatchObject({
      gateway: 'sandbox',
      may_be_decided: false,
      reference: expect.any(String),
    });
    const approved = await decide(staff, `${id}/approve`);
    expect(approved.status).toBe(409);
    expect(await approved.json()).toMatchObject({ code: 'already_decided' });
    expect((await decide(staff, `${id}/refuse`, { reason: 'no' })).status).toBe(409);
    expect(await balanceOf(test, customer)).toBe(0n);
    expect(await readInvoice(customer, id)).toMatchObject({ status: 'open' });
  });
});
