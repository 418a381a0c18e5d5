// On PostgreSQL: one session renewed many times at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const PROFILE = '/api/v1/profile';
const DAY_MS = 24 * 60 * 60 * 1000;

async function newCustomer() {
  const { id: instanceId } = test.instances.a;
  const customer = await addCustomer(test.deps, instanceId);
  return { ...customer, authorization: await logInAs(test.deps, instanceId, customer) };
}

const ask = (path: string, authorization: string, init: RequestInit = {}) =>
  test.request(path, {
    ...init,
    headers: { authorization, ...(init.body && { 'content-type': 'application/json' }) },
  });

const statusWith = async (authorization: string) => (await ask(PROFILE, authorization)).status;

async function refresh(authorization: string): Promise<string> {
  const response = await ask('/refresh', authorization);
  expect(response.status).toBe(200);
  return response.headers.get('authorization') ?? '';
}

const auditOf = (customerId: bigint) =>
  test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('audit_log')
      .select(['action', 'outcome'])
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute(),
  );

describe('a session token', () => {
  it('opens what is the customer’s own, and nothing may keep the answer', async () => {
    const { authorization, email } = await newCustomer();
    const response = await ask(PROFILE, authorization);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ data: { email, balance: 0 } });
  });

  it('lies in the database as a hash only', async () => {
    const { authorization } = await newCustomer();
    const token = authorization.slice('Bearer '.length);
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await test.db.asSystem((trx) =>
      trx.selectFrom('session_tokens').select('token_hash').execute(),
    );
    const kept = rows.map(({ token_hash }) => Buffer.from(token_hash));
    expect(kept.every((hash) => hash.length === 32)).toBe(true);
    expect(kept.some((hash) => hash.equals(Buffer.from(token, 'base64url')))).toBe(false);
  });

  it('says when it was last used, to the minute', async () => {
    const { authorization } = await newCustomer();
    const lastSeen = async () => {
      const response = await ask('/api/v1/profile/sessions', authorization);
      const { data } = (await response.json()) as { data: { last_seen_at: string }[] };
      return data[0]?.last_seen_at;
    };
    const start = test.clock.now().toISOString();
    test.clock.advance(59_000);
    expect(await lastSeen()).toBe(start);
    test.clock.advance(1_000);
    expect(await statusWith(authorization)).toBe(200);
    expect(await lastSeen()).toBe(test.clock.now().toISOString());
  });

  it('ends after seven days without a renewal', async () => {
    const { authorization } = await newCustomer();
    test.clock.advance(7 * DAY_MS - 1000);
    expect(await statusWith(authorization)).toBe(200);
    test.clock.advance(2000);
    expect(await statusWith(authorization)).toBe(401);
  });

  it('lives on by renewal, but no longer than ninety days', async () => {
    let { authorization } = await newCustomer();
    for (let day = 0; day < 84; day += 6) {
      test.clock.advance(6 * DAY_MS);
      authorization = await refresh(authorization);
    }
    test.clock.advance(6 * DAY_MS + 1000);
    expect(await statusWith(authorization)).toBe(401);
  });
});

