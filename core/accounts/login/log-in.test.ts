// On PostgreSQL: guesses counted at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';
import { formatMoment } from '#locales/moments.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const PASSWORD = 'a harbour of quiet boats';

const logIn = (email: string, password: string, address = '') =>
  test.request('/login', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json' },
    origin: address ? { address } : {},
  });

describe('logging in', () => {
  it('answers the token in the authorization header, and it works', async () => {
    const { email } = await addCustomer(test.deps, test.instances.a.id, { password: PASSWORD });
    const response = await logIn(` ${email.toUpperCase()} `, PASSWORD);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ data: { renew_after_ms: 1_200_000 } });
    const authorization = response.headers.get('authorization') ?? '';
    const profile = await test.request('/api/v1/profile', { headers: { authorization } });
    expect(await profile.json()).toMatchObject({ data: { email } });
  });

  it('takes a password however its letters were composed', async () => {
    const { email } = await addCustomer(test.deps, test.instances.a.id, {
      password: 'Schönes Café am Meer'.normalize('NFKC'),
    });
    expect((await logIn(email, 'Schönes Café am Meer'.normalize('NFD'))).status).toBe(200);
  });

  it('says the same of a wrong password, an unknown e-mail and an account without one', async () => {
    const { email } = await addCustomer(test.deps, test.instances.a.id, { password: PASSWORD });
    const guest = await addCustomer(test.deps, test.instances.a.id);
    const answers = [
      await logIn(email, 'wrong'),
      await logIn('nobody@mail.example', PASSWORD),
      await logIn(guest.email, PASSWORD),
      await logIn('no address', PASSWORD),
    ];
    const bodies = await Promise.all(
      answers.map(async (answer) => {
        const { request_id, ...body } = (await answer.json()) as Record<string, unknown>;
        expect(request_id).toEqual(expect.any(String));
        return { status: answer.status, headers: [...answer.headers.keys()], body };
      }),
    );
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(bodies[0]).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    });
  });

  it('tells the customer of a device that is new, but for the first', async () => {
    const { email } = await addCustomer(test.deps, test.instances.a.id, { password: PASSWORD });
    const [phone, laptop] = [
      'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/142.0',
    ];
    for (const device of [phone, phone, laptop, laptop, 'something else']) {
      const response = await test.request('/login', {
        method: 'POST',
        body: JSON.stringify({ email, password: PASSWORD }),
        headers: { 'content-type': 'application/json', 'user-agent': device },
      });
      expect(response.status).toBe(200);
    }
    const mails = await mailsTo(test, email);
    // By the names that people know, and never what the device says of itself.
    expect(mails.map(({ text }) => text.split('\n\n')[2]?.split('\n')[0])).toEqual([
      'Firefox on Windows',
      'Unknown device',
    ]);
  });

  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Nowhere/Land', 'UTC'],
  ])('tells of it in the time zone %s, by its name', async (said, named) => {
    const { email } = await addCustomer(test.deps, test.instances.a.id, { password: PASSWORD });
    for (const device of ['Phone', 'Laptop']) {
      await test.request('/login', {
        method: 'POST',
        body: JSON.stringify({ email, password: PASSWORD }),
        headers: {
          ...{ 'content-type': 'application/json', 'user-agent': device },
          'x-time-zone': said,
        },
      });
    }
    const [mail] = await mailsTo(test, email);
    const part = { part: 'dayTime', language: 'en', timeZone: named } as const;
    expect(mail?.text).toContain(`${formatMoment(test.clock.now(), part)} (${named})`);
  });

  it('knows nobody of another instance', async () => {
    const { email } = await addCustomer(test.deps, test.instances.b.id, { password: PASSWORD });
    expect((await logIn(email, PASSWORD)).status).toBe(422);
  });

  it('writes both into the audit log', async () => {
    const { email, id } = await addCustomer(test.deps, test.instances.a.id, { password: PASSWORD });
    await logIn(email, 'wrong', '203.0.113.4');
    await logIn(email, PASSWORD, '203.0.113.4');
    const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx.selectFrom('audit_log').selectAll().where('customer_id', '=', id).orderBy('id').execute(),
    );
    expect(rows).toMatchObject([
      { action: 'login.wrong_credentials', outcome: 'refused', address: '203.0.113.4' },
      { action: 'session.started', outcome: 'done', address: '203.0.113.4' },
    ]);
  });
});

describe('guessing', () => {
  it('at one account, 200 times at once, is held to ten, however many addresses guess', async () => {
    const { email } = await addCustomer(test.deps, test.instances.a.id, { password: PASSWORD });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => {
        // An address in capitals is the same one.
        const typed = i % 2 === 0 ? email : email.toUpperCase();
        return logIn(typed, `guess ${i}`, `198.51.100.${i}`);
      }),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(422), count(429)]).toEqual([10, 190]);
    const refused = answers.find((answer) => answer.status === 429);
    expect(refused?.headers.get('retry-after')).toBe('120');
    expect(await refused?.json()).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many attempts. Try again in 2 minutes.',
    });
    // The right one does not get through either, until the wait is over.
    expect((await logIn(email, PASSWORD)).status).toBe(429);
    test.clock.advance(120_000);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  });

  it('at many accounts from one address is held as well', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => logIn(`m${i}@mail.example`, 'x', '198.51.100.250')),
    );
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(20);
  });

  it('costs who remembers the password nothing', async () => {
    const { email } = await addCustomer(test.deps, test.instances.a.id, { password: PASSWORD });
    for (let i = 0; i < 15; i += 1) expect((await logIn(email, PASSWORD)).status).toBe(200);
  });
});
