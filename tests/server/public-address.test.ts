import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

/** Addresses that leave this process, in mails and to search engines, name the port that it knows. */

const FORWARDED = { 'x-forwarded-host': 'localhost:666', 'x-forwarded-proto': 'https' };

interface Setting {
  env: Record<string, string>;
  headers: Record<string, string>;
  /** What addresses begin with, whatever port the visitor names. */
  origin: (server: RunningServer) => string;
}

const SETTINGS: [string, Setting][] = [
  ['nobody in front', { env: {}, headers: {}, origin: ({ port }) => `http://localhost:${port}` }],
  [
    'a proxy in front',
    {
      env: { TRUSTED_PROXIES: '127.0.0.1' },
      headers: FORWARDED,
      origin: () => 'https://localhost',
    },
  ],
  [
    'a port that is said',
    {
      env: { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_PORT: '8443' },
      headers: FORWARDED,
      origin: () => 'https://localhost:8443',
    },
  ],
];

describe.each(SETTINGS)('with %s', (_who, { env, headers, origin }) => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ env });
  });

  afterAll(() => server.stop());

  const ask = (path: string, more: { method?: string; body?: string; type?: string } = {}) =>
    request({
      url: server.url,
      host: 'localhost:666',
      path,
      method: more.method ?? 'GET',
      headers: { ...headers, ...(more.body && { 'content-type': 'application/json' }) },
      ...(more.body && { body: more.body }),
    });
  const post = (path: string, body: object) =>
    ask(path, { method: 'POST', body: JSON.stringify(body) });

  test('links in mails lead there', async () => {
    const asked = await post('/captcha/question', {});
    const { data } = asked.json() as { data: { id: string; sum: [number, number] } };
    const email = 'port@mail.example';
    const password = 'a harbour of quiet boats';
    const registered = await post('/register', {
      ...{ name: 'Ada Brook', email, password, password_confirmation: password },
      captcha_question: data.id,
      captcha_answer: String(data.sum[0] + data.sum[1]),
    });
    expect(registered.status).toBeLessThan(300);
    const mails = (await ask('/dev/mails')).json() as { data: { id: string; to: string }[] };
    const { id = '' } = mails.data.find(({ to }) => to === email) ?? {};
    const { text } = await ask(`/dev/mails/${id}`);
    expect(text).toContain(`${origin(server)}/app/register/confirm?token=`);
    expect(text).not.toContain('localhost:666');
  });

  test.each(['/app/', '/app/de', '/sitemap.xml', '/sitemap-en-1.xml', '/robots.txt'])(
    'addresses in %s are those there',
    async (path) => {
      const { status, text } = await ask(path);
      expect(status).toBe(200);
      expect(text).toContain(origin(server));
      expect(text).not.toContain('localhost:666');
    },
  );

  if (Object.keys(env).length > 0) return;

  test('a browser that says only by Origin where a form was sent from is believed its own port', async () => {
    const send = (from: string) =>
      request({
        url: server.url,
        host: 'localhost:666',
        path: '/app/preferences',
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: from },
        body: 'theme=dark',
      });
    expect((await send('http://localhost:666')).status).toBe(303);
    expect((await send(server.url)).status).toBe(403);
  });
});
