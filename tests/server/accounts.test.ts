import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import { startMailServer } from '#core/testing/mail-server.ts';
import { makeCustomer, sessionCookie } from '#tests/e2e/customer.ts';
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

let server: RunningServer;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let cookie: string;
let token: string;

beforeAll(async () => {
  mails = await startMailServer();
  server = await startServer({ env: { SMTP_URL: mails.url } });
  const place = { server, host: 'localhost', mails: async () => mails.received };
  const { name, value } = await sessionCookie(place, await makeCustomer(place, 'Ada Lovelace'));
  cookie = `${name}=${value}`;
  token = value.replace(/^\d+\./, '');
});

afterAll(async () => {
  await server.stop();
  await mails.close();
});

const ask = (path: string, more: Partial<Parameters<typeof request>[0]> = {}) =>
  request({ url: server.url, host: 'localhost', path, ...more });

const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: new URLSearchParams(form).toString(),
  });

test('a page that stays open learns whether its session lives', async () => {
  expect((await send('/app/session', {}, { cookie })).status).toBe(204);
  expect((await send('/app/session', {})).status).toBe(401);
  expect((await ask('/app/session')).headers.location).toBe('/app');
});

/** The address behind a mail of Ada. */
async function signedLink(): Promise<string> {
  const profile = await ask('/api/v1/profile', { headers: { authorization: `Bearer ${token}` } });
  const { data } = JSON.parse(profile.text) as {
    data: { id: number; unsubscribe_signature: string };
  };
  const query = new URLSearchParams({ signature: data.unsubscribe_signature }).toString();
  return `/app/unsubscribe/${data.id}?${query}`;
}

const boxIn = (text: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0];

test('the signed link of a mail changes the switches, without a login', async () => {
  const path = await signedLink();
  expect((await ask(path)).text).toContain('Ada Lovelace');
  const { status, headers } = await send(path, { notify_payment_actions: 'on' });
  expect([status, headers.location]).toEqual([303, path]);
  const { text } = await ask(path);
  expect(boxIn(text, 'notify_payment_actions')).toContain('checked');
  expect(boxIn(text, 'notify_order_actions')).not.toContain('checked');
});

test('a mail program turns off such mails by one request, and is led nowhere', async () => {
  const path = await signedLink();
  await send(path, { notify_payment_actions: 'on', notify_order_actions: 'on' });
  const post = (to: string) =>
    ask(to, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await post(path.slice(0, -1))).status).toBe(404);
  expect(boxIn((await ask(path)).text, 'notify_order_actions')).toContain('checked');
  const done = await post(path);
  expect([done.status, done.headers.location]).toEqual([200, undefined]);
  const { text } = await ask(path);
  for (const name of ['notify_payment_actions', 'notify_order_actions']) {
    expect(boxIn(text, name)).not.toContain('checked');
  }
});

test('after wrong passwords the login shows the picture that it asks for', async () => {
  const form = { email: 'nobody@mail.example', password: 'not the password' };
  const answers = [await send('/app/login', form)];
  for (let more = 0; more < 3; more += 1) answers.push(await send('/app/login', form));
  const isAsked = answers.map(({ text }) => text.includes('name="captcha_question"'));
  expect([answers.at(-1)?.status, isAsked.at(0), isAsked.at(-1)]).toEqual([422, false, true]);
});

test('a link with another signature changes nothing and names nobody', async () => {
  const path = '/app/unsubscribe/1?signature=forged';
  const { status, text } = await ask(path);
  expect(status).toBe(200);
  expect(text).not.toContain('Ada Lovelace');
  const { headers } = await send(path, { notify_order_actions: 'on' });
  expect(headers.location).toBe('/app/unsubscribe');
});

test.each([
  ['the address of the form', {}, '/app/account-management'],
  ['a wrong password', { current_password: 'wrong' }, '/app/account-management?export=password'],
  ['half a code', { current_password: 'wrong', code: '12' }, '/app/account-management?export=code'],
  ['no password', { other: '' }, '/app/account-management?export=password'],
])('data is not handed out for %s', async (_name, form, location) => {
  const path = '/app/account-management/export';
  const answer = Object.keys(form).length
    ? await send(path, form, { cookie })
    : await ask(path, { headers: { cookie } });
  expect(answer.headers.location).toBe(location);
});

