import { afterAll, beforeAll, expect, it } from 'vitest';
import { adjustBalance } from '#core/billing/ledger/moves/adjust-balance.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { Payout } from './payout.contract.ts';
import { requestPayout } from './request-payout.ts';
import { verifyPayouts } from './verify-payouts.ts';

const PATH = '/api/v1/staff/payouts';

let test: TestCore;
let staff: CustomerActor;
let colleague: CustomerActor;
beforeAll(async () => {
  test = await testCore();
  staff = await newPayer(test, { roles: ['staff'], name: 'Ola Desk' });
  colleague = await newPayer(test, { roles: ['staff'], name: 'Ida Quay' });
});
afterAll(() => test.close());

/** Of somebody who has left with so many dollars. */
async function owed(dollars: bigint): Promise<Payout> {
  const { id: customerId } = await newPayer(test);
  const instanceId = test.instances.a.id;
  const amountMicro = dollars * 1_000_000n;
  await test.db.inInstance(instanceId, async (trx) => {
    const deps = { ...test.deps, trx, instanceId };
    const paidIn = { customerId, amountMicro, staffId: customerId, reason: 'Paid in' };
    await adjustBalance(deps, { ...paidIn, adjustmentId: `paid in ${customerId}` });
    await requestPayout(deps, { customerId, name: 'Grace', email: null, payTo: 'DE89 3704 0044' });
  });
  const open = await list(staff, 'open');
  const found = open.find(({ amount }) => amount === String(dollars));
  if (!found) throw new Error('A payout was asked for');
  return found;
}

async function list(who: CustomerActor, state: 'open' | 'paid'): Promise<Payout[]> {
  return ((await (await who.request(`${PATH}?state=${state}`)).json()) as { data: Payout[] }).data;
}

const pay = (who: CustomerActor, { id }: Payout, body: object = {}) =>
  who.post(`${PATH}/${id}/pay`, body);

async function seenBy(who: CustomerActor, { id }: Payout): Promise<Payout | undefined> {
  return (await list(who, 'open')).find((one) => one.id === id);
}

async function codeOf(response: Response): Promise<string> {
  expect(response.status).toBe(409);
  return ((await response.json()) as { code: string }).code;
}

it('of exactly the limit needs one person', async () => {
  const payout = await owed(1000n);
  expect(payout).toMatchObject({ may: 'pay', second_approval_above: '1000' });
  expect((await pay(staff, payout, { confirmed_amount: '1000' })).status).toBe(200);
});

it('above the limit is approved by one, which moves nothing, and paid by another', async () => {
  const payout = await owed(1001n);
  expect(payout).toMatchObject({ may: 'approve', first_approval: null });
  // However sure they are.
  expect((await pay(staff, payout, { confirmed_amount: '1001' })).status).toBe(200);
  expect(await seenBy(staff, payout)).toMatchObject({
    ...{ state: 'open', name: 'Grace', pay_to: 'DE89 3704 0044', may: null },
    first_approval: { name: 'Ola Desk', is_mine: true },
  });
  expect((await verifyPayouts(test.deps, test.instances.a.id)).faults).toEqual([]);
  const again = await pay(staff, payout, { confirmed_amount: '1001' });
  expect(await codeOf(again)).toBe('second_person_needed');
  expect(await seenBy(colleague, payout)).toMatchObject({
    ...{ may: 'pay', first_approval: { name: 'Ola Desk', is_mine: false } },
  });
  expect(await codeOf(await pay(colleague, payout))).toBe('confirmation_needed');
  expect((await pay(colleague, payout, { confirmed_amount: '1001' })).status).toBe(200);
  const paid = (await list(staff, 'paid')).find(({ id }) => id === payout.id);
  expect(paid).toMatchObject({
    ...{ may: null, paid_by: { name: 'Ida Quay' }, first_approval: { name: 'Ola Desk' } },
    ...{ name: '', pay_to: '' },
  });
  expect((await verifyPayouts(test.deps, test.instances.a.id)).faults).toEqual([]);
  const noted = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('audit_log')
      .select(['action', 'staff_id'])
      .where('action', 'like', 'payout.%')
      .orderBy('id')
      .execute(),
  );
  expect(noted.slice(-2)).toEqual([
    { action: 'payout.approved_first', staff_id: staff.id },
    { action: 'payout.paid', staff_id: colleague.id },
  ]);
});

it('follows what the owner sets, also after one has approved it', async () => {
  const payout = await owed(2000n);
  expect((await pay(staff, payout)).status).toBe(200);
  await changeSettings(test.deps, { slug: 'alder', patch: { secondApprovalAbove: '2000' } });
  expect(await seenBy(staff, payout)).toMatchObject({ may: 'pay' });
  expect((await pay(staff, payout, { confirmed_amount: '2000' })).status).toBe(200);
});
