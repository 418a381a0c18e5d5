// On PostgreSQL: one account opened by visits at once.
import { createHash, createHmac, generateKeyPairSync } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { googleCredential, googleStandIn } from '#core/testing/google-stand-in.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';

const BOT = '42:bot-token';
const services = {
  social: {
    google: { clientId: 'ours', clientSecret: 'hidden', oneTapHosts: ['alder.example'] },
    facebook: { appId: 'app', appSecret: 'hidden' },
    telegram: { botToken: BOT },
  },
};

/** What Google says of the visitor; the challenge that came along on the way there. */
let said: Record<string, unknown> = {};
let challenge = '';
const outside = setupServer(
  ...googleStandIn((form) => {
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return form.get('client_secret') === 'hidden' && verifier === challenge ? said : undefined;
  }),
  http.post('https://graph.facebook.com/v21.0/oauth/access_token', () =>
    HttpResponse.json({ access_token: 'fb' }),
  ),
  http.get('https://graph.facebook.com/v21.0/me', ({ request }) => {
    const proof = createHmac('sha256', 'hidden').update('fb').digest('hex');
    const isProved = new URL(request.url).searchParams.get('appsecret_proof') === proof;
    return isProved
      ? HttpResponse.json({ id: '99', name: 'Faye', email: 'x@y.example' })
      : HttpResponse.json({});
  }),
);

let test: TestCore;
beforeAll(async () => {
  outside.listen({ onUnhandledRequest: 'bypass' });
  test = await testCore({ services });
  const { slug } = test.instances.a;
  await changeSettings(test.deps, { slug, patch: { telegramBotUsername: 'alder_login_bot' } });
});
afterAll(async () => {
  outside.close();
  await test.close();
});

const post = (path: string, body: object, authorization = '') =>
  test.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
  });

/** The cookie of the latest visit. */
let left = '';

/** Leaves for a service, as a browser does that keeps the cookie. */
async function leave(path: string) {
  const response = await test.request(path);
  expect(response.status).toBe(302);
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  left = cookie;
  const address = new URL(response.headers.get('location') ?? '');
  return { cookie, address, query: address.searchParams };
}

async function comeBack(provider: string, query: Record<string, string>, cookie: string) {
  const path = `/socialite/${provider}/callback?${new URLSearchParams(query).toString()}`;
  const response = await test.request(path, { headers: { cookie } });
  expect(response.status).toBe(302);
  return new URL(response.headers.get('location') ?? '', 'http://alder.example');
}

const claims = (person: object, nonce?: string | null) => ({
  iss: 'https://accounts.google.com',
  aud: 'ours',
  exp: test.clock.now().getTime() / 1000 + 60,
  ...(nonce && { nonce }),
  ...person,
});

/** Through Google as somebody, from leaving to the address that it ends at. */
async function throughGoogle(person: object, start = '/socialite/google?locale=de') {
  const { cookie, query } = await leave(start);
  said = claims(person, query.get('nonce'));
  challenge = query.get('code_challenge') ?? '';
  return comeBack('google', { state: query.get('state') ?? '', code: 'c' }, cookie);
}

/** Exchanges what an address ends with, as the browser that has left. */
const exchange = (address: URL, cookie = left) =>
  test.request('/login/exchange', {
    method: 'POST',
    body: JSON.stringify({ token: address.searchParams.get('token') }),
    headers: { 'content-type': 'application/json', cookie },
  });

async function profileBehind(address: URL) {
  const entered = await exchange(address);
  const authorization = entered.headers.get('authorization') ?? '';
  const profile = await test.request('/api/v1/profile', { headers: { authorization } });
  return ((await profile.json()) as { data: Record<string, unknown> }).data;
}

