// On PostgreSQL: two of staff at once, and a customer who takes back while staff approve.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import {
  ask,
  BANK,
  codeIn,
  decide,
  moneyOf,
  newEarner,
  requested,
  send,
  staffWithdrawalIn,
  withdrawalIn,
} from '../testing/earner.ts';
import { verifyWithdrawals } from '../verify-withdrawals.ts';

let test: TestCore;
let staff: CustomerActor;
let colleague: CustomerActor;
beforeAll(async () => {
  test = await testCore();
  staff = await newPayer(test, { roles: ['staff'], name: 'Grace Lane' });
  colleague = await newPayer(test, { roles: ['staff'], name: 'Max Reed' });
});
afterAll(async () => {
  const { id } = test.instances.a;
  expect((await verifyWithdrawals(test.deps, id)).faults).toEqual([]);
  expect((await verifyLedger(test.deps, id)).faults).toEqual([]);
  await test.close();
});

const PATH = '/api/v1/staff/withdrawals';
const asSeen = async (actor: CustomerActor, id: number) =>
  staffWithdrawalIn(await actor.request(`${PATH}/${id}`));
const own = (earner: CustomerActor, id: number) =>
  earner.request(`/api/v1/withdrawal/${id}`).then(withdrawalIn);

const paidOut = async (): Promise<bigint> => {
  const { total } = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('ledger_postings as p')
      .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
      .select((select) => select.fn.sum<bigint | null>('p.amount_micro').as('total'))
      .where('a.kind', '=', 'paid_out')
      .executeTakeFirstOrThrow(),
  );
  return BigInt(total ?? 0n);
};

const audited = async (id: number) => {
  const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('audit_log')
      .select(['action', 'staff_id', 'customer_id', 'details'])
      .where('action', 'like', 'withdrawal.%')
      .orderBy('id')
      .execute(),
  );
  return rows
    .map(({ details, ...row }) => ({ ...row, ...Object(details) }))
    .filter(({ withdrawal }) => withdrawal === String(id));
};

describe('the queue of staff', () => {
  it('has what waits, the oldest first, page by page, with whose it is and what can be done', async () => {
    const earner = await newEarner(test, { referral: 50_000_000n, name: 'Ida Noor' });
    const first = await requested(earner, { user_comment: 'Soon, please', amount: '2' });
    const second = await requested(earner, { amount: '3' });
    const listed = await staff.request(`${PATH}?limit=100`);
    const { data } = (await listed.json()) as { data: { id: number }[] };
    const ids = data.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(ids).toEqual(expect.arrayContaining([first.id, second.id]));
    const page = await staff.request(`${PATH}?limit=1&cursor=${first.id - 1}`);
    expect(await page.json()).toMatchObject({
      data: [{ id: first.id }],
      meta: { next: String(first.id) },
    });
    expect(await asSeen(staff, first.id)).toMatchObject({
      ...{ status: 'requested', amount: '2', user_comment: 'Soon, please' },
      customer: {
        ...{ id: Number(earner.id), name: 'Ida Noor', email: earner.email },
        ...{ is_frozen: false, earned: '50' },
      },
      ...{ is_own: false, may: ['approve', 'refuse'], first_approval: null },
      second_approval_above: '1000',
    });
    const paid = await staff.request(`${PATH}?status=paid`);
    expect(((await paid.json()) as { data: object[] }).data).toEqual([]);
  });

  it('is for staff with the permission alone', async () => {
    const earner = await newEarner(test);
    expect((await earner.request(PATH)).status).toBe(404);
    expect((await test.actors.guestOfA.request(PATH)).status).toBe(401);
  });
});

