// On PostgreSQL: one link opened many times at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs, tokenIn } from '#core/testing/mailbox.ts';
import { issueToken } from '#core/accounts/one-time/one-time-token.ts';
import { mailPasswordReset } from './ask-for-reset.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const OLD = 'a harbour of quiet boats';
const NEW = 'nine lanterns over water';
const chosen = { password: NEW, password_confirmation: NEW };

const post = (path: string, body: object, authorization = '') =>
  test.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
  });

async function newCustomer() {
  const instanceId = test.instances.a.id;
  const customer = await addCustomer(test.deps, instanceId, { password: OLD, language: 'fr' });
  return { ...customer, authorization: await logInAs(test.deps, instanceId, customer) };
}

async function askForLink(email: string): Promise<string> {
  expect((await post('/password/email', { email })).status).toBe(204);
  await runJobs(test, mailPasswordReset);
  return tokenIn((await mailsTo(test, email)).at(-1));
}

const logIn = async (email: string, password: string) =>
  (await post('/login', { email, password })).status;

const profileStatus = async (authorization: string) =>
  (await test.request('/api/v1/profile', { headers: { authorization } })).status;

/** What else opens an account, by what it is for. */
async function keysOf(customerId: bigint): Promise<string[]> {
  const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('one_time_tokens')
      .select('purpose')
      .where('customer_id', '=', customerId)
      .execute(),
  );
  return rows.map(({ purpose }) => purpose).sort();
}

describe('a forgotten password', () => {
  it('is replaced by the link of the mail, in the customer’s language, and all devices go', async () => {
    const { email, authorization } = await newCustomer();
    const token = await askForLink(email);
    expect((await mailsTo(test, email)).at(-1)?.subject).toContain('nouveau mot de passe');
    expect((await post('/password/reset', { token, ...chosen })).status).toBe(204);
    expect(await logIn(email, OLD)).toBe(422);
    expect(await logIn(email, NEW)).toBe(200);
    expect(await profileStatus(authorization)).toBe(401);
    const notice = (await mailsTo(test, email)).find(({ subject }) => subject.includes('modifié'));
    expect(notice?.html).toContain('Alder');
  });

  it('takes every other key to the account with it, and no key of anybody else', async () => {
    const [{ id, email }, other] = [await newCustomer(), await newCustomer()];
    const purposes = ['change_email', 'second_factor', 'log_in', 'choose_password'] as const;
    const instanceId = test.instances.a.id;
    await test.db.inInstance(instanceId, async (trx) => {
      for (const customerId of [id, other.id]) {
        for (const purpose of purposes) {
          await issueToken({ ...test.deps, trx }, { instanceId, purpose, customerId });
        }
      }
    });
    const token = await askForLink(email);
    expect((await post('/password/reset', { token, ...chosen })).status).toBe(204);
    expect(await keysOf(id)).toEqual([]);
    expect(await keysOf(other.id)).toEqual([...purposes].sort());
  });

  it('confirms the address that the link was mailed to', async () => {
    const instanceId = test.instances.a.id;
    const customer = { password: OLD, email_confirmed_at: null };
    const { id, email } = await addCustomer(test.deps, instanceId, customer);
    const token = await askForLink(email);
    expect((await post('/password/reset', { token, ...chosen })).status).toBe(204);
    const row = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('customers')
        .select('email_confirmed_at')
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    expect(row?.email_confirmed_at).toEqual(test.clock.now());
  });

  it('cannot be replaced twice by one link', async () => {
    const { email } = await newCustomer();
    const token = await askForLink(email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post('/password/reset', { token, ...chosen })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422, 422]);
    const again = await post('/password/reset', { token, ...chosen });
    expect(await again.json()).toMatchObject({ errors: { token: [expect.any(String)] } });
  });

  it('is replaced by the latest link only, within half an hour, in its own instance', async () => {
    const { email } = await newCustomer();
    const first = await askForLink(email);
    const second = await askForLink(email);
    const reset = async (token: string) =>
      (await post('/password/reset', { token, ...chosen })).status;
    expect(await reset(first)).toBe(422);
    const elsewhere = await test.actors.guestOfB.post('/password/reset', {
      token: second,
      ...chosen,
    });
    expect(elsewhere.status).toBe(422);
    test.clock.advance(30 * 60_000 + 1);
    expect(await reset(second)).toBe(422);
  });

  it('that is replaced badly leaves the link good for a better try', async () => {
    const { email } = await newCustomer();
    const token = await askForLink(email);
    const easy = { password: 'password1', password_confirmation: 'password1' };
    const refused = await post('/password/reset', { token, ...easy });
    expect(await refused.json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    expect((await post('/password/reset', { token, ...chosen })).status).toBe(204);
  });

  it('sends no more than three mails to an address at once, whoever asks', async () => {
    const { email } = await newCustomer();
    const ask = (at: number) =>
      test.request('/password/email', {
        method: 'POST',
        body: JSON.stringify({ email: at % 2 === 0 ? email : email.toUpperCase() }),
        headers: { 'content-type': 'application/json' },
        origin: { address: `198.51.100.${at}` },
      });
    const answers = [await ask(1), await ask(2), await ask(3), await ask(4)];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
  });

  it('asks the same work of the request whether or not there is an account', async () => {
    const { email } = await newCustomer();
    const ask = async (address: string) => {
      const response = await post('/password/email', { email: address });
      const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
      const [job] = await test.db.asSystem((trx) =>
        trx.selectFrom('jobs').selectAll().where('kind', '=', mailPasswordReset.kind).execute(),
      );
      await runJobs(test, mailPasswordReset);
      return { status: response.status, headers, jobs: job && job.state };
    };
    expect(await ask(email)).toEqual(await ask('nobody@mail.example'));
    expect(await mailsTo(test, 'nobody@mail.example')).toEqual([]);
  });
});

