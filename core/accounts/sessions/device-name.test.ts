import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceName } from './device-name.pure.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`,
    'Opera',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/138.0.0.0 YaBrowser/25.8.0.0 Safari/537.36`,
    'Yandex Browser',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0',
    'Firefox',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/140.0.0.0 Safari/537.36`,
    'Chrome',
    'Linux',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0`, 'Chrome', 'ChromeOS'],
])('%s', (userAgent, browser, system) => {
  expect(deviceName(userAgent)).toEqual({ browser, system });
});

test.each(['', 'curl/8.5.0', 'okhttp/4.12', 'Chrome/140.0'])(
  '%j is no device with a name',
  (agent) => {
    expect(deviceName(agent)).toBeUndefined();
  },
);

test('what a client says of itself never adds to a name', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (said) => {
      const found = deviceName(`${said} Linux Chrome/1`);
      expect(JSON.stringify(found)).toMatch(/^\{"browser":"[A-Z][\w ]+","system":"[\w]+"\}$/);
    }),
  );
});
