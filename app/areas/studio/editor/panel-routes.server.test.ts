import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { routeOptions } from './panel-routes.server.ts';

test('pages to choose from are called as their owner calls them, or as the panel does', () => {
  const pages = new Map([['orders', { title: { en: 'Promotions' } }]]);
  // All that is read of it.
  const context = {
    ...{ instance: { pages }, language: 'en', locale: 'en' },
  } as unknown as AppLoadContext;
  const labels = new Map(routeOptions(context).map(({ value, label }) => [value, label]));
  expect(labels.get('orders')).toBe('Promotions (/orders)');
  expect(labels.get('finances')).toBe('Finances (/finances)');
  expect(labels.get('cart')).toBe('/cart');
});
