import { expect, test } from 'vitest';
import { isKept, pageKey, type CachedVisit } from './cached-visit.ts';

type Told = { [Part in keyof CachedVisit]?: object | string | null };

/** Of all that a visit has, only this tells pages apart. */
function visit(told: Told = {}): CachedVisit {
  const { visitor, instance, address, choices, ...own } = told;
  return {
    url: new URL('http://a.example/app'),
    cookies: null,
    ...own,
    visitor: {
      ...{ host: 'a.example', hostname: 'a.example', publicHost: 'a.example', scheme: 'http' },
      ...(visitor as object),
    },
    instance: { revision: '7', pagesBySlug: new Map([['about', {}]]), ...(instance as object) },
    address: { kind: 'page', language: 'en', locale: 'en', ...(address as object) },
    choices: {
      ...{ theme: 'light', currency: 'USD', chatIsOpened: false, servicesView: 'cards' },
      consent: { analytics: 'granted', advertising: 'granted' },
      drawer: { isMini: false, opensOnHover: true },
      timeZone: 'UTC',
      ...(choices as object),
    },
  } as unknown as CachedVisit; // As above.
}

const OTHERS: Record<string, Told> = {
  'name of the host': { visitor: { hostname: 'b.example' } },
  'host as it was typed': { visitor: { host: 'a.example:81' } },
  'port that visitors reach': { visitor: { publicHost: 'a.example:81' } },
  scheme: { visitor: { scheme: 'https' } },
  'revision of the instance': { instance: { revision: '8' } },
  language: { address: { locale: 'de' } },
  path: { url: new URL('http://a.example/app/about') },
  query: { url: new URL('http://a.example/app?search=x') },
  theme: { choices: { theme: 'dark' } },
  currency: { choices: { currency: 'RUB' } },
  'consent to counting': { choices: { consent: { analytics: 'denied', advertising: 'granted' } } },
  'consent to advertising': {
    choices: { consent: { analytics: 'granted', advertising: 'denied' } },
  },
  'consent that is not given yet': { choices: { consent: undefined } },
  'chat that is open': { choices: { chatIsOpened: true } },
  'narrow menu': { choices: { drawer: { isMini: true, opensOnHover: true } } },
  'menu that stays narrow': { choices: { drawer: { isMini: false, opensOnHover: false } } },
  'view of services': { choices: { servicesView: 'table' } },
};

test('whatever a page depends on makes it another page, and each alone', () => {
  const keys = Object.values(OTHERS).map((told) => pageKey(visit(told), undefined).text);
  const codes = (['invalid', 'strict', 'trusted'] as const).map(
    (kind) =>
      pageKey(visit(), kind === 'invalid' ? { kind } : { kind, url: `/code/${kind}.js` }).text,
  );
  const all = [pageKey(visit(), undefined).text, ...keys, ...codes];
  const twice = Object.keys(OTHERS).filter((_, at) => all.indexOf(keys[at] ?? '') !== at + 1);
  expect(twice).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test('a page is the same in every time zone, and its key begins with its host', () => {
  const { text, hasQuery } = pageKey(visit(), undefined);
  expect(pageKey(visit({ choices: { timeZone: 'Asia/Tokyo' } }), undefined).text).toBe(text);
  expect([text.startsWith('a.example '), hasQuery]).toEqual([true, false]);
  const queried = visit({ url: new URL('http://a.example/app?a=1') });
  expect(pageKey(queried, undefined).hasQuery).toBe(true);
});

test('a page of the panel is never kept because an owner has one of its name', () => {
  const pagesBySlug = new Map(['login', 'register', 'about'].map((slug) => [slug, {}]));
  const kept = [...pagesBySlug.keys()].filter((slug) =>
    isKept(visit({ instance: { pagesBySlug }, url: new URL(`http://a.example/app/${slug}`) })),
  );
  expect(kept).toEqual(['about']);
});

test.each([
  ['/app', null, true],
  ['/app/de', null, true],
  ['/app/services/alder-views', null, true],
  ['/app/about', null, true],
  ['/app/ja/api/documentation', null, true],
  ['/app/api/documentation/listOrders', null, true],
  ['/app/api/documentation?q=order', null, true],
  ['/app/api', null, false],
  ['/app/api/webhooks', null, false],
  ['/app?search=x', 'theme=dark', true],
  ['/app/services/a/b', null, false],
  ['/app/login', null, false],
  ['/app/orders', null, false],
  ['/app?token=once', null, false],
  ['/app?locale=de', null, false],
  ['/app?_data=root', null, false],
  [`/app?search=${'x'.repeat(391)}`, null, true],
  [`/app?search=${'x'.repeat(393)}`, null, false],
  ['/app', 'session=x', false],
  ['/app', '__Host-session=x', false],
  ['/app', 'cart=x', false],
  ['/app', '__Host-cart=x', false],
  ['/app', 'flash=loggedOut', false],
])('%s with the cookies %s is kept: %s', (path, cookies, is) => {
  expect(isKept(visit({ url: new URL(path, 'http://a.example'), cookies }))).toBe(is);
});
