import { expect, test } from 'vitest';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { editorPathOf, GROUPS } from './editor-of.ts';

test('settings are on the page that their schema says', () => {
  const groups = FIELDS.settings.flatMap(({ name, group }) => (group ? [[name, group]] : []));
  expect(
    Object.entries(GROUPS).filter(([name]) => !Object.hasOwn(Object.fromEntries(groups), name)),
  ).toEqual([]);
  expect(Object.fromEntries(groups)).toMatchObject(GROUPS);
});

test.each([
  [
    { kind: 'settings', key: 'settings', pointer: '/colours/dark/accent' },
    '/studio/colours#field-colours-dark-accent',
  ],
  [
    { kind: 'page', key: 'slug/about us', pointer: '/title' },
    '/studio/pages/edit?key=slug%2Fabout+us#field-title',
  ],
  [
    { kind: 'page', key: 'index', pointer: '/blocks/2' },
    '/studio/pages/edit?key=index#field-blocks-2-fields',
  ],
  [{ kind: 'menu-item', key: '9', pointer: '' }, '/studio/menu/edit?key=9'],
  [{ kind: 'banner', key: '4', pointer: '' }, '/studio/banners/edit?key=4'],
  [{ kind: 'special-offer', key: 'spring', pointer: '' }, '/studio/offers/edit?key=spring'],
] as const)('%o is edited at %s', (place, path) => {
  expect(editorPathOf(place)).toBe(path);
});
