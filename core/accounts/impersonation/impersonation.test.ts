import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const post = (path: string, body: object, authorization = '', host = test.instances.a.host) =>
  test.request(path, {
    method: 'POST',
    host,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
  });

async function newPerson(roles: string[] = [], instanceId = test.instances.a.id) {
  const person = await addCustomer(test.deps, instanceId, { roles, password: 'quiet boats' });
  return { ...person, authorization: await logInAs(test.deps, instanceId, person) };
}

const REASON = 'The customer asked about an order';
const ask = (customer: { id: bigint }, authorization: string) =>
  post(
    '/api/v1/impersonations',
    { customer_id: Number(customer.id), reason: REASON },
    authorization,
  );

async function tokenFor(customer: { id: bigint }, authorization: string): Promise<string> {
  const response = await ask(customer, authorization);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: { token: string } }).data.token;
}

describe('looking through the eyes of a customer', () => {
  it('is for staff, for a reason that is kept, and shows in the profile', async () => {
    const [staff, customer] = [await newPerson(['staff']), await newPerson()];
    const token = await tokenFor(customer, staff.authorization);
    // The token of the query is no session.
    const asSession = { headers: { authorization: `Bearer ${token}` } };
    expect((await test.request('/api/v1/profile', asSession)).status).toBe(401);
    const entered = await post('/login/exchange', { token });
    const authorization = entered.headers.get('authorization') ?? '';
    const profile = await test.request('/api/v1/profile', { headers: { authorization } });
    expect(await profile.json()).toMatchObject({
      data: { id: Number(customer.id), is_impersonated: true },
    });
    const log = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('audit_log').selectAll().where('staff_id', '=', staff.id).execute(),
    );
    expect(log).toMatchObject([
      { action: 'impersonation.asked', customer_id: customer.id, details: { reason: REASON } },
      { action: 'session.impersonated', customer_id: customer.id, details: { reason: REASON } },
    ]);
    expect((await post('/login/exchange', { token })).status).toBe(422);
  });

  it('changes nothing of who owns the account, and ends after an hour', async () => {
    const [staff, customer] = [await newPerson(['staff']), await newPerson()];
    const entered = await post('/login/exchange', {
      token: await tokenFor(customer, staff.authorization),
    });
    const authorization = entered.headers.get('authorization') ?? '';
    const own = { current_password: 'quiet boats', email: 'x@mail.example', code: '123456' };
    const paths = ['password', 'set-email', 'export', 'delete', 'two-factor'];
    for (const path of [...paths, '', 'company', 'notifications']) {
      const body = { ...own, password: 'a new harbour of boats', password_confirmation: '' };
      const response = await post(
        `/api/v1/profile/${path}`.replace(/\/$/, ''),
        body,
        authorization,
      );
      expect([path, response.status]).toEqual([path, 409]);
    }
    expect((await ask(customer, authorization)).status).toBe(409);
    const line = { service_id: 101, quantity: 1_000, url: 'https://video.example/watch?v=1' };
    const order = { orders: [line], payment_method_id: 0 };
    expect((await post('/api/v1/orders', order, authorization)).status).toBe(409);
    test.clock.advance(60 * 60_000);
    const late = await test.request('/api/v1/profile', { headers: { authorization } });
    expect(late.status).toBe(401);
  });

  it('ends no session of the customer, and is none of their devices', async () => {
    const [staff, customer] = [await newPerson(['staff']), await newPerson()];
    const enter = async () => {
      const token = await tokenFor(customer, staff.authorization);
      return (await post('/login/exchange', { token })).headers.get('authorization') ?? '';
    };
    const authorization = await enter();
    const headers = { authorization: customer.authorization };
    const listed = await test.request('/api/v1/profile/sessions', { headers });
    const { data } = (await listed.json()) as { data: { id: string }[] };
    expect(data).toMatchObject([{ is_current: true }]);
    const revoked = await test.request(`/api/v1/profile/sessions/${data[0]?.id ?? ''}`, {
      ...{ method: 'DELETE', headers: { authorization } },
    });
    expect(revoked.status).toBe(409);
    expect((await post('/logout', { everywhere: true }, authorization)).status).toBe(204);
    const statusOf = async (who: string) =>
      (await test.request('/api/v1/profile', { headers: { authorization: who } })).status;
    expect([await statusOf(authorization), await statusOf(customer.authorization)]).toEqual([
      ...[401, 200],
    ]);
  });

  it('is not for customers, not into staff, not across instances and not after a minute', async () => {
    const [staff, colleague] = [await newPerson(['staff']), await newPerson(['staff'])];
    const [customer, other] = [await newPerson(), await newPerson()];
    const abroad = await newPerson([], test.instances.b.id);
    expect((await ask(customer, other.authorization)).status).toBe(404);
    expect((await ask(colleague, staff.authorization)).status).toBe(404);
    expect((await ask({ id: abroad.id + 1000n }, staff.authorization)).status).toBe(404);
    const token = await tokenFor(customer, staff.authorization);
    const { host } = test.instances.b;
    expect((await post('/login/exchange', { token }, '', host)).status).toBe(422);
    test.clock.advance(60_000);
    expect((await post('/login/exchange', { token })).status).toBe(422);
  });
});
