// On PostgreSQL: two that add at once wait for each other.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, problemsOf } from '#core/testing/answers.ts';
import { logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';
import { SoftwareAuthenticator } from '#core/testing/software-authenticator.ts';
import { MOST_PASSKEYS } from './passkey-rules.pure.ts';
import type { Passkey } from './passkey.contract.ts';
import { PASSKEYS, PASSWORD, passkeyBrowser } from './testing/passkey-holder.ts';

let test: TestCore;
let browser: ReturnType<typeof passkeyBrowser>;
beforeAll(async () => {
  test = await testCore();
  browser = passkeyBrowser(test);
});
afterAll(() => test.close());

const listed = (authorization: string) =>
  dataOf<Passkey[]>(test.request(PASSKEYS, { headers: { authorization } }));

const lineOf = async (customerId: bigint, action: string) => {
  const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('audit_log')
      .select(['action', 'outcome'])
      .where('customer_id', '=', customerId)
      .execute(),
  );
  return rows.filter((row) => row.action === action).length;
};

describe('adding a passkey', () => {
  it('asks for the password, and says what a browser is to make', async () => {
    const { authorization, email } = await browser.newHolder();
    const refused = await browser.askForOptions(authorization, { current_password: 'wrong' });
    expect(Object.keys(await problemsOf(refused))).toEqual(['current_password']);
    expect(await problemsOf(browser.askForOptions(authorization, {}))).toHaveProperty(
      'current_password',
    );
    expect(await browser.creationOptions(authorization)).toMatchObject({
      rp: { id: 'alder.example', name: 'Alder' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('keeps it, tells by mail and in the log, and shows no key', async () => {
    const { id, authorization, email } = await browser.newHolder();
    const { passkey } = await browser.add(authorization);
    expect(await listed(authorization)).toEqual([passkey]);
    expect(Object.keys(passkey).sort()).toEqual([
      'created_at',
      'id',
      'is_backed_up',
      'last_used_at',
      'name',
    ]);
    const mails = await mailsTo(test, email);
    expect(mails.map(({ subject }) => subject)).toContain(
      'A new passkey for your account at Alder',
    );
    expect(await lineOf(id, 'passkey.added')).toBe(1);
  });

  it.each([
    ['another site', { origin: 'http://birch.example' }],
    ['another port', { origin: 'http://alder.example:8080' }],
    ['another rpID', { rpId: 'birch.example' }],
    ['nobody who was verified', { isUnverified: true }],
  ])('is refused where the answer is of %s', async (_what, odd) => {
    const { authorization } = await browser.newHolder();
    const device = new SoftwareAuthenticator();
    const options = await browser.creationOptions(authorization);
    const made = device.create(options, { origin: browser.origin, ...odd });
    const { credential } = await problemsOf(browser.keep(authorization, made));
    expect(credential).toEqual(['This passkey could not be checked. Try again.']);
    // The challenge is used up by it.
    const right = device.create(options, { origin: browser.origin });
    expect((await browser.keep(authorization, right)).status).toBe(422);
    expect(await listed(authorization)).toEqual([]);
  });

  it('reads no certificate, which could lead anywhere', async () => {
    const { authorization } = await browser.newHolder();
    const options = await browser.creationOptions(authorization);
    const made = new SoftwareAuthenticator().create(options, {
      origin: browser.origin,
      certificate: new Uint8Array([0x30, 0x00]),
    });
    expect(await problemsOf(browser.keep(authorization, made))).toHaveProperty('credential');
  });

  it('takes only a challenge of the same customer, and for five minutes', async () => {
    const [one, other] = [await browser.newHolder(), await browser.newHolder()];
    const device = new SoftwareAuthenticator();
    const { origin } = browser;
    const stolen = device.create(await browser.creationOptions(one.authorization), { origin });
    expect((await browser.keep(other.authorization, stolen)).status).toBe(422);
    const late = device.create(await browser.creationOptions(one.authorization), { origin });
    test.clock.advance(5 * 60_000);
    const { credential } = await problemsOf(browser.keep(one.authorization, late));
    expect(credential).toEqual(['That took too long. Try again.']);
    const login = await browser.requestOptions();
    const options = await browser.creationOptions(one.authorization);
    const mixed = device.create(options, { origin, challenge: login.challenge });
    expect((await browser.keep(one.authorization, mixed)).status).toBe(422);
  });

  it('ends with ten, however many are under way', async () => {
    const { authorization } = await browser.newHolder();
    for (let made = 1; made < MOST_PASSKEYS; made += 1) await browser.add(authorization);
    const options = [
      await browser.creationOptions(authorization),
      await browser.creationOptions(authorization),
    ];
    const answers = await Promise.all(
      options.map((one) =>
        browser.keep(authorization, new SoftwareAuthenticator().create(one, browser)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await listed(authorization)).toHaveLength(MOST_PASSKEYS);
    const full = await problemsOf(browser.askForOptions(authorization));
    expect(Object.values(full).flat()[0]).toContain('as many passkeys as one account can have');
  });

  it('takes a credential once, whoever brings it', async () => {
    const [one, other] = [await browser.newHolder(), await browser.newHolder()];
    const { device } = await browser.add(one.authorization);
    const made = device.create(await browser.creationOptions(other.authorization), browser);
    expect(await problemsOf(browser.keep(other.authorization, made))).toHaveProperty('credential');
  });

  it('is refused to staff who look through the eyes of the customer, and to programs', async () => {
    const holder = await browser.newHolder();
    const { staffOfA } = test.actors;
    const eyes = await logInAs(test.deps, test.instances.a.id, holder, staffOfA.id);
    expect((await browser.askForOptions(eyes)).status).toBe(409);
    const made = await browser.ask('/api/v1/api-token', {
      ...holder,
      body: { current_password: PASSWORD },
    });
    const { token } = await dataOf<{ token: string }>(made);
    expect((await browser.askForOptions(`Bearer ${token}`)).status).toBe(401);
  });
});

describe('a passkey', () => {
  it('is renamed and removed by its owner alone, and removed only with the password', async () => {
    const [owner, other] = [await browser.newHolder(), await browser.newHolder()];
    const { device, passkey } = await browser.add(owner.authorization);
    const path = `${PASSKEYS}/${passkey.id}`;
    const rename = (authorization: string) =>
      browser.ask(path, { method: 'PATCH', authorization, body: { name: 'Old phone' } });
    const remove = (authorization: string, body: object = { current_password: PASSWORD }) =>
      browser.ask(path, { method: 'DELETE', authorization, body });
    expect([
      (await rename(other.authorization)).status,
      (await remove(other.authorization)).status,
    ]).toEqual([404, 404]);
    expect((await rename(owner.authorization)).status).toBe(204);
    expect((await listed(owner.authorization))[0]?.name).toBe('Old phone');
    expect((await remove(owner.authorization, {})).status).toBe(422);
    expect((await browser.logIn(device)).status).toBe(200);
    expect((await remove(owner.authorization)).status).toBe(204);
    expect((await browser.logIn(device)).status).toBe(422);
    const mails = await mailsTo(test, owner.email);
    expect(mails.map(({ subject }) => subject)).toContain(
      'A passkey was removed from your account at Alder',
    );
  });

  it('goes with its customer', async () => {
    const { authorization } = await browser.newHolder();
    const { device } = await browser.add(authorization);
    const body = { current_password: PASSWORD };
    expect((await browser.ask('/api/v1/profile/delete', { authorization, body })).status).toBe(204);
    expect((await browser.logIn(device)).status).toBe(422);
  });

  it('is in the export, without its key', async () => {
    const { authorization } = await browser.newHolder();
    await browser.add(authorization);
    const body = { current_password: PASSWORD };
    const file = await browser.ask('/api/v1/profile/export', { authorization, body });
    const { passkeys } = await dataOf<{ passkeys: object[] }>(file);
    expect(passkeys.map((one) => Object.keys(one).sort())).toEqual([
      ['created_at', 'is_backed_up', 'last_used_at', 'name'],
    ]);
  });
});
