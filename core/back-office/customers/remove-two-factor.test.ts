import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertPasskey, readPasskeys } from '#core/accounts/passkeys/passkey.store.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { turnTwoFactorOn } from '#core/testing/two-factor.ts';
import type { StaffCustomerPage } from './staff-customer.contract.ts';

let test: TestCore;
let staff: CustomerActor;
let owner: CustomerActor;
beforeAll(async () => {
  test = await testCore();
  ({ staffOfA: staff, ownerOfA: owner } = test.actors);
});
afterAll(() => test.close());

const PASSWORD = 'a harbour of quiet boats';
const reason = 'Called back on the number of the invoice';
const pathOf = ({ id }: { id: bigint }) => `/api/v1/staff/customers/${id}`;
const remove = (who: { id: bigint }, by = staff, body: object = { reason }) =>
  by.post(`${pathOf(who)}/two-factor/remove`, body);
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const logIn = ({ email }: CustomerActor) =>
  test.request('/login', {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
    headers: { 'content-type': 'application/json' },
  });
const seen = async (who: { id: bigint }, by = staff): Promise<StaffCustomerPage> =>
  ((await (await by.request(pathOf(who))).json()) as { data: StaffCustomerPage }).data;

/** Somebody who logs in with a code, of the team if roles are given. */
async function guarded(roles: string[] = []): Promise<CustomerActor> {
  const actor = await newPayer(test, { password: PASSWORD, roles });
  await turnTwoFactorOn(test, actor, PASSWORD);
  return actor;
}

describe('staff who take away a second factor that is lost', () => {
  it('let the password log in alone, end every session, and are noted with what they made sure of', async () => {
    const ada = await guarded();
    const phone = await logInAs(test.deps, test.instances.a.id, ada);
    expect((await logIn(ada)).status).toBe(202);
    expect((await seen(ada)).has_two_factor).toBe(true);
    expect((await remove(ada)).status).toBe(204);
    expect((await ada.request('/api/v1/profile')).status).toBe(401);
    const headers = { authorization: phone };
    expect((await test.request('/api/v1/profile', { headers })).status).toBe(401);
    expect((await logIn(ada)).status).toBe(200);
    const page = await seen(ada);
    expect(page).toMatchObject({ has_two_factor: false });
    expect(page.deeds).toContainEqual(
      expect.objectContaining({ action: 'two_factor.removed', details: { reason } }),
    );
    const left = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('customer_recovery_codes')
        .select('customer_id')
        .where('customer_id', '=', ada.id)
        .execute(),
    );
    expect(left).toEqual([]);
  });

  it('take the passkeys as well, each with a line in the audit', async () => {
    const ada = await guarded();
    const { id: instanceId } = test.instances.a;
    await test.db.inInstance(instanceId, (trx) =>
      insertPasskey(trx, {
        ...{ instance_id: instanceId, customer_id: ada.id, name: 'Lost phone', sign_count: 0n },
        ...{ credential_id: Buffer.from('lost'), public_key: Buffer.from('key') },
        ...{ transports: [], is_backed_up: false, created_at: test.clock.now() },
      }),
    );
    expect((await remove(ada)).status).toBe(204);
    const owner = { instanceId, id: ada.id };
    expect(await test.db.inInstance(instanceId, (trx) => readPasskeys(trx, owner))).toEqual([]);
    expect((await seen(ada)).deeds.map(({ action }) => action)).toContain('passkey.removed');
  });

  it('tell the customer by mail and by a notice, whatever they have switched off', async () => {
    const ada = await guarded();
    const off = { notify_order_actions: false, notify_payment_actions: false };
    const switches = { ...off, notify_subscription_actions: false };
    expect((await ada.post('/api/v1/profile/notifications', switches)).status).toBe(204);
    await remove(ada);
    const mail = (await mailsTo(test, ada.email)).at(-1);
    expect(mail?.subject).toBe('Our team turned off two-factor authentication at Alder');
    expect(mail?.text).not.toContain(reason);
    const { notices } = await seen(ada);
    expect(notices[0]).toMatchObject({ kind: 'two_factor_removed', reason: null });
  });

  it('say how they made sure of it, and hear where nothing is on, also of two at once', async () => {
    const ada = await guarded();
    const missing = await remove(ada, staff, { reason: ' ' });
    expect([
      missing.status,
      Object.keys(((await missing.json()) as { errors: object }).errors),
    ]).toEqual([422, ['reason']]);
    expect((await logIn(ada)).status).toBe(202);
    const answers = await Promise.all([remove(ada), remove(ada)]);
    const [done, late] = answers.toSorted((one, other) => one.status - other.status);
    expect([done?.status, late?.status]).toEqual([204, 409]);
    expect(late && (await codeOf(late))).toBe('two_factor_is_off');
    expect(
      (await mailsTo(test, ada.email)).filter(({ subject }) => /Our team/.test(subject)),
    ).toHaveLength(1);
  });

  it('stop the programs as well, unless they say that these go on', async () => {
    for (const keeps of [false, true]) {
      const ada = await newPayer(test, { password: PASSWORD });
      const made = await ada.post('/api/v1/api-tokens', {
        ...{ name: 'Shop', current_password: PASSWORD },
      });
      const { token } = ((await made.json()) as { data: { token: string } }).data;
      const call = () =>
        test.request('/api/v1/invoices', { headers: { authorization: `Bearer ${token}` } });
      expect((await call()).status).toBe(200);
      await turnTwoFactorOn(test, ada, PASSWORD);
      const used = { name: 'Shop', last_used_at: expect.any(String) };
      expect((await seen(ada)).api_tokens).toMatchObject([used]);
      const body = { reason, ...(keeps && { keep_tokens: true }) };
      expect((await remove(ada, staff, body)).status).toBe(204);
      expect((await call()).status).toBe(keeps ? 200 : 401);
      const { api_tokens: left, deeds } = await seen(ada);
      expect(left).toMatchObject(keeps ? [used] : []);
      const revoked = deeds.filter(({ action }) => action === 'api_token.revoked');
      expect(revoked).toHaveLength(keeps ? 0 : 1);
    }
  });

  it('leave a setup alone that was never confirmed', async () => {
    const bob = await newPayer(test, { password: PASSWORD });
    await bob.post('/api/v1/profile/two-factor', { current_password: PASSWORD });
    expect(await codeOf(await remove(bob))).toBe('two_factor_is_off');
    const kept = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('customer_totp')
        .select('confirmed_at')
        .where('customer_id', '=', bob.id)
        .execute(),
    );
    expect(kept).toEqual([{ confirmed_at: null }]);
    expect((await bob.request('/api/v1/profile')).status).toBe(200);
  });
});

