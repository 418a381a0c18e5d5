import { expect, test } from 'vitest';
import { routeNameOf } from './route-name.ts';

test.each([
  ['/', 'index'],
  ['', 'index'],
  ['/orders', 'orders'],
  ['/orders/', 'orders'],
  ['/orders/create', 'orders-create'],
  ['/orders//create?type=single', 'orders-create'],
  ['/tasks/how-to-use-rewards#top', 'tasks-how-to-use-rewards'],
  ['https://example.com/orders', undefined],
  ['//example.com/orders', undefined],
  ['mailto:a@b.example', undefined],
])('the route name of %s is %s', (url, name) => {
  expect(routeNameOf(url)).toBe(name);
});