describe('signing in by Google', () => {
  it('opens an account once and finds it again', async () => {
    const person = { sub: 'g1', name: 'Gil', email: 'gil@mail.example', email_verified: true };
    const first = await throughGoogle(person);
    expect(first.pathname).toBe('/app/de/login');
    const profile = await profileBehind(first);
    expect(profile).toMatchObject({ email: 'gil@mail.example', social_provider: 'google' });
    const again = await profileBehind(
      await throughGoogle({ ...person, email: 'new@mail.example' }),
    );
    expect(again['id']).toBe(profile['id']);
  });

  it('remembers who sent the visitor, from leaving to the account that is opened', async () => {
    const { id } = test.actors.customerOfA;
    const readRow = (of: bigint) =>
      test.db.inInstance(test.instances.a.id, (trx) =>
        trx
          .selectFrom('customers')
          .select(['affiliate_code', 'referred_by'])
          .where('id', '=', of)
          .executeTakeFirstOrThrow(),
      );
    const { affiliate_code: code } = await readRow(id);
    const person = {
      sub: 'g-sent',
      name: 'Sent',
      email: 'sent@mail.example',
      email_verified: true,
    };
    const entered = await throughGoogle(person, `/socialite/google?affiliate_code=${code}`);
    const profile = await profileBehind(entered);
    expect((await readRow(BigInt(String(profile['id'])))).referred_by).toBe(id);
  });

  it('offers one tap at the hosts that the deployment names', async () => {
    const asked = async (host: string) => {
      const response = await test.request('/api/v1/socialite/providers', { host });
      return ((await response.json()) as { data: object[] }).data[0];
    };
    const button = { provider: 'google', url: '/socialite/google' };
    expect(await asked('alder.example:8080')).toEqual({ ...button, client_id: 'ours' });
    expect(await asked('birch.example')).toEqual(button);
  });

  it('leads on to where the visitor wanted to go, and to no other site', async () => {
    const start = `/socialite/google?locale=de&redirect=${encodeURIComponent('/orders?page=2')}`;
    const person = { sub: 'g0', name: 'Ola', email: 'ola@mail.example', email_verified: true };
    const entered = await throughGoogle(person, start);
    expect(entered.searchParams.get('redirect')).toBe('/orders?page=2');
    const refused = await comeBack('google', { state: 'x'.repeat(43) }, left);
    expect(refused.searchParams.get('redirect')).toBeNull();
    for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a b']) {
      const query = new URLSearchParams({ redirect: target }).toString();
      expect((await test.request(`/socialite/google?${query}`)).status).toBe(422);
    }
  });

  it('joins an account by an address that both sides have verified, and by no other', async () => {
    const { id, email } = await addCustomer(test.deps, test.instances.a.id);
    const unproved = await throughGoogle({ sub: 'g2', email, email_verified: false });
    expect((await profileBehind(unproved))['id']).not.toBe(Number(id));
    const joined = await throughGoogle({ sub: 'g3', email, email_verified: true });
    expect((await profileBehind(joined))['id']).toBe(Number(id));
    expect((await mailsTo(test, email))[0]?.subject).toBe('A new way to log in at Alder');
    const squatted = await addCustomer(test.deps, test.instances.a.id, {
      email_confirmed_at: null,
    });
    const person = { sub: 'g4', email: squatted.email, email_verified: true };
    expect((await throughGoogle(person)).search).toBe('?social-error=taken');
  });

  it('takes no answer twice, of another browser, another visit or without its state', async () => {
    const { cookie, query } = await leave('/socialite/google');
    const other = await leave('/socialite/google');
    const [state = '', nonce] = [query.get('state') ?? '', query.get('nonce')];
    challenge = query.get('code_challenge') ?? '';
    said = claims({ sub: 'g5' }, nonce);
    const refused = '?social-error=refused';
    expect((await comeBack('google', { code: 'c' }, cookie)).search).toBe(refused);
    expect((await comeBack('facebook', { state, code: 'c' }, cookie)).search).toBe(refused);
    expect((await comeBack('google', { state, code: 'c' }, cookie)).search).toBe(refused);
    const stolen = { state: other.query.get('state') ?? '', code: 'c' };
    expect((await comeBack('google', stolen, cookie)).search).toBe(refused);
    const third = await leave('/socialite/google');
    challenge = third.query.get('code_challenge') ?? '';
    // Signed, but for the visit before.
    const late = { state: third.query.get('state') ?? '', code: 'c' };
    expect((await comeBack('google', late, third.cookie)).search).toBe(refused);
  });

  it('signs in the browser that has left, and no other one that is led to its address', async () => {
    const person = { sub: 'g8', name: 'Bo' };
    for (const cookie of ['', `social=${'A'.repeat(43)}`]) {
      expect((await exchange(await throughGoogle(person), cookie)).status).toBe(422);
    }
    const address = await throughGoogle(person);
    expect((await exchange(address)).status).toBe(200);
    expect((await exchange(address)).status).toBe(422);
  });

  it('makes one account of four first visits at once', async () => {
    const taps = await Promise.all(
      ['a', 'b', 'c', 'd'].map((jti) =>
        post('/login/google-one-tap', { credential: googleCredential(claims({ sub: 'g9', jti })) }),
      ),
    );
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const made = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('audit_log')
        .select('customer_id')
        .where('action', '=', 'account.opened_by_social')
        .orderBy('id', 'desc')
        .execute(),
    );
    const ids = await Promise.all(
      taps.map(async ({ headers }) => {
        const authorization = headers.get('authorization') ?? '';
        const profile = await test.request('/api/v1/profile', { headers: { authorization } });
        return ((await profile.json()) as { data: { id: number } }).data.id;
      }),
    );
    expect(new Set(ids)).toEqual(new Set([Number(made[0]?.customer_id)]));
  });

  it('takes the credential of one tap, if Google signed it for us and now', async () => {
    const right = claims({ sub: 'g6', name: 'Tap' });
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const bad = [
      googleCredential(right, privateKey),
      googleCredential({ ...right, aud: 'theirs' }),
      googleCredential({ ...right, exp: test.clock.now().getTime() / 1000 - 1 }),
      googleCredential({ ...right, iss: 'https://evil.example' }),
      googleCredential(right).replace(/\..*\./, '.e30.'),
      'x',
    ];
    for (const credential of bad) {
      expect((await post('/login/google-one-tap', { credential })).status).toBe(422);
    }
    const credential = googleCredential(right);
    const at = await Promise.all(
      // The same statement in two spellings.
      [credential, `${credential}=`].map((one) =>
        post('/login/google-one-tap', { credential: one }),
      ),
    );
    expect(at.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

it('nobody comes back by Facebook but the browser that has left', async () => {
  const { query } = await leave('/socialite/facebook');
  const { cookie } = await leave('/socialite/facebook');
  const led = await comeBack('facebook', { state: query.get('state') ?? '', code: 'c' }, cookie);
  expect(led.search).toBe('?social-error=refused');
});

it('signing in by Facebook asks for no address, and proves that the token is ours', async () => {
  const { cookie, query } = await leave('/socialite/facebook');
  const back = await comeBack('facebook', { state: query.get('state') ?? '', code: 'c' }, cookie);
  expect(await profileBehind(back)).toMatchObject({ name: 'Faye', email: null });
});

describe('signing in by Telegram', () => {
  const result = (fields: Record<string, unknown>) => {
    const lines = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
    const key = createHash('sha256').update(BOT).digest();
    const hash = createHmac('sha256', key).update(lines.sort().join('\n')).digest('hex');
    return Buffer.from(JSON.stringify({ ...fields, hash })).toString('base64');
  };

  it('takes what the bot has signed, and asks the page for what stands behind the #', async () => {
    const { cookie, address } = await leave('/socialite/telegram');
    const state =
      new URL(address.searchParams.get('return_to') ?? '').searchParams.get('state') ?? '';
    const page = await test.request(`/socialite/telegram/callback?state=${state}`);
    expect(await page.text()).toContain('tgAuthResult');
    const at = Math.floor(test.clock.now().getTime() / 1000);
    const signed = result({ id: 77, first_name: 'Tess', username: 'tess', auth_date: at });
    const back = await comeBack('telegram', { state, tgAuthResult: signed }, cookie);
    const expected = { name: 'Tess', telegram_id: '77', telegram_username: 'tess' };
    expect(await profileBehind(back)).toMatchObject(expected);
  });

  it('is offered where the owner has named a bot, and is not there elsewhere', async () => {
    const listed = async (host: string) => {
      const answer = await test.request('/api/v1/socialite/providers', { host });
      const { data } = (await answer.json()) as { data: { provider: string }[] };
      return data.map(({ provider }) => provider);
    };
    const { a, b } = test.instances;
    expect(await listed(a.host)).toEqual(['google', 'facebook', 'telegram']);
    expect(await listed(b.host)).toEqual(['google', 'facebook']);
    for (const path of [
      '/socialite/telegram',
      `/socialite/telegram/callback?state=${'x'.repeat(43)}`,
    ]) {
      expect((await test.request(path, { host: b.host })).status).toBe(404);
    }
  });

  it('refuses what somebody wrote themselves, and what is old', async () => {
    const at = Math.floor(test.clock.now().getTime() / 1000);
    const own = { id: 78, first_name: 'M', auth_date: at, hash: '0'.repeat(64) };
    const made = Buffer.from(JSON.stringify(own)).toString('base64');
    const signed = (auth_date: number) => result({ id: 78, first_name: 'M', auth_date });
    for (const tgAuthResult of [made, 'x', signed(at - 601)]) {
      const { cookie, address } = await leave('/socialite/telegram');
      const state = new URL(address.searchParams.get('return_to') ?? '').searchParams.get('state');
      const back = await comeBack('telegram', { state: state ?? '', tgAuthResult }, cookie);
      expect(back.search).toBe('?social-error=refused');
    }
  });
});

describe('connecting a service', () => {
  it('is for the session that left, and comes back to a path of the panel only', async () => {
    const customer = await addCustomer(test.deps, test.instances.a.id);
    const authorization = await logInAs(test.deps, test.instances.a.id, customer);
    const connect = (redirect_uri: string) =>
      post('/api/v1/socialite/connect', { provider: 'google', redirect_uri }, authorization);
    for (const target of ['https://evil.example/app', '//evil.example', '/app\\evil', '/login']) {
      expect((await connect(target)).status).toBe(422);
    }
    const through = async (sub: string) => {
      const answer = (await (await connect('/app/profile?tab=1')).json()) as {
        data: { url: string };
      };
      return throughGoogle({ sub }, answer.data.url);
    };
    const back = await through('g7');
    expect(back.pathname + back.search).toMatch(/^\/app\/profile\?tab=1&social=[\w-]{43}$/);
    const confirm = (address: URL, who: string) =>
      post('/api/v1/socialite/confirm', { token: address.searchParams.get('social') }, who);
    const other = await logInAs(
      test.deps,
      test.instances.a.id,
      await addCustomer(test.deps, test.instances.a.id),
    );
    expect((await confirm(back, other)).status).toBe(422);
    expect((await confirm(back, authorization)).status).toBe(422);
    expect((await confirm(await through('g7'), authorization)).status).toBe(204);
    expect((await profileBehind(await throughGoogle({ sub: 'g7' })))['id']).toBe(
      Number(customer.id),
    );
  });

  it('ends for the password, never without another way in, and tells the owner', async () => {
    const password = 'a harbour of quiet boats';
    const customer = await addCustomer(test.deps, test.instances.a.id, { password });
    const authorization = await logInAs(test.deps, test.instances.a.id, customer);
    const leave = { provider: 'google', redirect_uri: '/app/account-management' };
    const asked = (await (
      await post('/api/v1/socialite/connect', leave, authorization)
    ).json()) as {
      data: { url: string };
    };
    const back = await throughGoogle({ sub: 'g20' }, asked.data.url);
    const token = back.searchParams.get('social');
    expect((await post('/api/v1/socialite/confirm', { token }, authorization)).status).toBe(204);
    const connections = async () => {
      const answer = await test.request('/api/v1/socialite/connections', {
        headers: { authorization },
      });
      return ((await answer.json()) as { data: string[] }).data;
    };
    expect(await connections()).toEqual(['google']);
    const end = async (current_password: string) =>
      (
        await post(
          '/api/v1/socialite/disconnect',
          { provider: 'google', current_password },
          authorization,
        )
      ).status;
    expect(await end('not the password')).toBe(422);
    expect(await connections()).toEqual(['google']);
    expect(await end(password)).toBe(204);
    expect(await end(password)).toBe(204);
    expect(await connections()).toEqual([]);
    const subjects = (await mailsTo(test, customer.email)).map(({ subject }) => subject);
    const told = subjects.filter((subject) => subject.startsWith('Google was disconnected'));
    expect(told).toHaveLength(1);
    const stranger = await profileBehind(await throughGoogle({ sub: 'g20', name: 'Bo' }));
    expect(stranger['id']).not.toBe(Number(customer.id));
  });
});
