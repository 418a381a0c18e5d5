import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';
import type { StaffCustomerPage } from './staff-customer.contract.ts';

let test: TestCore;
let staff: CustomerActor;
let owner: CustomerActor;
let instanceId: number;
beforeAll(async () => {
  test = await testCore();
  ({ staffOfA: staff, ownerOfA: owner } = test.actors);
  instanceId = test.instances.a.id;
});
afterAll(() => test.close());

const PATH = '/api/v1/staff/customers';
const newCustomer = (name: string) => newPayer(test, { name });
const seen = async (id: bigint, by = staff): Promise<StaffCustomerPage> => {
  const answer = await by.request(`${PATH}/${id}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: StaffCustomerPage }).data;
};
const deed = (id: bigint, name: string, body: object, by = staff) =>
  by.post(`${PATH}/${id}/${name}`, body);
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const audited = (id: bigint) =>
  test.db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('audit_log')
      .select(['action', 'staff_id', 'details'])
      .where('customer_id', '=', id)
      .where('staff_id', 'is not', null)
      .orderBy('id')
      .execute(),
  );

describe('freezing', () => {
  it('lets the customer only look, says why to them, and is undone with a reason of its own', async () => {
    const ada = await newCustomer('Ada Cold');
    const reason = 'Card reported as stolen';
    expect((await deed(ada.id, 'freeze', { reason })).status).toBe(204);
    expect((await ada.request('/api/v1/orders')).status).toBe(200);
    expect((await ada.post('/api/v1/orders')).status).toBe(423);
    const page = await seen(ada.id);
    expect(page.frozen).toMatchObject({ reason, by: 'Ada Brook' });
    expect(page.notices[0]).toMatchObject({ kind: 'account_frozen', reason });
    const [mail] = await mailsTo(test, ada.email);
    expect(mail?.text).toContain(reason);
    expect(await codeOf(await deed(ada.id, 'freeze', { reason }))).toBe('already_decided');

    const cleared = { reason: 'The bank has cleared it' };
    expect((await deed(ada.id, 'unfreeze', cleared)).status).toBe(204);
    expect((await ada.post('/api/v1/orders')).status).toBe(422);
    expect((await seen(ada.id)).frozen).toBeNull();
    expect(await audited(ada.id)).toEqual([
      {
        action: 'customer.frozen',
        staff_id: staff.id,
        details: { reason, before: 'open', after: 'frozen' },
      },
      {
        action: 'customer.unfrozen',
        staff_id: staff.id,
        details: { ...cleared, before: 'frozen', after: 'open', was: reason },
      },
    ]);
    expect(await codeOf(await deed(ada.id, 'unfreeze', cleared))).toBe('already_decided');
  });

  it('needs a reason, and shuts out neither oneself nor a colleague', async () => {
    const { customerOfB } = test.actors;
    const reason = 'Because it can';
    const ada = await newCustomer('Ada Safe');
    expect((await deed(ada.id, 'freeze', { reason: ' ' })).status).toBe(422);
    expect(await codeOf(await deed(owner.id, 'freeze', { reason }))).toBe('member_of_team');
    expect(await codeOf(await deed(staff.id, 'freeze', { reason }))).toBe('own_account');
    expect((await deed(customerOfB.id, 'freeze', { reason })).status).toBe(404);
    expect((await seen(ada.id)).frozen).toBeNull();
  });
});

describe('logging a customer out', () => {
  it('ends one device, or all of them, and nobody else’s', async () => {
    const ada = await newCustomer('Ada Many');
    await logInAs(test.deps, instanceId, ada);
    const { sessions } = await seen(ada.id);
    expect(sessions).toHaveLength(2);
    const one = await deed(ada.id, 'log-out', { session_id: sessions[0]?.id });
    expect(await one.json()).toEqual({ data: { ended: 1 } });
    const rest = await deed(ada.id, 'log-out', {});
    expect(await rest.json()).toEqual({ data: { ended: 1 } });
    expect((await ada.request('/api/v1/orders')).status).toBe(401);
    const bob = await newCustomer('Bob');
    const foreign = await deed(ada.id, 'log-out', {
      session_id: (await seen(bob.id)).sessions[0]?.id,
    });
    expect(await foreign.json()).toEqual({ data: { ended: 0 } });
    expect((await bob.request('/api/v1/orders')).status).toBe(200);
  });
});

describe('what is known of a customer', () => {
  it('has notes of staff, which the customer finds in an export alone', async () => {
    const ada = await newCustomer('Ada Noted');
    expect((await deed(ada.id, 'notes', { text: 'Called twice' })).status).toBe(204);
    const page = await seen(ada.id);
    expect(page.notes).toMatchObject([{ text: 'Called twice', by: 'Ada Brook' }]);
    expect(page.deeds).toMatchObject([{ action: 'customer.noted' }]);
    const exported = await deed(ada.id, 'export', { reason: 'Asked by mail' }, owner);
    const { data } = (await exported.json()) as { data: Record<string, unknown[]> };
    expect(data['notes_of_staff']).toMatchObject([{ text: 'Called twice' }]);
    expect(data['customer']).toMatchObject({ name: 'Ada Noted' });
    expect((await audited(ada.id)).at(-1)).toMatchObject({
      action: 'customer.exported',
      details: { reason: 'Asked by mail' },
    });
    expect((await deed(ada.id, 'export', { reason: 'Curious' })).status).toBe(404);
  });
});