describe('a withdrawal that is paid', () => {
  it('is approved, sent by one person, and paid once that has agreed to the sum', async () => {
    const earner = await newEarner(test, { referral: 100_000_000n });
    const before = await paidOut();
    const { id } = await requested(earner, { payment_method_id: BANK, amount: '100' });
    await decide(staff, id, 'approve');
    expect(await asSeen(colleague, id)).toMatchObject({
      ...{ status: 'approved', may: ['send', 'refuse'] },
      approved_by: { name: 'Grace Lane', is_mine: false },
    });
    expect((await decide(colleague, id, 'send')).status).toBe(200);
    expect(await asSeen(staff, id)).toMatchObject({
      ...{ status: 'approved', may: ['doubt'] },
      sent_by: { name: 'Max Reed', is_mine: false },
    });
    expect(await asSeen(colleague, id)).toMatchObject({ may: ['pay', 'refuse', 'doubt'] });
    for (const deed of ['send', 'pay', 'refuse'] as const) {
      expect(await codeIn(await decide(staff, id, deed))).toBe('409 already_decided');
    }
    const unsaid = await send(colleague, `${PATH}/${id}/pay`);
    expect(await unsaid.json()).toMatchObject({
      ...{ code: 'confirmation_needed', params: { amount: '98' } },
    });
    const wrong = await send(colleague, `${PATH}/${id}/pay`, { confirmed_amount: '100' });
    expect(await codeIn(wrong)).toBe('409 confirmation_needed');
    const paid = await staffWithdrawalIn(await decide(colleague, id, 'pay'));
    expect(paid).toMatchObject({ status: 'paid', may: [], ended_by: { name: 'Max Reed' } });
    expect(await own(earner, id)).toMatchObject({ status: 'paid', reason: null });
    expect(await moneyOf(test, earner)).toMatchObject({ heldMicro: 0n, referralBalanceMicro: 0n });
    expect((await paidOut()) - before).toBe(98_000_000n);
    expect(await audited(id)).toMatchObject([
      { action: 'withdrawal.requested', customer_id: earner.id, staff_id: null, amount: '100' },
      { action: 'withdrawal.approved', staff_id: staff.id, customer_id: earner.id },
      { action: 'withdrawal.sent', staff_id: colleague.id },
      { action: 'withdrawal.paid', staff_id: colleague.id },
    ]);
  });

  it('is answered as before where the same call comes again, and paid once', async () => {
    const earner = await newEarner(test, { referral: 100_000_000n });
    const before = await paidOut();
    const { id } = await requested(earner);
    await decide(staff, id, 'approve', { key: `approve-${id}` });
    const again = await decide(staff, id, 'approve', { key: `approve-${id}` });
    expect(again.status).toBe(200);
    await decide(staff, id, 'send');
    const pay = { confirmed_amount: '10', key: `pay-${id}` };
    const first = await decide(staff, id, 'pay', pay);
    const second = await decide(staff, id, 'pay', pay);
    expect(await second.text()).toBe(await first.text());
    expect(await codeIn(await decide(staff, id, 'pay'))).toBe('409 already_decided');
    expect((await paidOut()) - before).toBe(10_000_000n);
  });
});

describe('a withdrawal that is refused', () => {
  it('comes back with a reason that its customer reads', async () => {
    const earner = await newEarner(test, { referral: 4_000_000n, task: 8_000_000n });
    const { id } = await requested(earner);
    const silent = await decide(staff, id, 'refuse', { reason: ' ' });
    expect(silent.status).toBe(422);
    expect((await decide(staff, id, 'refuse', { reason: 'No such account' })).status).toBe(200);
    expect(await own(earner, id)).toMatchObject({ status: 'refused', reason: 'No such account' });
    expect(await moneyOf(test, earner)).toMatchObject({
      ...{ heldMicro: 0n, referralBalanceMicro: 4_000_000n, taskBalanceMicro: 8_000_000n },
    });
    expect((await audited(id)).at(-1)).toMatchObject({
      ...{ action: 'withdrawal.refused', staff_id: staff.id, reason: 'No such account' },
    });
    expect(await codeIn(await decide(staff, id, 'approve'))).toBe('409 already_decided');
  });
});

