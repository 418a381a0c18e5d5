// On PostgreSQL: one code used by many at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '#core/testing/answers.ts';
import { codeAt } from '#core/testing/authenticator.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

interface Setup {
  uri: string;
  secret: string;
}

interface Codes {
  recovery_codes: string[];
}

const PASSWORD = 'a harbour of quiet boats';
const PATH = '/api/v1/profile/two-factor';
const STEP_MS = 30_000;

const post = (path: string, body: object, authorization = '') =>
  test.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
  });

async function newCustomer() {
  const customer = await addCustomer(test.deps, test.instances.a.id, { password: PASSWORD });
  const authorization = await logInAs(test.deps, test.instances.a.id, customer);
  return { ...customer, authorization };
}

/** A customer with two-factor sign-in; `code` answers one that was not used yet. */
async function protectedCustomer() {
  const customer = await newCustomer();
  const { authorization } = customer;
  const setup = await dataOf<Setup>(
    await post(PATH, { current_password: PASSWORD }, authorization),
  );
  const secret = setup.secret;
  const code = () => {
    test.clock.advance(STEP_MS);
    return codeAt(secret, test.clock.now());
  };
  const confirmed = await post(`${PATH}/confirm`, { code: code() }, authorization);
  expect(confirmed.status).toBe(200);
  const { recovery_codes } = await dataOf<Codes>(confirmed);
  return { ...customer, code, recoveryCodes: recovery_codes };
}

async function challengeFor(email: string): Promise<string> {
  const response = await post('/login', { email, password: PASSWORD });
  expect(response.status).toBe(202);
  expect(response.headers.get('authorization')).toBeNull();
  return (await dataOf<{ challenge: string }>(response)).challenge;
}

const pass = (challenge: string, code: string) => post('/login/second-factor', { challenge, code });

const wrong = (field: string) => ({ errors: { [field]: [expect.any(String)] } });

