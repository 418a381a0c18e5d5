import { expect, test } from 'vitest';
import { markPlaces } from './mark-places.ts';

const mark = markPlaces({
  bannerKeys: ['4', 'spring'],
  pageKeys: { index: 'index', about: 'slug/about' },
  blockIds: { index: ['hero-1', 'faq'] },
});

test.each([
  ['settings', 'settings', '/panelName', 'settings:settings#/panelName'],
  ['menu-item', 9, '', 'menu-item:9#'],
  ['banner', 1, '', 'banner:spring#'],
  ['page', 'about', '/title', 'page:slug%2Fabout#/title'],
  ['page', 'index', '/blocks/faq', 'page:index#/blocks/1'],
  ['page', 'index', '/blocks/of-the-panel', 'page:index#/blocks'],
  ['page', 'about', '/blocks/faq', 'page:slug%2Fabout#/blocks'],
] as const)('%s %s %s is marked by its key in the draft', (kind, name, pointer, place) => {
  expect(mark(kind, name, pointer)).toEqual({ 'data-edit': place });
});

test.each([
  ['banner', 2],
  ['page', 'orders'],
  ['page', 'constructor'],
] as const)('%s %s is no document of the draft and has no mark', (kind, name) => {
  expect(mark(kind, name, '/title')).toEqual({});
});
