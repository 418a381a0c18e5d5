import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls, bodyFor, bodySender } from '#core/testing/attacks/generated-bodies.ts';
import { guessManyAccounts, guessOneAccount, mostCompared } from '#core/testing/attacks/guesses.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { quickHasher } from '#core/testing/quick-hasher.ts';
import { issueToken, takeToken } from '#core/accounts/one-time/one-time-token.ts';
import type { TokenPurpose } from '#core/accounts/one-time/token-purposes.pure.ts';
import { LOGIN_OF_ACCOUNT, LOGIN_OF_ADDRESS } from './login-limits.ts';

const chosen = (password: string) => ({ password, password_confirmation: password });

const countRefused = (instanceId: number) =>
  test.db.inInstance(instanceId, async (trx) => {
    const lines = trx.selectFrom('audit_log').select('id').where('action', '=', 'token.refused');
    return (await lines.where('outcome', '=', 'refused').execute()).length;
  });

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ passwords: quickHasher });
});
afterAll(() => test.close());

describe('whatever is sent to a call of accounts', () => {
  it('is answered without a fault, at its field, and leaves no row behind when refused', async () => {
    const calls = accountCalls(test);
    const send = bodySender(test);
    expect(calls.length).toBeGreaterThan(25);
    const cases = fc
      .constantFrom(...calls)
      .chain((call) => fc.tuple(fc.constant(call), bodyFor(call)));
    await fc.assert(
      fc.asyncProperty(cases, async ([call, body]) => {
        expect(await send(call, body), call.path).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });
});

describe('200 guesses, one a second', () => {
  const guesses = { count: 200, everySeconds: 1 };

  it('at one account from ever new addresses are held to the limit of the account', async () => {
    const compared = await guessOneAccount(test, guesses);
    expect(compared).toBeLessThanOrEqual(mostCompared(LOGIN_OF_ACCOUNT, guesses));
  });

  it('at ever new accounts from one address are held to the limit of the address', async () => {
    const compared = await guessManyAccounts(test, guesses);
    expect(compared).toBeLessThanOrEqual(mostCompared(LOGIN_OF_ADDRESS, guesses));
  });
});

/** Where a token of each kind is shown, and what goes along with it. */
const SHOWN: [TokenPurpose, path: string, along: object][] = [
  ['reset_password', '/password/reset', chosen('nine lanterns over water')],
  ['choose_password', '/password/reset', chosen('nine lanterns over water')],
  ['confirm_registration', '/register/confirm', {}],
  ['change_email', '/email/confirm', {}],
  ['log_in', '/login/exchange', {}],
  ['second_factor', '/login/second-factor', { code: '123456' }],
  ['confirm_social', '/api/v1/socialite/confirm', {}],
];

describe.each(SHOWN)('a token to %s', (purpose, path, along) => {
  const field = purpose === 'second_factor' ? 'challenge' : 'token';

  it.each(['that was used', 'of another instance'])('%s is refused and recorded', async (which) => {
    const { customerOfA: owner, customerOfB: stranger } = test.actors;
    const instanceId = owner.instance.id;
    const token = await test.db.inInstance(instanceId, async (trx) => {
      const parts = { ...test.deps, trx };
      const issued = await issueToken(parts, { instanceId, purpose, customerId: owner.id });
      if (which === 'that was used') await takeToken(parts, { instanceId, purpose, token: issued });
      return issued;
    });
    const actor = which === 'that was used' ? owner : stranger;
    const before = await countRefused(actor.instance.id);
    const response = await actor.post(path, { [field]: token, ...along });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    expect(await countRefused(actor.instance.id)).toBe(before + 1);
  });
});

describe('a session', () => {
  it('of another instance is refused and recorded, but not without end', async () => {
    const { customerOfA, guestOfB } = test.actors;
    const { authorization } = customerOfA;
    const before = await countRefused(guestOfB.instance.id);
    for (let i = 0; i < 15; i += 1) {
      const headers = { authorization };
      expect((await guestOfB.request('/api/v1/profile', { headers })).status).toBe(401);
    }
    expect(await countRefused(guestOfB.instance.id)).toBe(before + 10);
  });

  it('is never one that somebody has brought along', async () => {
    const { email } = await addCustomer(test.deps, test.instances.a.id, {
      password_hash: await quickHasher.hash('quiet boats'),
    });
    const brought = await logInAs(
      test.deps,
      test.instances.a.id,
      await addCustomer(test.deps, test.instances.a.id),
    );
    const response = await test.request('/login', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'quiet boats' }),
      headers: { 'content-type': 'application/json', authorization: brought },
    });
    expect(response.headers.get('authorization')).not.toBe(brought);
    const profile = await test.request('/api/v1/profile', { headers: { authorization: brought } });
    expect(await profile.json()).not.toMatchObject({ data: { email } });
  });
});
