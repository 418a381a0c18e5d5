import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const post = (path: string, body: object, authorization: string) =>
  test.request(`/api/v1/profile/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization },
  });

describe('what is kept of a customer', () => {
  it('is theirs to take away, all of it and no secret, for the password', async () => {
    const { id, email, authorization } = await newCustomer();
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
        mails: [],
        favourites: [],
        services: [],
        reviews: [],
      },
    });
    expect(text).not.toMatch(/argon2|password_hash|token_hash/);
  });

  it('is gone with the account, but for a number', async () => {
    const { id, email, authorization } = await newCustomer();
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
    expect(rows).toMatchObject([{ email: null, name: '', vat: null, messengers: {} }]);
    expect((await mailsTo(test, email)).map(({ subject }) => subject)).toEqual([
      'Your account at Alder was deleted',
    ]);
    // The address is free again, for somebody new.
    await addCustomer(test.deps, test.instances.a.id, { email });
  });
});
