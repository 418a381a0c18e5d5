import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { LANGUAGES, languageTag } from '#locales/languages.ts';
import { filesOf } from '#app/service-worker/offline-page.ts';
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}, host = 'localhost') =>
  request({ url: server.url, path, host: `${host}:${server.port}`, headers });

describe('the service worker', () => {
  test('stands before the whole panel and is looked at on every visit', async () => {
    const { status, headers, text } = await ask('/app/sw.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/app',
    });
    expect(Buffer.byteLength(text)).toBeLessThan(8 * 1024);
    const again = await ask('/app/sw.js', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('is asked for by GET and HEAD alone', async () => {
    const { status, headers } = await request({
      url: server.url,
      path: '/app/sw.js',
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  test('may be registered by the policy of every page', async () => {
    const { headers } = await ask('/app/login');
    expect(headers['content-security-policy']).toMatch(/; worker-src 'self';/);
  });
});

test('switched off, a program takes its place that removes it, and no page asks for it', async () => {
  const off = await startServer({ env: { MARQUEE_SERVICE_WORKER: 'off' } });
  try {
    const { text } = await request({ url: off.url, path: '/app/sw.js' });
    expect(text).toContain('unregister()');
    expect(text).not.toContain('fetch');
    const page = await request({ url: off.url, path: '/app', host: `localhost:${off.port}` });
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('\\"seen\\",{');
    expect((await ask('/app')).text).toContain('\\"seen\\",{');
  } finally {
    await off.stop();
  }
});

describe.each(LANGUAGES)('the page without a connection, in %s', (language) => {
  const path = localizedPath(language, '/offline');

  test('needs no script and names its brand', async () => {
    for (const [host, name] of [
      ['localhost', 'Marquee'],
      ['nova.localhost', 'Nova Reach'],
    ] as const) {
      const { status, text } = await ask(path, {}, host);
      expect(status).toBe(200);
      expect(text).toContain(`<html lang="${languageTag(language)}"`);
      expect(text).toMatch(new RegExp(`<title>[^<]+ · ${name}</title>`));
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(text).not.toContain('<script');
      expect(text).toMatch(/<a [^>]*href=""/);
    }
  });

  test('names every file that it needs, and all of them are there', async () => {
    const files = filesOf((await ask(path)).text);
    expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(0);
    for (const file of files) expect((await ask(file)).status, file).toBe(200);
  });
});

test('the page without a connection says nothing of who asks', async () => {
  const withoutNonce = (html: string) => html.replace(/nonce-?="?[^"']*"?|content="" nonce/g, '');
  const plain = await ask('/app/offline');
  const known = await ask('/app/offline', {
    cookie: 'session=9999999999.aaaaaaaaaaaaaaaaaaaaaaaa; use-cookie=analytics%3Dgranted',
  });
  expect(withoutNonce(known.text)).toBe(withoutNonce(plain.text));
});

test('the files of a page are its style sheets and pictures of this host', () => {
  const html =
    '<link rel="stylesheet" href="/assets/a-12345678.css"/><link href="/b.css" rel="stylesheet">' +
    '<link rel="canonical" href="/app"/><link rel="stylesheet" href="https://x.example/c.css"/>' +
    '<img src="/instance-assets/a.svg" alt=""/><img src="//x.example/d.png"/><a href="/e">e</a>' +
    '<picture><source media="(prefers-color-scheme: dark)" srcSet="/instance-assets/b.svg"/>' +
    '<img src="/instance-assets/a.svg"/></picture>';
  const pictures = ['/instance-assets/a.svg', '/instance-assets/b.svg'];
  expect(filesOf(html)).toEqual(['/assets/a-12345678.css', '/b.css', ...pictures]);
});
