import { expect, test } from 'vitest';
import { localizedPath, splitPanelPath } from './languages.ts';

test.each([
  ['/app', undefined, '/'],
  ['/app/', undefined, '/'],
  ['/app.data', undefined, '.data'],
  ['/app/orders', undefined, '/orders'],
  ['/app/de', 'de', '/'],
  ['/app/de/', 'de', '/'],
  ['/app/de.data', 'de', '.data'],
  ['/app/zh_CN/orders/1', 'zh_CN', '/orders/1'],
  ['/app/zh_cn/orders', undefined, '/zh_cn/orders'],
  ['/app/en/orders', undefined, '/en/orders'],
  ['/app/xx/orders', undefined, '/xx/orders'],
  ['/app/de.data/x', undefined, '/de.data/x'],
  ['/app/dev/mail', undefined, '/dev/mail'],
])('%s is language %s and path %s', (pathname, language, path) => {
  expect(splitPanelPath(pathname)).toEqual({ language, path });
});

test('a path in a language leads back to both', () => {
  expect(localizedPath('en', '/')).toBe('/app');
  expect(localizedPath('en', '/orders')).toBe('/app/orders');
  expect(localizedPath('pt_BR', '/')).toBe('/app/pt_BR');
  expect(splitPanelPath(localizedPath('pt_BR', '/orders'))).toEqual({
    language: 'pt_BR',
    path: '/orders',
  });
});
