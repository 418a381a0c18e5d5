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

const ask = (page: string) => request({ url: server.url, host: 'localhost', path: page });

test('the gallery is there in demo mode, not to be found by search engines', async () => {
  const { status, text } = await ask('/app/de/dev/ui/type?direction=rtl&theme=dark');
  expect(status).toBe(200);
  expect(text).toContain('<html lang="de" dir="rtl"');
  expect(text).toContain('data-theme="dark"');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).not.toContain('rel="canonical"');
});

test('a section that does not exist is a page that does not exist', async () => {
  expect((await ask('/app/dev/ui/nothing')).status).toBe(404);
});

test('no query makes the gallery fail', async () => {
  const hostile = ['brand=__proto__', 'theme=%00', 'primary=%3C/style%3E', 'density=9&radius=own'];
  for (const query of hostile) {
    const { status, text } = await ask(`/app/dev/ui/type?${query}`);
    expect(status, query).toBe(200);
    expect(text.includes('</style></style>'), query).toBe(false);
  }
});

test('it does not exist for real customers', async () => {
  const { varFolder } = server;
  await server.stop();
  server = await startServer({ varFolder, env: { MARQUEE_MODE: 'live' } });
  expect((await ask('/app/')).status).toBe(200);
  expect((await ask('/app/dev/ui')).status).toBe(404);
});