describe('turning two-factor sign-in on', () => {
  it('asks for the password, and changes nothing until a code is shown', async () => {
    const { authorization, email } = await newCustomer();
    const refused = await post(PATH, { current_password: 'wrong' }, authorization);
    expect([refused.status, await refused.json()]).toMatchObject([422, wrong('current_password')]);
    const setup = await dataOf<Setup>(
      await post(PATH, { current_password: PASSWORD }, authorization),
    );
    expect(setup.uri).toContain(`otpauth://totp/Alder:${encodeURIComponent(email)}?`);
    const missed = await post(`${PATH}/confirm`, { code: '000000' }, authorization);
    expect([missed.status, await missed.json()]).toMatchObject([422, wrong('code')]);
    expect((await post('/login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('logs the other devices out, tells by mail, and keeps no secret readable', async () => {
    const { id, email, authorization } = await newCustomer();
    const other = await logInAs(test.deps, test.instances.a.id, { id });
    const setup = await dataOf<Setup>(
      await post(PATH, { current_password: PASSWORD }, authorization),
    );
    const secret = setup.secret;
    await post(`${PATH}/confirm`, { code: codeAt(secret, test.clock.now()) }, authorization);
    const state = await test.request(PATH, { headers: { authorization } });
    expect(await state.json()).toEqual({ data: { is_enabled: true, recovery_codes_left: 10 } });
    expect((await test.request(PATH, { headers: { authorization: other } })).status).toBe(401);
    expect((await mailsTo(test, email)).map(({ subject }) => subject)).toContain(
      'Two-factor authentication is on at Alder',
    );
    const kept = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('customer_totp').selectAll().where('customer_id', '=', id).execute(),
    );
    expect(Buffer.from(kept[0]?.secret ?? []).toString('latin1')).not.toContain(secret);
    const again = await post(PATH, { current_password: PASSWORD }, authorization);
    expect(again.status).toBe(409);
  });
});

describe('signing in with two factors', () => {
  it('needs the code of the app; the challenge alone opens nothing', async () => {
    const { email, code } = await protectedCustomer();
    const challenge = await challengeFor(email);
    const authorization = `Bearer ${challenge}`;
    expect((await test.request('/api/v1/profile', { headers: { authorization } })).status).toBe(
      401,
    );
    const response = await pass(challenge, code().replace(/(...)/, '$1 '));
    expect(response.status).toBe(200);
    expect(response.headers.get('authorization')).toMatch(/^Bearer [\w-]{43}$/);
  });

  it('takes neither a code nor a challenge twice, not even at once', async () => {
    const { email, code } = await protectedCustomer();
    const challenges = [await challengeFor(email), await challengeFor(email)];
    const shown = code();
    const answers = await Promise.all(challenges.map((challenge) => pass(challenge, shown)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const [spent] = challenges.filter((_, at) => answers[at]?.status === 200);
    const replay = await pass(spent ?? '', code());
    expect([replay.status, await replay.json()]).toMatchObject([422, wrong('challenge')]);
  });

  it('takes a code of the step before, and none that is older', async () => {
    const { email, code } = await protectedCustomer();
    const shown = [code(), code()];
    test.clock.advance(STEP_MS);
    const [older, before] = shown;
    expect((await pass(await challengeFor(email), older ?? '')).status).toBe(422);
    expect((await pass(await challengeFor(email), before ?? '')).status).toBe(200);
  });

  it('ends a challenge after ten minutes', async () => {
    const { email, code } = await protectedCustomer();
    const challenge = await challengeFor(email);
    test.clock.advance(10 * 60_000);
    expect((await pass(challenge, code())).status).toBe(422);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes } = await protectedCustomer();
    const typed = (recoveryCodes[0] ?? '').toUpperCase().replaceAll('-', ' ');
    expect((await pass(await challengeFor(email), typed)).status).toBe(200);
    expect((await pass(await challengeFor(email), typed)).status).toBe(422);
  });

  it('holds guesses to five, however many challenges there are', async () => {
    const { email, id } = await protectedCustomer();
    const challenges = await Promise.all(Array.from({ length: 3 }, () => challengeFor(email)));
    const answers = [];
    for (let at = 0; at < 12; at += 1) answers.push(await pass(challenges[at % 3] ?? '', '000000'));
    const held = answers.filter(({ status }) => status === 429);
    expect(held).toHaveLength(7);
    const log = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('audit_log').select('action').where('customer_id', '=', id).execute(),
    );
    expect(log.filter(({ action }) => action === 'login.wrong_code')).toHaveLength(5);
  });

  it('is not got around by a challenge of another instance', async () => {
    const { email, code } = await protectedCustomer();
    const challenge = await challengeFor(email);
    const response = await test.request('/login/second-factor', {
      method: 'POST',
      host: test.instances.b.host,
      body: JSON.stringify({ challenge, code: code() }),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(422);
  });
});

describe('what protects the second factor', () => {
  it('asks for both before it is turned off or its codes are made anew', async () => {
    const { authorization, code, email, recoveryCodes } = await protectedCustomer();
    for (const path of [`${PATH}/disable`, `${PATH}/recovery-codes`]) {
      const missed = await post(
        path,
        { current_password: PASSWORD, code: '000000' },
        authorization,
      );
      expect([missed.status, await missed.json()]).toMatchObject([422, wrong('code')]);
    }
    const proof = { current_password: PASSWORD, code: code() };
    const renewed = await post(`${PATH}/recovery-codes`, proof, authorization);
    const codes = (await dataOf<Codes>(renewed)).recovery_codes;
    expect(codes.some((one) => recoveryCodes.includes(one))).toBe(false);
    const old = await pass(await challengeFor(email), recoveryCodes[0] ?? '');
    expect([old.status, await old.json()]).toMatchObject([422, wrong('code')]);
    const off = { current_password: PASSWORD, code: codes[0] };
    expect((await post(`${PATH}/disable`, off, authorization)).status).toBe(204);
    expect((await post('/login', { email, password: PASSWORD })).status).toBe(200);
    expect((await post(`${PATH}/disable`, off, authorization)).status).toBe(409);
  });
});

describe('what a second factor leaves behind', () => {
  it('is no try of somebody who guesses, however often the right code comes', async () => {
    const { email, code } = await protectedCustomer();
    for (let times = 0; times < 8; times += 1) {
      expect((await pass(await challengeFor(email), code())).status).toBe(200);
    }
  });

  it('is a line in the log where a recovery code was used, and only then', async () => {
    const { id, email, code, recoveryCodes } = await protectedCustomer();
    const lines = async () => {
      const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
        trx
          .selectFrom('audit_log')
          .select('action')
          .where('customer_id', '=', id)
          .where('action', '=', 'login.recovery_code_used')
          .execute(),
      );
      return rows.length;
    };
    expect((await pass(await challengeFor(email), code())).status).toBe(200);
    expect(await lines()).toBe(0);
    expect((await pass(await challengeFor(email), recoveryCodes[0] ?? '')).status).toBe(200);
    expect(await lines()).toBe(1);
  });
});

describe('an account with two-factor sign-in', () => {
  it('is not deleted without the code, and then for good', async () => {
    const { authorization, email, code } = await protectedCustomer();
    const erase = (more: object) =>
      post('/api/v1/profile/delete', { current_password: PASSWORD, ...more }, authorization);
    const missing = await erase({});
    expect([missing.status, await missing.json()]).toMatchObject([422, wrong('code')]);
    const guessed = await erase({ code: '000000' });
    expect([guessed.status, await guessed.json()]).toMatchObject([422, wrong('code')]);
    await challengeFor(email);
    expect((await erase({ code: code() })).status).toBe(204);
  });
});