describe('a withdrawal of which nobody knows whether it arrives', () => {
  it('is never sent again; somebody finds out that it was paid', async () => {
    const earner = await newEarner(test, { referral: 20_000_000n });
    const { id } = await requested(earner);
    await decide(staff, id, 'approve');
    await decide(staff, id, 'send');
    // Whoever sent it is not there any more, and a colleague does not know.
    expect((await decide(colleague, id, 'doubt')).status).toBe(200);
    expect(await own(earner, id)).toMatchObject({ status: 'unknown' });
    expect(await moneyOf(test, earner)).toMatchObject({ heldMicro: 10_000_000n });
    expect(await codeIn(await decide(colleague, id, 'send'))).toBe('409 already_decided');
    expect((await decide(colleague, id, 'pay')).status).toBe(200);
    expect(await moneyOf(test, earner)).toMatchObject({ heldMicro: 0n });
  });

  it('or that it was not', async () => {
    const earner = await newEarner(test, { referral: 20_000_000n });
    const { id } = await requested(earner);
    for (const deed of ['approve', 'send', 'doubt', 'refuse'] as const) {
      expect((await decide(staff, id, deed)).status).toBe(200);
    }
    expect(await moneyOf(test, earner)).toMatchObject({
      ...{ heldMicro: 0n, referralBalanceMicro: 20_000_000n },
    });
  });
});

describe('who may not', () => {
  it('nobody decides on their own', async () => {
    const member = await newEarner(test, { referral: 20_000_000n, roles: ['staff'] });
    const { id } = await requested(member);
    expect(await asSeen(member, id)).toMatchObject({ is_own: true, may: [] });
    for (const deed of ['approve', 'send', 'pay', 'refuse', 'doubt'] as const) {
      expect(await codeIn(await decide(member, id, deed))).toBe('403 own_withdrawal');
    }
    expect(await asSeen(staff, id)).toMatchObject({ is_own: false, may: ['approve', 'refuse'] });
  });

  it('nothing leaves while its customer is frozen; what has left is told', async () => {
    const earner = await newEarner(test, { referral: 20_000_000n });
    const [waiting, approved, sent] = [
      await requested(earner, { amount: '1' }),
      await requested(earner, { amount: '2' }),
      await requested(earner, { amount: '3' }),
    ];
    await decide(staff, approved.id, 'approve');
    for (const deed of ['approve', 'send'] as const) await decide(staff, sent.id, deed);
    await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .updateTable('customers')
        .set({ frozen_at: test.clock.now() })
        .where('id', '=', earner.id)
        .execute(),
    );
    expect(await asSeen(staff, waiting.id)).toMatchObject({ customer: { is_frozen: true } });
    expect(await codeIn(await decide(staff, waiting.id, 'approve'))).toBe('409 customer_frozen');
    expect(await codeIn(await decide(staff, approved.id, 'send'))).toBe('409 customer_frozen');
    expect((await decide(staff, sent.id, 'pay')).status).toBe(200);
    expect((await decide(staff, waiting.id, 'refuse')).status).toBe(200);
  });
});

