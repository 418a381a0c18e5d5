import { expect, test } from 'vitest';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import { choicesOf, isAnybody } from './visitor-choices.ts';

/** Of an instance, only this is asked. */
const instanceWith = (settings: object = {}) =>
  ({
    settings: {
      ...{ darkModeAvailable: true, defaultTheme: 'dark', defaultMarketplaceView: 'cards' },
      currencies: [{ code: 'USD' }],
      ...settings,
    },
  }) as CompiledInstance;
const ROUBLES = { currencies: [{ code: 'USD' }, { code: 'RUB', rate: '92.5' }] };

test.each([
  ['theme=light', {}, { theme: 'light' }],
  ['theme=dark', { defaultTheme: 'light' }, { theme: 'dark' }],
  ['theme=blue', {}, { theme: 'dark' }],
  ['theme=dark', { darkModeAvailable: false }, { theme: 'light' }],
  ['', { darkModeAvailable: false }, { theme: 'light' }],
  ['currency=RUB', ROUBLES, { currency: 'RUB' }],
  ['currency=RUB', {}, { currency: 'USD' }],
  ['currency=EUR', ROUBLES, { currency: 'USD' }],
  ['services_view_mode=table', {}, { servicesView: 'table' }],
  ['services_view_mode=list', {}, { servicesView: 'cards' }],
  ['checked_payment=17', {}, { knownCheck: '17' }],
  ['', {}, { knownCheck: undefined }],
  ['time_zone=Asia%2FTokyo', {}, { timeZone: 'Asia/Tokyo' }],
  ['time_zone=Nowhere%2FLand', {}, { timeZone: undefined }],
  ['drawer=mini; drawer-hover=off', {}, { drawer: { isMini: true, opensOnHover: false } }],
  ['drawer=1; drawer-hover=on', {}, { drawer: { isMini: false, opensOnHover: true } }],
])('of %j, where the owner offers %j, comes %j', (cookies, settings, choice) => {
  expect(choicesOf(cookies, instanceWith(settings))).toMatchObject(choice);
});

test.each([
  [null, true],
  ['theme=dark; use-chat=opened', true],
  ['affiliate_code=x', true],
  ['session=', false],
  ['theme=dark; session=x', false],
  ['__Host-cart=x', false],
])('who carries %j is anybody: %s', (cookies, is) => {
  expect(isAnybody(cookies)).toBe(is);
});