describe('of the team', () => {
  afterEach(() => demand(false));
  const demand = (staffNeedTwoFactor: boolean) =>
    changeSettings(test.deps, { slug: test.instances.a.slug, patch: { staffNeedTwoFactor } });

  it('nobody does it to themselves, nor to who may do more than they', async () => {
    const [self, boss, colleague] = [
      await guarded(['staff']),
      await guarded(['owner']),
      await guarded(['staff']),
    ];
    expect(await codeOf(await remove(self, self))).toBe('own_account');
    expect(await codeOf(await remove(boss))).toBe('member_beyond_yours');
    expect((await seen(boss)).is_beyond_yours).toBe(true);
    const role = { name: 'Helpers', permissions: ['customers.read', 'customers.two_factor'] };
    expect((await owner.post('/api/v1/staff/roles', role)).status).toBe(201);
    const helper = await newPayer(test, { roles: ['Helpers'] });
    expect(await codeOf(await remove(colleague, helper))).toBe('member_beyond_yours');
    expect((await seen(colleague)).is_beyond_yours).toBe(false);
    expect((await remove(colleague)).status).toBe(204);
    expect((await remove(boss, owner)).status).toBe(204);
    expect((await remove(await guarded(), helper)).status).toBe(204);
  });

  it('whoever lost it may do no work until a new one is on, where the instance asks for it', async () => {
    const colleague = await guarded(['staff']);
    expect((await remove(colleague, owner)).status).toBe(204);
    await demand(true);
    const answer = await logIn(colleague);
    const headers = { authorization: answer.headers.get('authorization') ?? '' };
    const work = await test.request('/api/v1/staff/customers', { headers });
    expect([work.status, await codeOf(work)]).toEqual([403, 'two_factor_needed']);
  });

  it('and it is not there without the permission, or for a customer of another instance', async () => {
    const { customerOfB } = test.actors;
    const ada = await guarded();
    const role = { name: 'Readers', permissions: ['customers.read'] };
    expect((await owner.post('/api/v1/staff/roles', role)).status).toBe(201);
    const reader = await newPayer(test, { roles: ['Readers'] });
    expect((await remove(ada, reader)).status).toBe(404);
    expect((await remove(customerOfB)).status).toBe(404);
    expect((await logIn(ada)).status).toBe(202);
  });
});
