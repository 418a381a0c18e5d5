// On PostgreSQL: one address registered many times at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, tokenIn } from '#core/testing/mailbox.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const PASSWORD = 'a harbour of quiet boats';
let people = 0;
const someone = () => `someone${(people += 1)}@mail.example`;

const valid = (email: string) => ({
  name: 'Ada Brook',
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
});

const post = (path: string, body: object) => test.actors.guestOfA.post(path, body);
const logIn = (email: string) => post('/login', { email, password: PASSWORD });

async function confirm(email: string): Promise<Response> {
  const mails = await mailsTo(test, email);
  return post('/register/confirm', { token: tokenIn(mails.at(-1)) });
}

async function errorsOf(body: object): Promise<string[]> {
  const response = await post('/register', body);
  expect(response.status).toBe(422);
  return Object.keys(((await response.json()) as { errors: object }).errors).sort();
}

describe('registering', () => {
  it('leads over the mail to a customer who can log in, and not before', async () => {
    const email = someone();
    const response = await post('/register?locale=de', valid(email));
    expect(response.status).toBe(200);
    expect(response.headers.get('authorization')).toBeNull();
    expect((await logIn(email)).status).toBe(422);
    const [mail] = await mailsTo(test, email);
    expect(mail).toMatchObject({
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Alder',
      from_name: 'Alder',
      reply_to: 'help@alder.example',
    });
    expect(mail?.text).toContain('http://alder.example/app/de/register/confirm?token=');
    expect(mail?.html).toContain('lang="de"');
    expect((await confirm(email)).status).toBe(204);
    const { headers, status } = await logIn(email);
    expect(status).toBe(200);
    const authorization = headers.get('authorization') ?? '';
    const profile = await test.request('/api/v1/profile', { headers: { authorization } });
    expect(await profile.json()).toMatchObject({
      data: { email, name: 'Ada Brook', language: 'de', is_email_confirmed: true, roles: [] },
    });
  });

  it('keeps what a company says about itself and where it came from', async () => {
    const email = someone();
    const { customerOfA } = test.actors;
    const [referrer] = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('customers').selectAll().where('id', '=', customerOfA.id).execute(),
    );
    await post('/register', {
      ...valid(email),
      account_type: 'company',
      vat: 'de 123.456.789',
      messengers: { telegram: '@ada_brook', phone: '+49 (30) 123 45 67', skype: '' },
      // As somebody types it who was told.
      affiliate_code: referrer?.affiliate_code.toUpperCase(),
      terms_accepted: true,
      marketing_source: 'newsletter',
      google_analytics4_client_id: '1234.5678',
    });
    await confirm(email);
    const [row] = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('customers').selectAll().where('email', '=', email).execute(),
    );
    expect(row).toMatchObject({
      account_type: 'company',
      vat: 'DE123456789',
      messengers: { telegram: '@ada_brook', phone: '+49 (30) 123 45 67' },
      referred_by: customerOfA.id,
      marketing_source: 'newsletter',
      google_analytics4_client_id: '1234.5678',
    });
    expect(row?.affiliate_code).toMatch(/^[a-z2-9]{8}$/);
  });

  it('names each field that is wrong', async () => {
    expect(await errorsOf({})).toEqual(['email', 'name', 'password', 'password_confirmation']);
    const body = valid(someone());
    expect(await errorsOf({ ...body, email: 'no address' })).toEqual(['email']);
    expect(await errorsOf({ ...body, email: 'a@b@c.example' })).toEqual(['email']);
    expect(await errorsOf({ ...body, email: 'a"b@mail.example' })).toEqual(['email']);
    expect(await errorsOf({ ...body, password: 'short' })).toEqual(['password']);
    expect(await errorsOf({ ...body, password_confirmation: 'x' })).toEqual([
      'password_confirmation',
    ]);
    const easy = { password: 'Password123', password_confirmation: 'Password123' };
    expect(await errorsOf({ ...body, ...easy })).toEqual(['password']);
    expect(await errorsOf({ ...body, account_type: 'robot' })).toEqual(['account_type']);
    expect(await errorsOf({ ...body, account_type: 'company' })).toEqual(['vat']);
    expect(await errorsOf({ ...body, vat: '<b>' })).toEqual(['vat']);
    expect(
      await errorsOf({ ...body, messengers: { phone: 'abc', instagram: 'a b', wechat: 5 } }),
    ).toEqual(['messengers.instagram', 'messengers.phone', 'messengers.wechat']);
  });

  it('asks for a contact where the owner wants one', async () => {
    const set = (contactInfoIsRequired: boolean) =>
      changeSettings(test.deps, { slug: 'alder', patch: { contactInfoIsRequired } });
    await set(true);
    const { errors } = (await (await post('/register', valid(someone()))).json()) as {
      errors: object;
    };
    expect(errors).toEqual({ messengers: ['Add at least one contact'] });
    const contact = { messengers: { whatsapp: '+15551234567' } };
    expect((await post('/register', { ...valid(someone()), ...contact })).status).toBe(200);
    await set(false);
  });

  it('answers the same for an address that has an account, and writes to its owner', async () => {
    const known = await addCustomer(test.deps, test.instances.a.id, { password: PASSWORD });
    const answers = await Promise.all(
      [known.email.toUpperCase(), someone()].map(async (email) => {
        const response = await post('/register', valid(email));
        const { data } = (await response.json()) as { data: { email: string } };
        expect(data.email).toBe(email);
        const headers = Object.fromEntries(response.headers);
        return {
          status: response.status,
          data: { ...data, email: '' },
          length: Object.keys(headers),
        };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    const [mail] = await mailsTo(
      test,
      known.email.toUpperCase().replace('MAIL.EXAMPLE', 'mail.example'),
    );
    expect(mail?.subject).toBe('You already have an account at Alder');
    const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('customers').select('id').where('email', 'ilike', known.email).execute(),
    );
    expect(rows).toHaveLength(1);
  });

  it('twice lets either mail win once, and the password of that mail counts', async () => {
    const email = someone();
    await post('/register', { ...valid(email), name: 'First' });
    await post('/register', { ...valid(email), name: 'Second' });
    const [first, second] = await mailsTo(test, email);
    expect((await post('/register/confirm', { token: tokenIn(second) })).status).toBe(204);
    const late = await post('/register/confirm', { token: tokenIn(first) });
    expect(late.status).toBe(422);
    expect(await late.json()).toMatchObject({ errors: { token: [expect.any(String)] } });
  });

  const MARK = 'm'.repeat(43);
  const signedUp = async (body: object) => {
    const email = someone();
    await post('/register', { ...valid(email), browser_mark: MARK });
    const token = tokenIn((await mailsTo(test, email)).at(-1));
    return { email, token, answer: await post('/register/confirm', { token, ...body }) };
  };
  const whoIs = async ({ headers }: Response) => {
    const authorization = headers.get('authorization') ?? '';
    const profile = await test.request('/api/v1/profile', { headers: { authorization } });
    return ((await profile.json()) as { data?: { email: string } }).data?.email;
  };

  it('ends logged in, in the browser that registered, and in another with the password', async () => {
    const here = await signedUp({ browser_mark: MARK });
    expect(here.answer.status).toBe(200);
    expect(await whoIs(here.answer)).toBe(here.email);
    const elsewhere = await signedUp({ browser_mark: 'o'.repeat(43), password: PASSWORD });
    expect(elsewhere.answer.status).toBe(200);
    expect(await whoIs(elsewhere.answer)).toBe(elsewhere.email);
  });

  it('logs nobody in by the link alone, which somebody else may have sent them', async () => {
    for (const body of [{}, { browser_mark: 'o'.repeat(43) }]) {
      const { email, answer } = await signedUp(body);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('authorization')).toBeNull();
      expect((await logIn(email)).status).toBe(200);
    }
  });

  it('keeps the link good after a wrong password', async () => {
    const { email, token, answer } = await signedUp({ password: 'not this one' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { password: ['Wrong password'] } });
    expect((await logIn(email)).status).toBe(422);
    const again = await post('/register/confirm', { token, password: PASSWORD });
    expect(await whoIs(again)).toBe(email);
  });

  it('tells whoever has the link which address it is of, and changes nothing', async () => {
    const email = someone();
    await post('/register', { ...valid(email), browser_mark: MARK });
    const token = tokenIn((await mailsTo(test, email)).at(-1));
    const read = async (mark: string) =>
      (await post('/register/link', { token, browser_mark: mark })).json();
    expect(await read(MARK)).toEqual({ data: { email, is_same_browser: true } });
    expect(await read('o'.repeat(43))).toEqual({ data: { email, is_same_browser: false } });
    expect((await logIn(email)).status).toBe(422);
    expect((await post('/register/confirm', { token })).status).toBe(204);
    expect((await post('/register/link', { token })).status).toBe(422);
  });

  it('confirms once only, also when both clicks come together', async () => {
    const email = someone();
    await post('/register', valid(email));
    const answers = await Promise.all([confirm(email), confirm(email), confirm(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
  });

  it('ends with the day', async () => {
    const email = someone();
    await post('/register', valid(email));
    test.clock.advance(24 * 60 * 60 * 1000 + 1);
    expect((await confirm(email)).status).toBe(422);
  });

  it('sends no link to a host that is not the instance’s', async () => {
    const lured = await testCore({ defaultInstance: { slug: 'alder', hosts: 'any' } });
    const email = someone();
    await lured.request('/register', {
      method: 'POST',
      host: 'evil.example',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(valid(email)),
    });
    const [mail] = await mailsTo(lured, email);
    await lured.close();
    expect(mail?.text).toContain('https://alder.example/app/register/confirm?token=');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  it('sends no more than three mails to an address at once', async () => {
    const email = someone();
    const all = Array.from({ length: 5 }, () => post('/register', valid(email)));
    const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await mailsTo(test, email)).toHaveLength(3);
  });
});

describe('registering with an address that has an account', () => {
  it('is answered to the byte as with a new one, and its mail leads to a new password', async () => {
    const known = await addCustomer(test.deps, test.instances.a.id, { password: PASSWORD });
    const headers = { 'content-type': 'application/json', 'x-request-id': 'caller-00000009' };
    const ask = (email: string) =>
      test.actors.guestOfA.request('/register', {
        method: 'POST',
        body: JSON.stringify(valid(email)),
        headers,
      });
    const answers = [await ask(known.email), await ask(someone())];
    const [told, other] = await Promise.all(
      answers.map(async (answer) => ({
        status: answer.status,
        headers: [...answer.headers].filter(([name]) => name !== 'date'),
        body: (await answer.text()).replaceAll(/[\w.]+@mail\.example/g, 'EMAIL'),
      })),
    );
    expect(told).toEqual(other);
    const [mail] = await mailsTo(test, known.email);
    const chosen = { password: 'nine lanterns over water' };
    const reset = await post('/password/reset', {
      ...{ token: tokenIn(mail), ...chosen, password_confirmation: chosen.password },
    });
    expect(reset.status).toBe(204);
  });
});
