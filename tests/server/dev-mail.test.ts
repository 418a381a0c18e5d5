import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ keepVar: true });
});

afterAll(async () => {
  await server.stop();
  await rm(server.varFolder, { recursive: true, force: true });
});

const PAGES = ['/dev/mails', '/dev/mails/1', '/app/dev/mail', '/app/dev/mail/1/html'];

const ask = (page: string) => request({ url: server.url, host: 'localhost', path: page });

async function sendMail(): Promise<string> {
  const asked = await post('/captcha/question', {});
  const { data } = JSON.parse(asked.text) as { data: { id: string; sum: [number, number] } };
  const password = 'a harbour of quiet boats';
  await post('/register', {
    name: 'Ada Brook',
    email: 'ada@mail.example',
    password,
    password_confirmation: password,
    captcha_question: data.id,
    captcha_answer: String(data.sum[0] + data.sum[1]),
  });
  const { text } = await ask('/dev/mails');
  const list = JSON.parse(text) as { data: { id: string; to: string }[] };
  return list.data.find(({ to }) => to === 'ada@mail.example')?.id ?? '';
}

const post = (page: string, body: object) =>
  request({
    url: server.url,
    host: 'localhost',
    path: page,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a mail of the demo can be read, its links followed, and nothing in it runs', async () => {
  const id = await sendMail();
  const list = await ask('/app/dev/mail');
  expect(list.text).toContain(`href="/app/dev/mail/${id}"`);
  expect(list.text).toContain('<meta name="robots" content="noindex"/>');
  const page = await ask(`/app/dev/mail/${id}`);
  expect(page.text).toMatch(/href="http:\/\/[^"]+\/app\/register\/confirm\?token=[\w-]{43}"/);
  expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
  const frame = await ask(`/app/dev/mail/${id}/html`);
  expect(frame.text).toContain('<base target="_top">');
  expect(frame.headers['content-security-policy']).toContain("default-src 'none'");
});

test('what is no mail is a page that does not exist', async () => {
  for (const id of ['0', '999999', 'x', '%00', '..%2f']) {
    expect((await ask(`/app/dev/mail/${id}`)).status, id).toBe(404);
    expect((await ask(`/app/dev/mail/${id}/html`)).status, id).toBe(404);
  }
  expect((await ask('/app/dev/mail?before=x')).status).toBe(200);
});

test('nobody reads the mails of real customers', async () => {
  const { varFolder } = server;
  await server.stop();
  server = await startServer({ varFolder, env: { MARQUEE_MODE: 'live' } });
  for (const page of PAGES) expect((await ask(page)).status, page).toBe(404);
});
