import { describe, expect, test } from 'vitest';
import { appSource, displayModeOf } from './display-mode.ts';
import { installVariant } from './install-variant.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const CHROME_IOS = IPHONE.replace('Version/18.0', 'CriOS/140.0');
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

const facts = {
  isOpen: true,
  displayMode: 'browser',
  userAgent: ANDROID,
  maxTouchPoints: 5,
  isOffered: true,
  pathname: '/app',
} as const;

describe('the app is offered', () => {
  test.each([
    ['where the browser offers it', {}, 'card'],
    ['in other words where orders are', { pathname: '/app/de/orders/42' }, 'orders'],
    [
      'in the short words on a page that only begins like it',
      { pathname: '/app/orders-of' },
      'card',
    ],
    ['on an iPhone by its own way', { userAgent: IPHONE, isOffered: false }, 'ios'],
    ['on an iPad, which calls itself a Mac', { userAgent: MAC, isOffered: false }, 'ios'],
    ['on an iPhone that offers it the same way', { userAgent: IPHONE }, 'ios'],
  ] as const)('%s', (_where, differing, variant) => {
    expect(installVariant({ ...facts, ...differing })).toBe(variant);
  });
});

describe('the app is not offered', () => {
  test.each([
    ['when that was closed', { isOpen: false }],
    ['inside of the app', { displayMode: 'app' }],
    ['inside of the app on an iPhone', { displayMode: 'app', userAgent: IPHONE }],
    ['where the browser offers nothing', { isOffered: false }],
    ['in Chrome on an iPhone', { userAgent: CHROME_IOS, isOffered: false }],
    ['on a Mac', { userAgent: MAC, maxTouchPoints: 0, isOffered: false }],
  ] as const)('%s', (_where, differing) => {
    expect(installVariant({ ...facts, ...differing })).toBeUndefined();
  });
});

describe('how the panel was launched', () => {
  const launch = (mode?: string, standalone?: boolean) =>
    displayModeOf({ matches: (query) => query === `(display-mode: ${mode})`, standalone });

  test('is an app in a window of its own, and on iOS by its own sign', () => {
    for (const mode of ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay']) {
      expect(launch(mode), mode).toBe('app');
    }
    expect(launch('browser', true)).toBe('app');
  });

  test('is a browser everywhere else', () => {
    expect(launch('browser')).toBe('browser');
    expect(launch('browser', false)).toBe('browser');
  });

  test('is the source of an order that was placed in the app', () => {
    const source = (kept: string | undefined, userAgent: string) =>
      appSource({ kept, userAgent, maxTouchPoints: 0 });
    expect(source('app', ANDROID)).toBe('pwa');
    expect(source('app', IPHONE)).toBe('pwa_ios');
    expect(source('browser', IPHONE)).toBeUndefined();
    expect(source(undefined, ANDROID)).toBeUndefined();
    expect(source('APP', ANDROID)).toBeUndefined();
  });
});
