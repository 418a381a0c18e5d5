import { expect, test } from 'vitest';
import { newPathFor } from './moved-paths.server.ts';

test.each([
  ['/services', '', '/'],
  ['/services/', '?isFavourites=true', '/?isFavourites=true'],
  ['/impersonate', '?reason=help', '/login?reason=help'],
  ['/user-widget-auth', '', '/login'],
  ['/free-views', '?a=1&a=2', '/free-trials?a=1&a=2'],
  ['/free-views/42', '?a=b%20c', '/free-trials/42?a=b+c'],
  ['/free-views/a%2Fb', '', '/free-trials/a%2Fb'],
  ['/subscriptions/create', '?url=x', '/orders/create?url=x&type=autopromotion'],
  ['/subscriptions/create', '?type=single', '/orders/create?type=autopromotion'],
])('%s%s moved to %s', (path, search, target) => {
  expect(newPathFor(path, search)).toBe(target);
});

test.each(['/orders', '/free-views/1/2', '/free-views/%E0%A4%A', '/servicesx'])(
  '%s is no old path',
  (path) => {
    expect(newPathFor(path, '')).toBeUndefined();
  },
);
