// On PostgreSQL: tokens made and renewed by many at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { closeDemoAccounts } from '#core/accounts/demo/close-demo-accounts.ts';
import type { ApiToken, NewApiToken } from './api-token.contract.ts';
import { findApiCaller } from './find-caller.ts';
import { spendByToken } from './spend-by-token.ts';

const PASSWORD = 'a harbour of quiet boats';
const MAIN = '/api/v1/api-token';
const ALL = '/api/v1/api-tokens';
const PROOF = { current_password: PASSWORD };
const HOME = '192.0.2.7';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

async function newHolder(given: Parameters<typeof addCustomer>[2] = {}) {
  const { id: instanceId } = test.instances.a;
  const customer = await addCustomer(test.deps, instanceId, { password: PASSWORD, ...given });
  const authorization = await logInAs(test.deps, instanceId, customer);
  const ask = (method: string, path: string, body?: object) =>
    test.request(path, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const made = async (path = MAIN, body: object = {}): Promise<NewApiToken> => {
    const response = await ask('POST', path, { ...PROOF, ...body });
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: NewApiToken }).data;
  };
  const list = async () => ((await (await ask('GET', ALL)).json()) as { data: ApiToken[] }).data;
  return { ...customer, ask, made, list };
}

const callerFrom = (address: string, instanceId = test.instances.a.id): Caller => ({
  ...{ instanceId, address, userAgent: 'a program', requestId: 'r', language: 'en' },
  origin: { scheme: 'https', host: 'alder.example' },
});

const find = (token: string, address = HOME) =>
  findApiCaller(test.deps, callerFrom(address), token);

const problemOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors?: Record<string, string[]> };
  return Object.keys(errors ?? {});
};

const auditOf = (customerId: bigint) =>
  test.db.inInstance(test.instances.a.id, async (trx) => {
    const rows = await trx
      .selectFrom('audit_log')
      .select('action')
      .where('customer_id', '=', customerId)
      .where('action', 'like', 'api_token.%')
      .orderBy('id')
      .execute();
    return rows.map(({ action }) => action);
  });

describe('the token of the customer', () => {
  it('is made, shown once, renewed with the old one still good, and removed', async () => {
    const holder = await newHolder();
    expect(await (await holder.ask('GET', MAIN)).json()).toEqual({ data: null });
    const first = await holder.made();
    expect(first).toMatchObject({
      name: 'API',
      is_main: true,
      scopes: ['read', 'order', 'manage'],
    });
    const shown = await (await holder.ask('GET', MAIN)).text();
    expect(shown).not.toContain(first.token);
    expect(await find(first.token)).toMatchObject({ customerId: holder.id });
    const second = await holder.made();
    expect(second.id).toBe(first.id);
    expect(second.secrets).toHaveLength(2);
    expect(await find(first.token)).toBeDefined();
    const third = await holder.made();
    expect(third.secrets).toHaveLength(2);
    expect(await find(first.token)).toBeUndefined();
    expect(await find(second.token)).toBeDefined();
    expect((await holder.ask('DELETE', MAIN)).status).toBe(204);
    expect((await holder.ask('DELETE', MAIN)).status).toBe(204);
    expect(await find(third.token)).toBeUndefined();
    expect(await auditOf(holder.id)).toEqual([
      ...['api_token.created', 'api_token.renewed', 'api_token.renewed', 'api_token.revoked'],
    ]);
  });

  it('lies in the database as a hash only', async () => {
    const { token } = await (await newHolder()).made();
    const rows = await test.db.asSystem((trx) =>
      trx.selectFrom('api_token_secrets').selectAll().execute(),
    );
    expect(JSON.stringify(rows, (_, value: unknown) => String(value))).not.toContain(token);
  });

  it('is asked for by many at once and there once, with two secrets', async () => {
    const holder = await newHolder();
    const made = await Promise.all(Array.from({ length: 6 }, () => holder.made()));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const [only, ...more] = await holder.list();
    expect(more).toEqual([]);
    expect(only?.secrets).toHaveLength(2);
    const good = await Promise.all(made.map(({ token }) => find(token)));
    expect(good.filter((caller) => caller !== undefined)).toHaveLength(2);
  });
});

describe('who makes one', () => {
  it.each([
    ['without the password', {}, 422, ['current_password']],
    ['with a wrong one', { current_password: 'another' }, 422, ['current_password']],
    ['with the right one', PROOF, 201, []],
  ])('%s', async (_, body, status, fields) => {
    const holder = await newHolder();
    const response = await holder.ask('POST', MAIN, body);
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toEqual(fields);
  });

  it('sets a password first, if there is none', async () => {
    const { id: instanceId } = test.instances.a;
    const customer = await addCustomer(test.deps, instanceId);
    const authorization = await logInAs(test.deps, instanceId, customer);
    const response = await test.request(MAIN, { method: 'POST', headers: { authorization } });
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toEqual(['current_password']);
  });

  it('is no frozen customer, who may still look and take back', async () => {
    const holder = await newHolder();
    const { id } = await holder.made(ALL, { name: 'Shop' });
    await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .updateTable('customers')
        .set({ frozen_at: test.clock.now() })
        .where('id', '=', holder.id)
        .execute(),
    );
    expect((await holder.ask('POST', MAIN, PROOF)).status).toBe(423);
    expect(await holder.list()).toHaveLength(1);
    expect((await holder.ask('DELETE', `${ALL}/${id}`)).status).toBe(204);
  });
});