test('who asks for it too often is told how long to wait', async () => {
  const path = '/app/account-management/export';
  const places = [];
  for (let tries = 0; tries < 12; tries += 1) {
    places.push((await send(path, { current_password: 'wrong' }, { cookie })).headers.location);
  }
  const place = places.find((location) => location?.includes('wait')) ?? '';
  expect(place).toMatch(/^\/app\/account-management\?export=wait&seconds=\d+$/);
  expect((await ask(place, { headers: { cookie } })).text).toMatch(/Try again in \d+ minutes/);
});

test('a guest gets no data', async () => {
  const { headers } = await send('/app/account-management/export', { current_password: 'x' });
  expect(headers.location).toBe('/app/account-management?export=unavailable');
});

test.each([{}, { form: 'no such form' }, { form: 'constructor' }, { form: 'session' }])(
  'the page of the account refuses %j',
  async (form) => {
    expect((await send('/app/account-management', form, { cookie })).status).toBe(400);
  },
);

test('a code without what it is for is no form of ours', async () => {
  const form = { form: 'enable', code: '123456', uri: 'https://evil.example' };
  expect((await send('/app/account-management', form, { cookie })).status).toBe(400);
});

describe('what somebody else has ordered', () => {
  const PAGES = [
    (id: number) => `/app/orders/${id}`,
    (id: number) => `/app/orders/${id}.data`,
    (id: number) => `/app/de/orders/${id}/receipt`,
    (id: number) => `/app/orders/followed/${id}/${'f'.repeat(43)}`,
    (id: number) => `/app/drip-feed/${id}`,
    (id: number) => `/app/payment/orders/${id}`,
  ];
  const NOWHERE = 987_654_321;
  /** Without what each answer has for itself: the number that was asked for, and the time. */
  const common = ({ status, text }: Awaited<ReturnType<typeof ask>>, id: number) => ({
    status,
    text: text
      .replaceAll(new RegExp(`(?<=(orders|followed|drip-feed)(/|%2F))${id}\\b`, 'g'), 'ID')
      .replaceAll(/nonce="[^"]*"|\b\d{13}\b/g, ''),
  });
  let id: number;
  let feedId: number;

  beforeAll(async () => {
    const post = async (path: string, body: object) => {
      const headers = {
        ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
        'idempotency-key': randomUUID(),
      };
      return ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const service_id = 'youtube-views-advertising-worldwide-gradual';
    const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const drip_feed = { numberOfRuns: 2, dripFeedMinutes: 60 };
    const { text } = await post('/api/v1/orders', {
      payment_method_id: 1,
      orders: [
        { service_id, url, quantity: 5_000 },
        { service_id, url, quantity: 5_000, drip_feed },
      ],
    });
    const { data } = JSON.parse(text) as {
      data: { orders: { id: number }[]; drip_feeds: { id: number }[] };
    };
    id = data.orders[0]?.id ?? 0;
    feedId = data.drip_feeds[0]?.id ?? 0;
  });

  test('is there for who ordered it', async () => {
    expect((await ask(`/app/orders/${id}`, { headers: { cookie } })).status).toBe(200);
    expect((await ask(`/app/drip-feed/${feedId}`, { headers: { cookie } })).status).toBe(200);
  });

  test.each([
    ['another customer', 'localhost', DEMO_STAFF.email],
    ['a customer of another instance', 'nova.localhost', DEMO_CUSTOMER.email],
    ['a visitor', 'localhost', undefined],
  ])('is to %s what there is not', async (_who, host, email) => {
    const place = { server, host, mails: async () => mails.received };
    const other = email && (await sessionCookie(place, { email }, DEMO_PASSWORD));
    const headers = other ? { cookie: `${other.name}=${other.value}` } : {};
    for (const page of PAGES) {
      const real = page(0).includes('drip-feed') ? feedId : id;
      const [theirs, nobodys] = await Promise.all(
        [real, NOWHERE].map(async (one) => common(await ask(page(one), { host, headers }), one)),
      );
      expect(theirs, page(0)).toEqual(nobodys);
      expect(theirs?.status, page(0)).not.toBe(200);
    }
  });
});