describe('a renewed token', () => {
  it('stays good for requests on their way, and for renewing at the same moment', async () => {
    const { authorization } = await newCustomer();
    const fresh = await Promise.all(Array.from({ length: 5 }, () => refresh(authorization)));
    expect(new Set(fresh).size).toBe(5);
    test.clock.advance(10_000);
    for (const one of [authorization, ...fresh]) expect(await statusWith(one)).toBe(200);
  });

  it('ends the session for thief and owner alike when it comes again later', async () => {
    const { authorization: stolen, id } = await newCustomer();
    const fresh = await refresh(stolen);
    expect(await statusWith(fresh)).toBe(200);
    test.clock.advance(10_001);
    expect(await statusWith(stolen)).toBe(401);
    expect(await statusWith(fresh)).toBe(401);
    expect((await ask('/refresh', fresh)).status).toBe(401);
    expect(await auditOf(id)).toContainEqual({
      action: 'session.token_reused',
      outcome: 'refused',
    });
  });

  it('goes on while the answer with the new one was lost, which then opens nothing', async () => {
    const { authorization } = await newCustomer();
    const lost = await refresh(authorization);
    test.clock.advance(3 * 60_000);
    expect(await statusWith(authorization)).toBe(200);
    const fresh = await refresh(authorization);
    expect(await statusWith(lost)).toBe(401);
    expect(await statusWith(fresh)).toBe(200);
    test.clock.advance(60_000);
    expect(await statusWith(authorization)).toBe(401);
    expect(await statusWith(fresh)).toBe(401);
  });

  it('leaves the other sessions of the customer alone', async () => {
    const { authorization, id } = await newCustomer();
    const other = await logInAs(test.deps, test.instances.a.id, { id });
    await statusWith(await refresh(authorization));
    test.clock.advance(60_000);
    expect(await statusWith(authorization)).toBe(401);
    expect(await statusWith(other)).toBe(200);
  });
});

describe('logging out', () => {
  it('ends this session only', async () => {
    const { authorization, id } = await newCustomer();
    const other = await logInAs(test.deps, test.instances.a.id, { id });
    const response = await ask('/logout', authorization, { method: 'POST' });
    expect(response.status).toBe(204);
    expect(await statusWith(authorization)).toBe(401);
    expect(await statusWith(other)).toBe(200);
  });

  it('everywhere ends all of them', async () => {
    const { authorization, id } = await newCustomer();
    const other = await logInAs(test.deps, test.instances.a.id, { id });
    const body = JSON.stringify({ everywhere: true });
    await ask('/logout', authorization, { method: 'POST', body });
    expect(await statusWith(authorization)).toBe(401);
    expect(await statusWith(other)).toBe(401);
    expect(await auditOf(id)).toContainEqual({ action: 'session.ended', outcome: 'done' });
  });
});

describe('the list of sessions', () => {
  const list = async (authorization: string) => {
    const response = await ask('/api/v1/profile/sessions', authorization);
    return ((await response.json()) as { data: { id: string; is_current: boolean }[] }).data;
  };

  it('shows the open ones and marks the one that asks', async () => {
    const { authorization, id } = await newCustomer();
    const gone = await logInAs(test.deps, test.instances.a.id, { id });
    await logInAs(test.deps, test.instances.a.id, { id });
    await ask('/logout', gone, { method: 'POST' });
    const sessions = await list(authorization);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session) => session.is_current)).toHaveLength(1);
  });

  it('lets one be ended, once', async () => {
    const { authorization, id } = await newCustomer();
    const other = await logInAs(test.deps, test.instances.a.id, { id });
    const [target] = (await list(authorization)).filter((session) => !session.is_current);
    const path = `/api/v1/profile/sessions/${target?.id}`;
    expect((await ask(path, authorization, { method: 'DELETE' })).status).toBe(204);
    expect(await statusWith(other)).toBe(401);
    expect((await ask(path, authorization, { method: 'DELETE' })).status).toBe(404);
  });

  it('does not reach another customer’s', async () => {
    const [own, theirs] = [await newCustomer(), await newCustomer()];
    const [target] = await list(theirs.authorization);
    const path = `/api/v1/profile/sessions/${target?.id}`;
    expect((await ask(path, own.authorization, { method: 'DELETE' })).status).toBe(404);
    expect(await statusWith(theirs.authorization)).toBe(200);
  });
});

describe('a frozen customer', () => {
  it('sees the profile and can leave, and the core refuses the rest', async () => {
    const customer = await addCustomer(test.deps, test.instances.a.id, {
      frozen_at: new Date('2030-01-01T00:00:00Z'),
    });
    const authorization = await logInAs(test.deps, test.instances.a.id, customer);
    const response = await ask(PROFILE, authorization);
    expect(await response.json()).toMatchObject({
      data: { frozen_at: '2030-01-01T00:00:00.000Z' },
    });
    expect((await ask('/logout', authorization, { method: 'POST' })).status).toBe(204);
  });
});
