import { expect, test } from 'vitest';
import { pathOfRoute } from './route-path.server.ts';

test.each([
  ['index', '/'],
  ['login', '/login'],
  ['tasks-faq', '/tasks/faq'],
  ['orders-create', '/orders/create'],
  ['services-slug', '/services/:slug'],
  ['add-funds', '/add-funds'],
  ['nowhere', undefined],
])('the page %s stands at %s', (name, path) => {
  expect(pathOfRoute(name)).toBe(path);
});
