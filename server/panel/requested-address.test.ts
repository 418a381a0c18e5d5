import { expect, test } from 'vitest';
import { LANGUAGES } from '#locales/languages.ts';
import { requestedAddress } from './requested-address.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/142.0';

interface Told {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}

/** Where somebody who reads German is led to by an address without a language. */
function ledTo({ method = 'GET', path = '/app/login', headers = {} }: Told) {
  const sent: Record<string, string> = {
    ...{ 'accept-language': 'de', 'user-agent': BROWSER },
    ...headers,
  };
  const url = new URL(path, 'http://a.example');
  const header = (name: string) => sent[name] ?? null;
  const offer = { languages: LANGUAGES, pseudo: false };
  const address = requestedAddress({ method, url, header }, offer);
  return address.kind === 'redirect' ? address.location : undefined;
}

test.each<[string, Told, string | undefined]>([
  ['a page', {}, '/app/de/login'],
  ['the head of a page', { method: 'HEAD' }, '/app/de/login'],
  ['the cookie before the browser', { headers: { cookie: 'locale=fr' } }, '/app/fr/login'],
  ['a crawler', { headers: { 'user-agent': 'Googlebot/2.1' } }, undefined],
  ['nobody', { headers: { 'user-agent': '' } }, '/app/de/login'],
  ['what a script of a page asks for', { headers: { 'sec-fetch-dest': 'empty' } }, undefined],
  ['the data of a page', { path: '/app/login.data' }, undefined],
  ['a form', { method: 'POST' }, undefined],
  ['a page that says its language', { path: '/app/ja/login' }, undefined],
])('%s is led to its language, or not: %j', (_what, told, place) => {
  expect(ledTo(told)).toBe(place);
});
