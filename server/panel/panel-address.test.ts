import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { isPanelPath, panelAddress } from './panel-address.ts';

interface Told {
  cookie?: string;
  accept?: string;
  bot?: boolean;
  offered?: Language[];
}

const visit = (path: string, more: Told = {}) => {
  const url = new URL(path, 'http://panel.test');
  const isDocument = !url.pathname.endsWith('.data');
  return panelAddress({
    url,
    isDocument,
    mayMove: () => isDocument && !more.bot,
    cookie: more.cookie,
    acceptLanguage: more.accept ?? null,
    offered: more.offered ?? LANGUAGES,
    pseudo: false,
  });
};

const page = (language: string, basename: string) => ({
  kind: 'page',
  language,
  locale: language,
  basename,
});

describe('a path with a language', () => {
  test.each(['/app/de', '/app/de/', '/app/de.data', '/app/de/orders', '/app/de/orders.data'])(
    '%s is German, whatever the visitor prefers',
    (path) => {
      expect(visit(path, { cookie: 'fr', accept: 'es' })).toEqual(page('de', '/app/de'));
    },
  );
});

test.each([
  ['/app/%5C', '/app/'],
  ['/app/%5c%5Cevil.example?a=1', '/app/evil.example?a=1'],
  ['/app%5C/', '/app/'],
  ['/app/de/%5C', '/app/de/'],
])('%s, whose backslash others read as a slash, leads to %s', (path, location) => {
  expect(visit(path)).toEqual({ kind: 'redirect', location, status: 301 });
});

describe('a path without a language', () => {
  test('is English for who prefers it', () => {
    expect(visit('/app/orders')).toEqual(page('en', '/app'));
    expect(visit('/app/orders', { cookie: 'en', accept: 'de' })).toEqual(page('en', '/app'));
  });

  test('moves a person to the language of the cookie, else of the browser, with the query', () => {
    const moved = { kind: 'redirect', status: 302 };
    expect(visit('/app/orders?page=2', { cookie: 'ja', accept: 'de' })).toEqual({
      ...moved,
      location: '/app/ja/orders?page=2',
    });
    expect(visit('/app/', { accept: 'de' })).toEqual({ ...moved, location: '/app/de' });
    expect(visit('/app', { accept: 'de' })).toEqual({ ...moved, location: '/app/de' });
  });

  test('moves neither crawlers nor data requests', () => {
    expect(visit('/app/orders', { accept: 'de', bot: true })).toEqual(page('en', '/app'));
    expect(visit('/app/orders.data', { cookie: 'de' })).toEqual(page('en', '/app'));
    expect(visit('/app.data', { cookie: 'de' })).toEqual(page('en', '/app'));
  });

  test('a prefix that is no language is a path like any other', () => {
    expect(visit('/app/xx/orders')).toEqual(page('en', '/app'));
  });

  test('the prefix of English is dropped for good', () => {
    expect(visit('/app/en/orders?a=1')).toEqual({
      kind: 'redirect',
      location: '/app/orders?a=1',
      status: 301,
    });
  });
});

test('a language chosen by query is remembered and leaves the address', () => {
  expect(visit('/app/de/orders?locale=fr&page=2')).toEqual({
    kind: 'redirect',
    location: '/app/fr/orders?page=2',
    status: 302,
    remember: 'fr',
  });
  expect(visit('/app/de?locale=en')).toEqual({
    kind: 'redirect',
    location: '/app',
    status: 302,
    remember: 'en',
  });
  expect(visit('/app/de?locale=xx')).toEqual(page('de', '/app/de'));
});

describe('a language that the instance does not offer', () => {
  const offered: Language[] = ['en', 'fr'];

  test.each([
    ['/app/de', '/app'],
    ['/app/de/', '/app'],
    ['/app/de/orders?page=2', '/app/orders?page=2'],
    ['/app/de/orders?locale=ja', '/app/orders'],
  ])('%s leads everybody to English at %s, and not for ever', (path, location) => {
    for (const more of [{}, { bot: true }, { cookie: 'de' }]) {
      expect(visit(path, { ...more, offered })).toEqual({
        kind: 'redirect',
        location,
        status: 302,
      });
    }
  });

  test('stays for what a page that is open asks for', () => {
    expect(visit('/app/de/orders.data', { offered })).toEqual(page('de', '/app/de'));
  });

  test('can be neither chosen nor preferred', () => {
    expect(visit('/app/orders?locale=de', { offered })).toEqual(page('en', '/app'));
    expect(visit('/app/orders', { cookie: 'de', accept: 'de', offered })).toEqual(
      page('en', '/app'),
    );
  });

  test('gives way to the next one that is read', () => {
    expect(visit('/app/orders', { accept: 'de, fr;q=0.5', offered })).toEqual({
      kind: 'redirect',
      location: '/app/fr/orders',
      status: 302,
    });
    expect(visit('/app/de/orders?locale=fr', { offered })).toMatchObject({
      location: '/app/fr/orders',
      remember: 'fr',
    });
  });
});

test.each([
  ['/app', true],
  ['/app/', true],
  ['/app.data', true],
  ['/app/x', true],
  ['/application', false],
  ['/', false],
])('%s belongs to the panel: %s', (path, belongs) => {
  expect(isPanelPath(path)).toBe(belongs);
});
