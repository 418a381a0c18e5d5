import { expect, test } from 'vitest';
import bannerPlaces from '#instance-schema/values.schema.json' with { type: 'json' };
import { placesOf } from './banner-places.ts';

const ROUTES = [
  ...['dashboard', 'orders', 'profile', 'grades', 'drip-feed', 'order-widget', 'free-trials'],
  ...['orders-create', 'subscriptions', 'tasks', 'referral-program', 'index', 'services-slug'],
];

test('every place that an owner can fill stands on a page', () => {
  const shown = ROUTES.flatMap((name) => placesOf(name, new URLSearchParams()));
  const all = bannerPlaces.$defs.bannerPlace.enum;
  expect([...new Set([...shown, 'sidebar'])].sort()).toEqual([...all].sort());
});

test('an automatic order has banners of its own where orders are created', () => {
  expect(placesOf('orders-create', new URLSearchParams('type=autopromotion'))).toEqual([
    'autopromotion',
  ]);
  expect(placesOf('orders-create', new URLSearchParams('type=other'))).toEqual(['create_order']);
});
