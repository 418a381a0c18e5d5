import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { GRACE_MS, SESSION_MS, TOKEN_MS } from './session-times.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const DAY_MS = 24 * 60 * 60_000;

async function newSession() {
  const customer = await addCustomer(test.deps, test.instances.a.id);
  return { ...customer, authorization: await logInAs(test.deps, test.instances.a.id, customer) };
}

const statusOf = async (authorization: string) =>
  (await test.request('/api/v1/profile', { headers: { authorization } })).status;

async function renew(authorization: string): Promise<string> {
  const response = await test.request('/refresh', { headers: { authorization } });
  expect(response.status).toBe(200);
  return response.headers.get('authorization') ?? '';
}

describe('a session', () => {
  it('is over at the very moment that its token is, and not before', async () => {
    const [one, other] = [await newSession(), await newSession()];
    test.clock.advance(TOKEN_MS - 1);
    expect(await statusOf(one.authorization)).toBe(200);
    test.clock.advance(1);
    expect(await statusOf(other.authorization)).toBe(401);
  });

  it('is over ninety days after the sign-in, however often it was renewed', async () => {
    const { id, authorization } = await newSession();
    const end = new Date(test.clock.now().getTime() + SESSION_MS);
    let token = authorization;
    for (let days = 0; days < 90; days += 6) {
      test.clock.advance(days === 84 ? 5 * DAY_MS : 6 * DAY_MS);
      token = await renew(token);
    }
    const { latest } = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('session_tokens as t')
        .innerJoin('sessions as s', 's.id', 't.session_id')
        .select(({ fn }) => fn.max('t.expires_at').as('latest'))
        .where('s.customer_id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    expect(latest).toEqual(end);
    test.clock.advance(DAY_MS - 1);
    expect(await statusOf(token)).toBe(200);
    // Whatever is written about the token: it is the session that ends.
    const longer = { expires_at: new Date(end.getTime() + DAY_MS) };
    await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.updateTable('session_tokens').set(longer).where('expires_at', '=', end).execute(),
    );
    test.clock.advance(1);
    expect(await statusOf(token)).toBe(401);
  });

  it('goes on with the old token for ten seconds to the millisecond', async () => {
    const { authorization } = await newSession();
    const next = await renew(authorization);
    expect(await statusOf(next)).toBe(200);
    test.clock.advance(GRACE_MS);
    expect(await statusOf(authorization)).toBe(200);
    test.clock.advance(1);
    expect(await statusOf(authorization)).toBe(401);
    // Nobody can tell who of the two is the thief.
    expect(await statusOf(next)).toBe(401);
  });
});
