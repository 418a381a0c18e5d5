// On PostgreSQL: one challenge answered by two at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, problemsOf } from '#core/testing/answers.ts';
import { codeAt } from '#core/testing/authenticator.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';
import { SoftwareAuthenticator } from '#core/testing/software-authenticator.ts';
import type { Passkey } from './passkey.contract.ts';
import { PASSKEYS, PASSWORD, passkeyBrowser } from './testing/passkey-holder.ts';

let test: TestCore;
let browser: ReturnType<typeof passkeyBrowser>;
beforeAll(async () => {
  test = await testCore();
  browser = passkeyBrowser(test);
});
afterAll(() => test.close());

async function withPasskey(count = 0) {
  const holder = await browser.newHolder();
  return { ...holder, ...(await browser.add(holder.authorization, undefined, { count })) };
}

const WRONG = ['This passkey does not open an account here. Log in with your password.'];
const LATE = ['That took too long. Try again.'];

describe('logging in by a passkey', () => {
  it('opens a session without a code, and notes when', async () => {
    const { authorization, device, passkey, email } = await withPasskey();
    const setup = await browser.ask('/api/v1/profile/two-factor', {
      authorization,
      body: { current_password: PASSWORD },
    });
    const { secret } = await dataOf<{ secret: string }>(setup);
    const code = codeAt(secret, test.clock.now());
    await browser.ask('/api/v1/profile/two-factor/confirm', { authorization, body: { code } });
    expect((await browser.ask('/login', { body: { email, password: PASSWORD } })).status).toBe(202);
    const answer = await browser.logIn(device);
    expect(answer.status).toBe(200);
    const session = answer.headers.get('authorization') ?? '';
    expect(session).toMatch(/^Bearer [\w-]{43}$/);
    const shown = await test.request(PASSKEYS, { headers: { authorization: session } });
    const [kept] = await dataOf<Passkey[]>(shown);
    expect(kept).toEqual({ ...passkey, last_used_at: test.clock.now().toISOString() });
  });

  it('tells by mail of a device that is new', async () => {
    const { device, email } = await withPasskey();
    await browser.logIn(device);
    const subjects = (await mailsTo(test, email)).map(({ subject }) => subject);
    expect(subjects).toContain('New login to your account at Alder');
  });

  it.each([
    ['for another site', { origin: 'http://birch.example' }],
    ['for another rpID', { rpId: 'birch.example' }],
    ['without a verified user', { isUnverified: true }],
    ['for the account of somebody else', { userHandle: 'A'.repeat(43) }],
  ])('is refused %s, and the challenge is used up', async (_what, odd) => {
    const { device } = await withPasskey();
    const options = await browser.requestOptions();
    const { origin } = browser;
    const { credential } = await problemsOf(browser.send(device.show(options, { origin, ...odd })));
    expect(credential).toEqual(WRONG);
    const again = await problemsOf(browser.send(device.show(options, { origin })));
    expect(again['credential']).toEqual(LATE);
  });

  it('takes an answer once, and no challenge that is not its own', async () => {
    const { device, authorization } = await withPasskey();
    const answer = device.show(await browser.requestOptions(), browser);
    expect((await browser.send(answer)).status).toBe(200);
    expect((await problemsOf(browser.send(answer)))['credential']).toEqual(LATE);
    const made = await browser.creationOptions(authorization);
    const odd = [{ challenge: made.challenge }, { challenge: 'A'.repeat(43) }, { challenge: 'x' }];
    for (const one of odd) {
      expect((await problemsOf(browser.logIn(device, one)))['credential']).toEqual(LATE);
    }
  });

  it('ends after five minutes', async () => {
    const { device } = await withPasskey();
    const options = await browser.requestOptions();
    test.clock.advance(5 * 60_000);
    expect((await browser.send(device.show(options, browser))).status).toBe(422);
  });

  it('lets one of two in who answer the same challenge at once', async () => {
    const { device } = await withPasskey();
    const options = await browser.requestOptions();
    const both = [device.show(options, browser), device.show(options, browser)];
    const answers = await Promise.all(both.map((one) => browser.send(one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('says the same of a passkey that nobody has as of a wrong signature', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const stranger = await browser.logIn(new SoftwareAuthenticator());
    const options = await browser.requestOptions();
    const forged = {
      ...one.device.show(options, browser),
      response: {
        ...one.device.show(options, browser).response,
        signature: other.device.show(options, browser).response.signature,
      },
    };
    const wrong = await browser.send(forged);
    const words = async (answer: Response) => {
      const { request_id: _, ...said } = (await answer.json()) as Record<string, unknown>;
      return [answer.status, said];
    };
    expect(await words(wrong)).toEqual(await words(stranger));
  });

  it('refuses a device that has counted no further, and lets those count nothing that do not', async () => {
    const { device } = await withPasskey(5);
    expect((await browser.logIn(device, { count: 7 })).status).toBe(200);
    for (const count of [7, 6, 1, 0]) {
      expect((await problemsOf(browser.logIn(device, { count })))['credential']).toEqual(WRONG);
    }
    const other = await withPasskey();
    for (let at = 0; at < 2; at += 1) {
      expect((await browser.logIn(other.device, { count: 0 })).status).toBe(200);
    }
  });

  it('opens nothing in another instance, nor after its own was asked there', async () => {
    const { device } = await withPasskey();
    const b = passkeyBrowser(test, test.instances.b);
    expect((await b.logIn(device)).status).toBe(422);
    const options = await browser.requestOptions();
    expect((await b.send(device.show(options, browser))).status).toBe(422);
    expect((await browser.send(device.show(options, browser))).status).toBe(200);
  });

  it('lets in who is frozen as far as a password does', async () => {
    const { id, device } = await withPasskey();
    const freeze = { reason: 'Looked odd' };
    const frozen = await test.actors.staffOfA.post(`/api/v1/staff/customers/${id}/freeze`, freeze);
    expect(frozen.status).toBeLessThan(300);
    const answer = await browser.logIn(device);
    expect(answer.status).toBe(200);
    const authorization = answer.headers.get('authorization') ?? '';
    expect((await browser.askForOptions(authorization)).status).toBe(423);
  });

  it('is held to the tries of an address, as passwords are', async () => {
    const near = passkeyBrowser(test, test.instances.a, '203.0.113.9');
    const device = new SoftwareAuthenticator();
    const statuses = [];
    for (let at = 0; at < 42; at += 1) statuses.push((await near.logIn(device)).status);
    expect([...new Set(statuses.slice(0, 40))]).toEqual([422]);
    expect(statuses.slice(40)).toEqual([429, 429]);
  });
});