describe('a named token', () => {
  const OWN = {
    ...{ name: 'Shop', scopes: ['read', 'order'], addresses: ['192.0.2.0/28', '192.0.2.0/28'] },
    ...{ service_ids: [107, 107], daily_cap: '2.5', expires_at: '2099-01-01T00:00:00.000Z' },
  };

  it('may do what it was made for', async () => {
    const holder = await newHolder();
    const made = await holder.made(ALL, OWN);
    expect(made).toMatchObject({
      ...{ name: 'Shop', is_main: false, scopes: ['read', 'order'], service_ids: [107] },
      ...{ addresses: ['192.0.2.0/28'], daily_cap: '2.5', spent_today: '0' },
    });
    expect(await find(made.token)).toMatchObject({
      ...{ scopes: ['read', 'order'], serviceIds: [107], dailyCapMicro: 2_500_000n },
    });
    expect(await find(made.token, '192.0.2.16')).toBeUndefined();
    expect(await find(made.token, '')).toBeUndefined();
    const [shown] = await holder.list();
    expect(shown?.secrets[0]).toMatchObject({ last_used_address: HOME });
  });

  it('ends when it expires', async () => {
    const soon = new Date(test.clock.now().getTime() + 60_000).toISOString();
    const { token } = await (await newHolder()).made(ALL, { name: 'Soon', expires_at: soon });
    expect(await find(token)).toBeDefined();
    test.clock.advance(60_000);
    expect(await find(token)).toBeUndefined();
  });

  it('spends no more than its cap on a day, however many try at once', async () => {
    const { token } = await (await newHolder()).made(ALL, OWN);
    const caller = (await find(token))!;
    const spend = (micro: bigint) =>
      test.db.inInstance(caller.instanceId, (trx) =>
        spendByToken({ ...caller, trx, clock: test.clock }, caller, micro),
      );
    const tried = await Promise.all(Array.from({ length: 8 }, () => spend(700_000n)));
    expect(tried.filter(Boolean)).toHaveLength(3);
    expect(await spend(400_000n)).toBe(true);
    expect(await spend(1n)).toBe(false);
    test.clock.advance(24 * 60 * 60 * 1000);
    expect(await spend(2_500_001n)).toBe(false);
    expect(await spend(2_500_000n)).toBe(true);
  });

  it.each([
    [{ name: '' }, ['name']],
    [{ scopes: [] }, ['scopes']],
    [{ scopes: ['all'] }, ['scopes.0']],
    [{ addresses: ['192.0.2.0/28', 'host.example'] }, ['addresses.1']],
    [{ daily_cap: '0' }, ['daily_cap']],
    [{ daily_cap: '-1' }, ['daily_cap']],
    [{ expires_at: '2001-01-01T00:00:00.000Z' }, ['expires_at']],
  ])('is not made with %j', async (wrong, fields) => {
    const holder = await newHolder();
    const response = await holder.ask('POST', ALL, { ...PROOF, ...OWN, ...wrong });
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toEqual(fields);
    expect(await holder.list()).toEqual([]);
  });

  it('is renewed and ended by its owner alone', async () => {
    const [holder, other] = [await newHolder(), await newHolder()];
    const { id, token, secrets } = await holder.made(ALL, { name: 'Shop' });
    const own = `${ALL}/${id}`;
    expect((await other.ask('POST', `${own}/renew`, PROOF)).status).toBe(404);
    expect((await other.ask('DELETE', own)).status).toBe(404);
    const renewed = await holder.made(`${own}/renew`);
    const secret = `${own}/secrets/${secrets[0]?.id}`;
    expect((await other.ask('DELETE', secret)).status).toBe(404);
    expect((await holder.ask('DELETE', `${own}/secrets/x`)).status).toBe(404);
    expect((await holder.ask('DELETE', secret)).status).toBe(204);
    expect((await holder.ask('DELETE', secret)).status).toBe(404);
    expect(await find(token)).toBeUndefined();
    expect(await find(renewed.token)).toBeDefined();
  });

  it('is one of twenty at most', async () => {
    const holder = await newHolder();
    for (let at = 0; at < 20; at += 1) await holder.made(ALL, { name: `Shop ${at}` });
    test.clock.advance(3_600_000);
    const response = await holder.ask('POST', ALL, { ...PROOF, name: 'Shop 20' });
    expect(await problemOf(response)).toEqual(['name']);
  });
});

describe('a token that opens nothing', () => {
  it('of another instance looks like one that never was, and leaves a line', async () => {
    const { token } = await (await newHolder()).made();
    const ofB = callerFrom(HOME, test.instances.b.id);
    expect(await findApiCaller(test.deps, ofB, token)).toBeUndefined();
    const lines = await test.db.inInstance(test.instances.b.id, (trx) =>
      trx.selectFrom('audit_log').select('details').where('action', '=', 'token.refused').execute(),
    );
    expect(lines.at(-1)?.details).toEqual({ purpose: 'api' });
  });

  it('is one of the demo, where there is no demo', async () => {
    const holder = await newHolder();
    const { token } = await holder.made();
    await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.updateTable('customers').set({ is_demo: true }).where('id', '=', holder.id).execute(),
    );
    expect(await find(token)).toBeUndefined();
    const inDemo = { ...test.deps, isDemo: true };
    expect(await findApiCaller(inDemo, callerFrom(HOME), token)).toBeDefined();
    const log = { ...test.deps.log, warn: () => undefined };
    await closeDemoAccounts({ ...test.deps, log }, { domain: 'nowhere', passwordHash: 'x' });
    expect(await findApiCaller(inDemo, callerFrom(HOME), token)).toBeUndefined();
  });
});