describe('a password that is changed', () => {
  it('needs the old one, keeps this device and logs the others out', async () => {
    const { id, email, authorization } = await newCustomer();
    const other = await logInAs(test.deps, test.instances.a.id, { id });
    const change = (current_password: string) =>
      post('/api/v1/profile/password', { current_password, ...chosen }, authorization);
    const refused = await change('wrong');
    expect(await refused.json()).toMatchObject({
      errors: { current_password: ['Wrong password'] },
    });
    expect((await change(OLD)).status).toBe(204);
    expect(await profileStatus(authorization)).toBe(200);
    expect(await profileStatus(other)).toBe(401);
    expect(await logIn(email, NEW)).toBe(200);
  });

  it('takes with it what was half done with the old one, and nothing of anybody else', async () => {
    const [{ id, authorization }, other] = [await newCustomer(), await newCustomer()];
    const purposes = ['change_email', 'reset_password', 'second_factor'] as const;
    const instanceId = test.instances.a.id;
    await test.db.inInstance(instanceId, async (trx) => {
      for (const customerId of [id, other.id]) {
        for (const purpose of purposes) {
          await issueToken({ ...test.deps, trx }, { instanceId, purpose, customerId });
        }
      }
    });
    const change = { current_password: OLD, ...chosen };
    expect((await post('/api/v1/profile/password', change, authorization)).status).toBe(204);
    // The new address was asked for by who knew the password.
    expect(await keysOf(id)).toEqual(['change_email']);
    expect(await keysOf(other.id)).toEqual([...purposes]);
  });

  it('costs who knows it no try, however often it is asked for', async () => {
    const { authorization } = await newCustomer();
    for (let times = 0; times < 12; times += 1) {
      const body = { current_password: OLD };
      expect((await post('/api/v1/profile/export', body, authorization)).status).toBe(200);
    }
  });

  it('cannot be guessed by who holds a session only', async () => {
    const { authorization } = await newCustomer();
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        post('/api/v1/profile/password', { current_password: `${i}`, ...chosen }, authorization),
      ),
    );
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});
