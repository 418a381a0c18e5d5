import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeCore, type FakeCore } from '#tests/harness/fake-core.ts';
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

const DOCUMENTS = ['/settings', '/pages', '/menu-items', '/banners'];
const PAGES = [
  '/app/',
  '/app/de/orders/create?serviceId=2',
  '/app/orders/mass',
  '/app/cart',
  '/app/about',
  '/app/hi_IN/login',
];

/** What a healthy core answers, as bytes by path. */
const good = new Map<string, string>();
let core: FakeCore;
let panel: RunningServer;

const json = (response: ServerResponse, body: string) => {
  response.setHeader('content-type', 'application/json');
  response.end(body);
};

function healthy(change: (path: string, body: string) => string = (_path, body) => body) {
  answerBy((incoming, response) => {
    const path = (incoming.url ?? '').split('?')[0] ?? '';
    const body = good.get(path);
    if (body === undefined) response.writeHead(404).end();
    else json(response, change(path, body));
  });
}

/** How often the panel has asked the core so far. */
let asked = 0;

/** The core does so from now on, and what the panel asks is counted. */
function answerBy(respond: (incoming: IncomingMessage, response: ServerResponse) => void) {
  core.respond((incoming, response) => {
    asked += 1;
    respond(incoming, response);
  });
}

const panelEnv = () => ({ MARQUEE_ROLE: 'panel', CORE_URL: core.url, MARQUEE_FRESH_SECONDS: '0' });

async function everyPageAnswers() {
  const answers = PAGES.map(async (path) => {
    const { status, text } = await request({ url: panel.url, host: 'shop.example', path });
    expect(status, path).toBe(200);
    expect(text, path).toContain('Marquee');
  });
  await Promise.all(answers);
}

beforeAll(async () => {
  const whole = await startServer();
  for (const path of DOCUMENTS) {
    const { text } = await request({ url: whole.url, host: 'localhost', path });
    good.set(path, text);
  }
  await whole.stop();
  core = await startFakeCore((_request, response) => response.end());
  healthy();
  panel = await startServer({ env: panelEnv(), keepVar: true });
  await everyPageAnswers();
});

afterAll(async () => {
  await panel.stop();
  await core.stop();
});

const FAILURES: Record<string, (response: ServerResponse) => void> = {
  'refuses connections': (response) => response.socket?.destroy(),
  'is slow (5 s)': (response) => {
    const timer = setTimeout(() => response.end('{}'), 5000);
    response.on('close', () => clearTimeout(timer));
  },
  'answers 500': (response) => response.writeHead(500).end('{"message":"oops"}'),
  'answers HTML': (response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><h1>Bad gateway</h1>');
  },
  'answers truncated JSON': (response) =>
    json(response, (good.get('/settings') ?? '').slice(0, 100)),
  'answers 5 MB of JSON': (response) => json(response, `{"data":"${'x'.repeat(5_000_000)}"}`),
  'answers something else': (response) => json(response, '[[[]]]'),
};

describe.each(Object.entries(FAILURES))('with a core that %s', (_name, fail) => {
  test('every page answers from the last good instance', async () => {
    asked = 0;
    answerBy((_request, response) => fail(response));
    await everyPageAnswers();
    // What was kept may answer before the core does, so it counts only once the core was asked.
    await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(0);
    await everyPageAnswers();
  });
});

test('after a restart with the core gone, every page still answers', async () => {
  const { varFolder } = panel;
  await panel.stop();
  asked = 0;
  answerBy((_request, response) => response.socket?.destroy());
  panel = await startServer({ env: panelEnv(), varFolder, keepVar: true });
  await everyPageAnswers();
  await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(0);
});

test('a wrong field is named in the log, and the good ones beside it apply', async () => {
  healthy((path, body) => {
    if (path !== '/settings') return body;
    const document = JSON.parse(body) as { data: Record<string, unknown> };
    document.data['panelName'] = 'Marquee, renamed';
    document.data['supportEmail'] = 42;
    return JSON.stringify(document);
  });
  const home = async () =>
    (await request({ url: panel.url, host: 'shop.example', path: '/app/' })).text;
  // A core that was gone is asked again only after a while.
  await expect.poll(home, { timeout: 20_000, interval: 200 }).toContain('Marquee, renamed');
  expect(panel.logs.join('\n')).toContain('/supportEmail');
  await everyPageAnswers();
});

test('a panel that never saw its core says that it is starting', async () => {
  asked = 0;
  answerBy((_request, response) => response.socket?.destroy());
  const fresh = await startServer({ env: panelEnv() });
  const { status, headers } = await request({
    url: fresh.url,
    host: 'shop.example',
    path: '/app/',
  });
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(asked).toBeGreaterThan(0);
  await fresh.stop();
});
