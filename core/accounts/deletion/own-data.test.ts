import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveReward } from '#core/ledger/moves/give-reward.ts';
import { captureHold, holdMoney } from '#core/ledger/moves/hold-money.ts';
import type { LedgerDeps } from '#core/ledger/post.ts';
import { tellCustomer } from '#core/notices/tell-customer.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const PASSWORD = 'a harbour of quiet boats';

async function newCustomer() {
  const customer = await addCustomer(test.deps, test.instances.a.id, {
    password: PASSWORD,
    name: 'Grace Meadow',
    messengers: '{"telegram":"@grace"}',
    vat: 'DE123',
    telegram_id: '77',
  });
  const authorization = await logInAs(test.deps, test.instances.a.id, customer);
  return { ...customer, authorization };
}

const inLedger = (work: (deps: LedgerDeps) => Promise<unknown>) => {
  const instanceId = test.instances.a.id;
  return test.db.inInstance(instanceId, (trx) => work({ ...test.deps, trx, instanceId }));
};

const tell = (customerId: bigint) =>
  inLedger((deps) =>
    tellCustomer(deps, {
      customerId,
      kind: 'order_completed',
      event: `of ${customerId}`,
      about: { orderId: 1n },
      facts: { quantity: 10 },
    }),
  );

const post = (path: string, body: object, authorization: string) =>
  test.request(`/api/v1/profile/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization },
  });

describe('what is kept of a customer', () => {
  it('is theirs to take away, all of it and no secret, for the password', async () => {
    const { id, email, authorization } = await newCustomer();
    await tell(id);
    expect((await post('export', { current_password: 'wrong' }, authorization)).status).toBe(422);
    const response = await post('export', { current_password: PASSWORD }, authorization);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      data: {
        customer: { id: String(id), email, name: 'Grace Meadow', has_password: true },
        sessions: [{ address: '192.0.2.1', user_agent: 'test' }],
        events: [{ action: 'session.started' }, { action: 'owner.wrong_password' }, {}],
        consents: [],
        identities: [],
        payments: [],
        invoices: [],
        coupon_uses: [],
        mails: [],
        orders: [],
        support: [],
        cart: [],
        order_drafts: [],
        notices: [{ kind: 'order_completed', order_id: 1, quantity: 10, read_at: null }],
        favourites: [],
        services: [],
        reviews: [],
      },
    });
    expect(text).not.toMatch(/argon2|password_hash|token_hash/);
  });

  it('is gone with the account, but for a number', async () => {
    const { id, email, authorization } = await newCustomer();
    await tell(id);
    const other = await logInAs(test.deps, test.instances.a.id, { id });
    const wrong = await post('delete', { current_password: 'wrong' }, authorization);
    expect(wrong.status).toBe(422);
    const done = await post('delete', { current_password: PASSWORD }, authorization);
    expect(done.status).toBe(204);
    for (const gone of [authorization, other]) {
      const headers = { authorization: gone };
      expect((await test.request('/api/v1/profile', { headers })).status).toBe(401);
    }
    const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('customers').selectAll().where('id', '=', id).execute(),
    );
    expect(JSON.stringify(rows, (_, value: unknown) => String(value))).not.toMatch(
      /Grace|grace|77/,
    );
    const told = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('notices').select('id').where('customer_id', '=', id).execute(),
    );
    expect(told).toEqual([]);
    expect(rows).toMatchObject([{ email: null, name: '', vat: null, messengers: {} }]);
    expect((await mailsTo(test, email)).map(({ subject }) => subject)).toEqual([
      'Your account at Alder was deleted',
    ]);
    // The address is free again, for somebody new.
    await addCustomer(test.deps, test.instances.a.id, { email });
  });

  it('stays while there is money in the account, held or not, and says so', async () => {
    const { id, authorization } = await newCustomer();
    const actor = { kind: 'system' } as const;
    const gift = { kind: 'task', customerId: id, amountMicro: 1n, actor } as const;
    await inLedger((deps) => giveReward(deps, { ...gift, source: { type: 'check', id: '1' } }));
    const refused = async () => {
      const answer = await post('delete', { current_password: PASSWORD }, authorization);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        errors: { balance: [expect.stringContaining('still money in this account')] },
      });
    };
    await refused();
    const hold = { holdId: 'payout-1', actor };
    await inLedger((deps) =>
      holdMoney(deps, { ...hold, customerId: id, purse: 'task', amountMicro: 1n }),
    );
    await refused();
    await inLedger((deps) => captureHold(deps, hold));
    const done = await post('delete', { current_password: PASSWORD }, authorization);
    expect(done.status).toBe(204);
  });
});
