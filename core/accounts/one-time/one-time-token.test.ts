import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '#core/platform/db/database.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { issueToken, lookAtToken, takeToken } from './one-time-token.ts';
import type { TokenPurpose } from './token-purposes.pure.ts';

let test: TestCore;
let customerId: bigint;
beforeAll(async () => {
  test = await testCore();
  ({ id: customerId } = await addCustomer(test.deps, test.instances.a.id));
});
afterAll(() => test.close());

const MINUTE_MS = 60_000;
const LIVES: Record<TokenPurpose, number> = {
  confirm_registration: 24 * 60,
  change_email: 24 * 60,
  reset_password: 30,
  second_factor: 10,
  choose_password: 3 * 24 * 60,
  log_in: 1,
  social_state: 10,
  connect_social: 5,
  confirm_social: 5,
  add_passkey: 5,
  passkey_login: 5,
  join_team: 7 * 24 * 60,
};
const PURPOSES = Object.keys(LIVES) as TokenPurpose[]; // Object.keys forgets the names.

const inA = <T>(work: (trx: Trx) => Promise<T>) => test.db.inInstance(test.instances.a.id, work);

const issue = (purpose: TokenPurpose) =>
  inA((trx) =>
    issueToken({ ...test.deps, trx }, { instanceId: test.instances.a.id, purpose, customerId }),
  );

const take = (purpose: TokenPurpose | TokenPurpose[], token: string) =>
  inA((trx) =>
    takeToken({ ...test.deps, trx }, { instanceId: test.instances.a.id, purpose, token }),
  );

const look = (purpose: TokenPurpose | TokenPurpose[], token: string) =>
  inA((trx) =>
    lookAtToken({ ...test.deps, trx }, { instanceId: test.instances.a.id, purpose, token }),
  );

describe('a token', () => {
  it.each(PURPOSES)('of %s is good for its time to the millisecond', async (purpose) => {
    const [used, kept] = [await issue(purpose), await issue(purpose)];
    test.clock.advance(LIVES[purpose] * MINUTE_MS - 1);
    expect(await look(purpose, used)).toEqual({ customerId, payload: {} });
    expect(await take(purpose, used)).toEqual({ customerId, payload: {} });
    test.clock.advance(1);
    expect(await look(purpose, kept)).toBeUndefined();
    expect(await take(purpose, kept)).toBeUndefined();
  });

  it('is taken once, and looked at as often as somebody likes before', async () => {
    const token = await issue('log_in');
    for (let times = 0; times < 3; times += 1) expect(await look('log_in', token)).toBeDefined();
    expect(await take('log_in', token)).toBeDefined();
    expect(await take('log_in', token)).toBeUndefined();
    expect(await look('log_in', token)).toBeUndefined();
  });

  it.each(PURPOSES)('of %s is good for nothing else', async (purpose) => {
    const token = await issue(purpose);
    const others = PURPOSES.filter((other) => other !== purpose);
    expect(await look(others, token)).toBeUndefined();
    expect(await take(others, token)).toBeUndefined();
    expect(await take(PURPOSES, token)).toEqual({ customerId, payload: {} });
  });
});
