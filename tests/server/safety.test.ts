import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request, type RequestOptions } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const ask = (options: Omit<RequestOptions, 'url'>) =>
  request({ url: server.url, host: 'localhost', ...options });

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const SAME = { ...FORM, 'sec-fetch-site': 'same-origin' };

describe('a form', () => {
  let refused = 0;
  const post = (body: string, headers: Record<string, string> = SAME) =>
    ask({ path: '/app/de/preferences', method: 'POST', body, headers });

  test('keeps the choice and leads back in the language', async () => {
    const { status, headers, cookies } = await post('theme=dark&returnTo=%2Forders%3Fa%3D1');
    expect(status).toBe(303);
    expect(headers.location).toBe('/app/de/orders?a=1');
    expect(cookies).toEqual(['theme=dark; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax']);
  });

  test.each([
    ['of another site', { ...FORM, 'sec-fetch-site': 'cross-site' }],
    ['of a sister site', { ...FORM, 'sec-fetch-site': 'same-site' }],
    ['of a foreign origin', { ...FORM, origin: 'https://evil.example' }],
    ['of no known origin', FORM],
  ])('%s changes nothing and is logged', async (_whose, headers) => {
    const { status, cookies } = await post('theme=dark', headers);
    expect(status).toBe(403);
    expect(cookies).toEqual([]);
    const logged = () => server.logs.filter((line) => line.includes('"cross_site_refused"')).length;
    await expect.poll(logged).toBe((refused += 1));
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('does not lead to %j', async (target) => {
    const { headers } = await post(`theme=dark&returnTo=${encodeURIComponent(target)}`);
    expect(headers.location).toBe('/app/de');
  });

  test('with a value that is none sets nothing', async () => {
    const { status, cookies } = await post('theme=%0d%0aset-cookie:x=1&currency=EUR');
    expect(status).toBe(303);
    expect(cookies).toEqual([]);
  });

  test.each([
    ['application/json', '{}', 415],
    ['multipart/form-data; boundary=x', 'not what it says', 400],
    ['text/plain', 'theme=dark', 415],
    ['application/x-www-form-urlencoded', 'x='.padEnd(1024 * 1024 + 10, 'y'), 413],
  ])('sent as %s is refused with its status', async (type, body, status) => {
    const answer = await post(body, { ...SAME, 'content-type': type });
    expect(answer.status).toBe(status);
  });
});

test('a page that answers a form carries its policy, too', async () => {
  const { status, headers, text } = await ask({
    path: '/app/login',
    method: 'POST',
    body: 'a=1',
    headers: SAME,
  });
  expect(status).toBe(422);
  expect(text).toContain('<h1');
  expect(headers['content-security-policy']).toContain("'strict-dynamic'");
  expect(headers.vary).toMatch(/Cookie/);
});

test('only site-view may embed other sites', async () => {
  const framesOf = async (path: string) =>
    /frame-src ([^;]*)/.exec(String((await ask({ path })).headers['content-security-policy']))?.[1];
  expect(await framesOf('/app/')).toBe("'none'");
  expect(await framesOf('/app/site-view')).toContain('https://guide.marquee.example');
});

test('another spelling of a path is another path', async () => {
  for (const path of ['/app/Login', '/app/ORDERS/create', '/app/Services']) {
    expect((await ask({ path })).status, path).toBe(404);
  }
});

test('site-view embeds what stands in the menu and nothing else', async () => {
  const view = (url: string) => ask({ path: `/app/site-view?url=${encodeURIComponent(url)}` });
  const allowed = await view('https://guide.marquee.example/');
  expect(allowed.text).toContain('<iframe');
  expect(allowed.text).toMatch(/sandbox="(?![^"]*allow-same-origin)/);
  for (const url of [
    'https://evil.example/',
    'https://guide.marquee.example.evil.example/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '',
  ]) {
    const { status, text } = await view(url);
    expect(status, url).toBe(200);
    expect(text.includes('<iframe'), url).toBe(false);
  }
});

test('every answer carries the headers that keep it safe', async () => {
  for (const path of ['/app/', '/app/de.data', '/settings', '/robots.txt', '/nowhere', '/']) {
    const { headers } = await ask({ path });
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['x-request-id'], path).toMatch(/^[\w-]{36}$/);
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('a refusal of the API names the request as the header of its answer does', async () => {
  const { text, headers } = await ask({
    path: '/api/v1/nowhere',
    headers: { 'x-request-id': 'anybodys-0123' },
  });
  expect(JSON.parse(text)).toMatchObject({ request_id: headers['x-request-id'] });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('assets are kept for good, and only those that exist', async () => {
  const { text } = await ask({ path: '/app/' });
  const [script = ''] = /\/assets\/framework-[\w-]+\.js/.exec(text) ?? [];
  const headers = { 'accept-encoding': 'br' };
  const asset = await ask({ path: script, headers });
  expect(asset.status).toBe(200);
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-encoding']).toBe('br');
  const missing = await ask({ path: '/assets/../../package.json' });
  expect(missing.status).not.toBe(200);
  expect((await ask({ path: '/assets/no-such.js' })).status).toBe(404);
});

test('no request of a stranger makes the server fail', async () => {
  const piece = fc.constantFrom(
    '/app', '/de', '/orders', '/services', '/1', '/%', '/%00', '/%E0%A4%A', '/..', '//', '.data',
    '?_data=root', '?_routes=x', '?index', '&', '?locale=xx', '?url=javascript:1', '/;', '/\\',
    '/preferences', '/site-view', '#', '/__manifest?p=/', '/assets', '/instance-assets/a/b',
    '/csp-reports', '/sitemap.xml', '/api/v1', '/é', '/\u{1f600}', '/constructor', '/__proto__',
  ); // oxfmt-ignore
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
  const header = fc.constantFrom<Record<string, string>>(
    {},
    { cookie: 'locale=%E0%A4%A; theme=; currency=__proto__' },
    { cookie: `x=${'y'.repeat(5000)}` },
    { 'accept-language': ',;q=,de;q=9' },
    { 'content-type': 'multipart/form-data' },
    { 'sec-fetch-site': 'same-origin', ...FORM },
    { 'if-none-match': '*', accept: 'text/html' },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 5 }),
      method,
      header,
      async (parts, verb, headers) => {
        const path = encodeURI(`/${parts.join('')}`.replace(/^\/\//, '/')).replaceAll('%25', '%');
        const body = verb === 'POST' || verb === 'PUT' ? 'a=1&theme=dark' : undefined;
        const { status } = await ask({ path, method: verb, headers, ...(body && { body }) });
        expect(status, `${verb} ${path}`).toBeLessThan(500);
      },
    ),
    { numRuns: 600 },
  );
  const failures = server.logs.filter((line) => line.includes('"level":"error"'));
  expect(failures).toEqual([]);
}, 120_000);
