import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

async function newSession() {
  const instanceId = test.instances.a.id;
  const customer = await addCustomer(test.deps, instanceId);
  const authorization = await logInAs(test.deps, instanceId, customer);
  const end = () =>
    test.db.inInstance(instanceId, (trx) =>
      trx
        .updateTable('sessions')
        .set({ ended_at: test.clock.now(), end_reason: 'logout' })
        .where('customer_id', '=', customer.id)
        .execute(),
    );
  return { authorization, end };
}

interface Asking {
  authorization: string;
  page?: object;
  method?: string;
}

async function statusOf({ authorization, page, method = 'GET' }: Asking): Promise<number> {
  const origin = { trusted: true, ...(page && { page }) };
  const headers = { authorization };
  const answer = await test.request('/api/v1/profile', { method, headers, origin });
  return answer.status;
}

describe('who asks for a page', () => {
  it('is looked up once for all that the page reads', async () => {
    const { authorization, end } = await newSession();
    const page = {};
    expect(await statusOf({ authorization, page })).toBe(200);
    await end();
    expect(await statusOf({ authorization, page })).toBe(200);
    expect(await statusOf({ authorization, page: {} })).toBe(401);
    expect(await statusOf({ authorization })).toBe(401);
  });

  it('is looked up anew by what changes something, and for all after it', async () => {
    const { authorization, end } = await newSession();
    const page = {};
    expect(await statusOf({ authorization, page })).toBe(200);
    await end();
    expect(await statusOf({ authorization, page, method: 'POST' })).toBe(401);
    expect(await statusOf({ authorization, page })).toBe(401);
  });

  it('is somebody else by another token', async () => {
    const [one, other] = [await newSession(), await newSession()];
    const page = {};
    expect(await statusOf({ authorization: one.authorization, page })).toBe(200);
    await other.end();
    expect(await statusOf({ authorization: other.authorization, page })).toBe(401);
  });
});