describe('a withdrawal above the limit of the instance', () => {
  it('is approved by two, who are both named', async () => {
    const earner = await newEarner(test, { referral: 2_000_000_000n });
    const { id } = await requested(earner, { amount: '1000.01' });
    const first = await staffWithdrawalIn(await decide(staff, id, 'approve'));
    expect(first).toMatchObject({
      ...{ status: 'requested', may: ['approve', 'refuse'] },
      first_approval: { name: 'Grace Lane', is_mine: true },
    });
    expect(await codeIn(await decide(staff, id, 'approve'))).toBe('409 second_person_needed');
    const second = await staffWithdrawalIn(await decide(colleague, id, 'approve'));
    expect(second).toMatchObject({
      ...{ status: 'approved', approved_by: { name: 'Max Reed' } },
      first_approval: { name: 'Grace Lane' },
    });
    expect(await audited(id)).toMatchObject([
      { action: 'withdrawal.requested' },
      { action: 'withdrawal.approved_first', staff_id: staff.id },
      { action: 'withdrawal.approved', staff_id: colleague.id },
    ]);
  });

  it('of exactly the limit needs one, and one refuses what is above it', async () => {
    const earner = await newEarner(test, { referral: 5_000_000_000n });
    const exact = await requested(earner, { amount: '1000' });
    expect(await staffWithdrawalIn(await decide(staff, exact.id, 'approve'))).toMatchObject({
      status: 'approved',
    });
    const large = await requested(earner, { amount: '1500' });
    await decide(staff, large.id, 'approve');
    expect((await decide(colleague, large.id, 'refuse')).status).toBe(200);
  });

  it('needs nobody else once the owner has raised the limit, not even for who approved it first', async () => {
    const { id } = await requested(await newEarner(test, { referral: 2_000_000_000n }), {
      amount: '1200',
    });
    await decide(staff, id, 'approve');
    await changeSettings(test.deps, { slug: 'alder', patch: { secondApprovalAbove: '1200' } });
    expect(await staffWithdrawalIn(await decide(staff, id, 'approve'))).toMatchObject({
      ...{ status: 'approved', first_approval: null, approved_by: { name: 'Grace Lane' } },
    });
    await changeSettings(test.deps, { slug: 'alder', patch: { secondApprovalAbove: '1000' } });
  });

  it('follows what the owner sets', async () => {
    await changeSettings(test.deps, { slug: 'alder', patch: { secondApprovalAbove: '5' } });
    const { id } = await requested(await newEarner(test, { referral: 20_000_000n }));
    expect(await staffWithdrawalIn(await decide(staff, id, 'approve'))).toMatchObject({
      status: 'requested',
    });
    await changeSettings(test.deps, { slug: 'alder', patch: { secondApprovalAbove: '1000' } });
  });
});

describe('at once', () => {
  it('two of staff send: one does', async () => {
    const earner = await newEarner(test, { referral: 20_000_000n });
    const { id } = await requested(earner);
    await decide(staff, id, 'approve');
    const answers = await Promise.all([decide(staff, id, 'send'), decide(colleague, id, 'send')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('what is in doubt is paid and refused: one of both', async () => {
    const before = await paidOut();
    let paid = 0n;
    for (let round = 0; round < 4; round += 1) {
      const earner = await newEarner(test, { referral: 20_000_000n });
      const { id } = await requested(earner);
      for (const deed of ['approve', 'send', 'doubt'] as const) await decide(staff, id, deed);
      const pay = { confirmed_amount: '10' };
      const answers = await Promise.all([
        decide(staff, id, 'pay', pay),
        decide(colleague, id, 'refuse'),
        decide(colleague, id, 'pay', pay),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      const { status } = await own(earner, id);
      if (status === 'paid') paid += 10_000_000n;
      expect(await moneyOf(test, earner)).toMatchObject({
        ...{ heldMicro: 0n, referralBalanceMicro: status === 'paid' ? 10_000_000n : 20_000_000n },
      });
    }
    expect((await paidOut()) - before).toBe(paid);
  });

  it('a customer takes back while staff approve: one of both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const earner = await newEarner(test, { referral: 20_000_000n });
      const { id } = await requested(earner);
      const [canceled, approved] = await Promise.all([
        earner.post(`/api/v1/withdrawal/${id}/cancel`),
        decide(staff, id, 'approve'),
      ]);
      expect([canceled.status, approved.status].toSorted()).toEqual([200, 409]);
      const { status } = await own(earner, id);
      expect(status).toBe(canceled.status === 200 ? 'canceled' : 'approved');
      expect(await moneyOf(test, earner)).toMatchObject({
        heldMicro: status === 'approved' ? 10_000_000n : 0n,
      });
    }
  });

  it('a customer asks for more than there is, in many calls: what is there goes, and no more', async () => {
    const earner = await newEarner(test, { referral: 3_000_000n, task: 4_500_000n });
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, at) =>
        at % 3 === 0
          ? send(earner, '/api/v1/withdrawal/to-balance', { amount: '1' })
          : ask(earner, { amount: '1' }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(7);
    expect(statuses.filter((status) => status === 422)).toHaveLength(8);
    const money = await moneyOf(test, earner);
    expect(money.heldMicro + money.balanceMicro).toBe(7_000_000n);
    expect(money.referralBalanceMicro + money.taskBalanceMicro).toBe(500_000n);
  });
});
