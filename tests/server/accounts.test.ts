import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const place = { server, host: 'localhost', mails: mails.received };
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

test('the signed link of a mail changes the switches, without a login', async () => {
  const profile = await ask('/api/v1/profile', { headers: { authorization: `Bearer ${token}` } });
  const { data } = JSON.parse(profile.text) as {
    data: { id: number; unsubscribe_signature: string };
  };
  const query = new URLSearchParams({ signature: data.unsubscribe_signature }).toString();
  const path = `/app/unsubscribe/${data.id}?${query}`;
  expect((await ask(path)).text).toContain('Ada Lovelace');
  const { status, headers } = await send(path, { notify_payment_actions: 'on' });
  expect([status, headers.location]).toEqual([303, path]);
  const { text } = await ask(path);
  const box = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0];
  expect(box('notify_payment_actions')).toContain('checked');
  expect(box('notify_order_actions')).not.toContain('checked');
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
