import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { LANGUAGES, languageTag, type Language } from '#locales/languages.ts';
import { startMailServer } from '#core/testing/mail-server.ts';
import { makeCustomer, sessionCookie } from '#tests/e2e/customer.ts';
import { request } from '#tests/harness/request.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';
import { MISSING_PATHS, MOVED_PATHS, OWN_PATHS, PAGE_PATHS, WAYS_IN } from './route-list.ts';

let server: RunningServer;
let mails: Awaited<ReturnType<typeof startMailServer>>;
/** Of somebody who is logged in. */
let cookie: string;

beforeAll(async () => {
  mails = await startMailServer();
  server = await startServer({ env: { SMTP_URL: mails.url, PUBLIC_PORT: '80' } });
  const place = { server, host: 'localhost', mails: async () => mails.received };
  const { name, value } = await sessionCookie(place, await makeCustomer(place, 'Ada Lovelace'));
  cookie = `${name}=${value}`;
});

afterAll(async () => {
  await server.stop();
  await mails.close();
});

function visit(pathname: string, headers: Record<string, string> = {}) {
  return request({ url: server.url, host: 'localhost', path: pathname, headers });
}

function screenTitle(language: Language, key: string): string {
  const file = path.join(import.meta.dirname, `../../locales/${language}/screens.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { title: string }>;
  return texts[key]?.title ?? '';
}

const unescaped = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * That a language has every text is checked where texts are, and pages come by their language in one
 * way: so each page is read in a quarter of the languages, and each language on a quarter of the pages.
 */
const QUARTER = 4;
const inQuarter = <T>(all: readonly T[], language: Language): T[] =>
  all.filter((_one, at) => (at + LANGUAGES.indexOf(language)) % QUARTER === 0);

/** Where a page that is missing leads, by the key of its title. */
const WAYS_ON = {
  notFound: '/orders/create',
  orderNotFound: '/orders',
  serviceNotFound: '/',
  serviceTypeNotFound: '/',
} as const;

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(inQuarter(PAGE_PATHS, language))('%s is a page of its own language', async (page) => {
    const who = WAYS_IN.includes(page) ? {} : { cookie };
    const { status, text, headers } = await visit(localizedPath(language, page), who);
    expect(status).toBe(200);
    expect(headers['content-language']).toBe(languageTag(language));
    expect(text).toContain(`<html lang="${languageTag(language)}" dir="ltr"`);
    const [, heading = ''] = /<h1[^>]*>([^<]+)<\/h1>/.exec(text) ?? [];
    expect(heading.trim()).not.toBe('');
    expect(text).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(text.includes('{{')).toBe(false);
    expect(text.includes('\0')).toBe(false);
  });

  test.each(inQuarter(OWN_PATHS, language))(
    '%s sends a guest to the login and back',
    async (page) => {
      const { status, headers } = await visit(localizedPath(language, `${page}?a=1`));
      expect(status).toBe(302);
      const back = encodeURIComponent(`${page}?a=1`);
      expect(headers.location).toBe(localizedPath(language, `/login?redirect=${back}`));
    },
  );

  test.each(WAYS_IN)('%s sends a customer to where they meant to go', async (page) => {
    const path = localizedPath(language, `${page}?redirect=%2Forders%3Fpage%3D2`);
    const { status, headers } = await visit(path, { cookie });
    expect(status).toBe(302);
    expect(headers.location).toBe(localizedPath(language, '/orders?page=2'));
  });

  test.each(inQuarter(Object.entries(MISSING_PATHS), language))(
    '%s is missing, and says what',
    async (page, key) => {
      const { status, text } = await visit(localizedPath(language, page), { cookie });
      expect(status).toBe(404);
      const [, heading = ''] = /<h1[^>]*>([^<]*)<\/h1>/.exec(text) ?? [];
      expect(unescaped(heading)).toBe(screenTitle(language, key));
      expect(text.includes('<meta name="robots" content="noindex"/>')).toBe(true);
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(text) ?? [];
      expect(unescaped(title)).toBe(`${screenTitle(language, key)} · Marquee`);
      expect(text.includes('rel="canonical"')).toBe(false);
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
      expect(main).toContain(`href="${localizedPath(language, WAYS_ON[key])}"`);
    },
  );

  test.each(inQuarter(Object.entries(MOVED_PATHS), language))(
    '%s moved to %s',
    async (from, to) => {
      const { status, headers } = await visit(localizedPath(language, from));
      expect(status).toBe(301);
      expect(headers.location).toBe(
        localizedPath(language, '/') + (to.startsWith('/?') ? to.slice(1) : to),
      );
    },
  );

  test('the home page answers with and without a slash, and as data', async () => {
    const home = localizedPath(language, '/');
    for (const form of [home, `${home}/`, `${home}.data`]) {
      expect((await visit(form)).status, form).toBe(200);
    }
  });
});

test('a prefix that is no language is a page that does not exist', async () => {
  for (const page of [
    '/app/xx',
    '/app/xx/',
    '/app/it/orders',
    '/app/de_DE',
    '/app/DE/orders/create',
  ]) {
    expect((await visit(page)).status, page).toBe(404);
  }
});

test('the reference of the API says what it does not have', async () => {
  const { text } = await visit('/app/api/documentation?q=zebra');
  expect(text).toContain('Nothing matches “zebra”');
  const ofStaff = await visit('/app/api/documentation/searchStaffTickets');
  expect(ofStaff.status).toBe(404);
});

test('a page that takes no form says what it takes', async () => {
  const { status, headers } = await request({
    ...{ url: server.url, host: 'localhost', path: '/app/grades', method: 'POST' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a page names itself and its sisters in every language', async () => {
  const { text } = await visit('/app/ja/orders/create?x=1');
  const origin = 'http://localhost';
  expect(text).toContain(`<link rel="canonical" href="${origin}/app/ja/orders/create"/>`);
  const alternates = [
    ...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g),
  ];
  expect(Object.fromEntries(alternates.map(([, tag, href]) => [tag, href]))).toEqual({
    ...Object.fromEntries(
      LANGUAGES.map((other) => [
        languageTag(other),
        origin + localizedPath(other, '/orders/create'),
      ]),
    ),
    'x-default': `${origin}/app/orders/create`,
  });
});

describe('a visitor', () => {
  test('is sent from an unprefixed page to the language of the browser, the query kept', async () => {
    const { status, headers } = await visit('/app/orders?page=2', {
      'accept-language': 'de-CH,en',
    });
    expect(status).toBe(302);
    expect(headers.location).toBe('/app/de/orders?page=2');
    expect(headers.vary).toMatch(/Cookie, Accept-Language/);
  });

  test('who chose a language stays in it', async () => {
    const chosen = await visit('/app/orders?locale=fr');
    expect(chosen.headers.location).toBe('/app/fr/orders');
    const [cookie = ''] = chosen.cookies;
    expect(cookie).toMatch(/^locale=fr; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const back = await visit('/app/orders', { cookie: cookie.split(';')[0] ?? '' });
    expect(back.headers.location).toBe('/app/fr/orders');
  });

  test('a crawler stays where it is', async () => {
    const { status } = await visit('/app/about', {
      'accept-language': 'de',
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    expect(status).toBe(200);
  });

  test('who types a page without its base is led to it', async () => {
    const accept = { accept: 'text/html,application/xhtml+xml' };
    expect((await visit('/', accept)).headers.location).toBe('/app/');
    expect((await visit('/orders/create?a=1', accept)).headers.location).toBe(
      '/app/orders/create?a=1',
    );
  });
});
