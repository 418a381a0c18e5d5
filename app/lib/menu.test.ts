import { describe, expect, test } from 'vitest';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { MenuItem } from '#instance-schema/generated/menu-item.ts';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { isActive, menuFor, type MenuEntry } from './menu.ts';

const item = (title: string, url: string, more: Partial<MenuItem> = {}): MenuItem => ({
  ...fillDefaults('menu-item', { id: title, title, url }),
  ...more,
});

const settings = (more: object = {}): Settings =>
  fillDefaults('settings', {
    schemaVersion: 2,
    panelName: 'Panel',
    colours: { light: { primary: '#336699' } },
    ...more,
  });

const MENU = [
  item('Home', '/'),
  item('Orders', '/orders', { for_guests: false }),
  item('Log in', '/login', { for_authorised: false }),
  item('Money', '/finances', {
    route_name: 'money-group',
    children: [item('Add funds', '/add-funds', { for_guests: false })],
  }),
  item('Elsewhere', 'https://elsewhere.example/'),
];

const titles = (entries: MenuEntry[]): unknown[] =>
  entries.map(({ title, children }) => (children.length ? [title, titles(children)] : title));

const show = (isCustomer: boolean, more: object = {}) =>
  titles(menuFor({ menu: MENU, settings: settings(more), language: 'en', isCustomer }));

describe('the menu', () => {
  test('of a guest has the items for guests, and no group without something in it', () => {
    expect(show(false)).toEqual(['Home', 'Log in', 'Elsewhere']);
  });

  test('of a customer has theirs', () => {
    expect(show(true)).toEqual(['Home', 'Orders', ['Money', ['Add funds']], 'Elsewhere']);
  });

  test('leaves out routes that the instance does not offer, and groups of nothing else', () => {
    expect(show(true, { availableRoutes: ['index', 'login'] })).toEqual(['Home', 'Elsewhere']);
  });

  test.each([
    [{ isShown: false }, false, []],
    [{ showInPublic: false }, false, []],
    [{ showInPublic: false }, true, ['Own']],
    [{ showInInternal: false }, true, []],
    [{}, false, ['Own']],
  ])('appends an own item with %j for a customer (%s): %j', (flags, isCustomer, shown) => {
    const customMenuItems = [{ title: 'Own', url: '/own', ...flags }];
    const entries = menuFor({
      menu: [],
      settings: settings({ customMenuItems: fillItems(customMenuItems) }),
      language: 'en',
      isCustomer,
    });
    expect(titles(entries)).toEqual(shown);
  });

  test('sorts own items and says which are new, external or embedded', () => {
    const entries = menuFor({
      menu: [],
      settings: settings({
        customMenuItems: fillItems([
          { title: { en: 'Guide', de: 'Leitfaden' }, url: 'https://guide.example/a?b', sorting: 2 },
          { title: 'Status', url: 'https://status.example/', sorting: 1, isExternal: true },
          { title: 'Own', url: '/own', sorting: 3, isNew: true },
          { title: 'Mail', url: 'mailto:hi@guide.example', sorting: 4 },
        ]),
      }),
      language: 'de',
      isCustomer: false,
    });
    expect(
      entries.map(({ title, url, isExternal, isNew }) => [title, url, isExternal, isNew]),
    ).toEqual([
      ['Status', 'https://status.example/', true, false],
      ['Leitfaden', '/site-view?url=https%3A%2F%2Fguide.example%2Fa%3Fb', false, false],
      ['Own', '/own', false, true],
      ['Mail', 'mailto:hi@guide.example', true, false],
    ]);
  });
});

/** A settings document fills the defaults of its list items as well. */
function fillItems(items: object[]): object[] {
  return items.map((own) => ({
    sorting: 0,
    isShown: true,
    showInPublic: true,
    showInInternal: true,
    isNew: false,
    isExternal: false,
    ...own,
  }));
}

test.each([
  ['/', '/', true],
  ['/', '/orders', false],
  ['/orders', '/orders', true],
  ['/orders', '/orders/42', true],
  ['/orders', '/orders/create', false],
  ['/orders/create', '/orders/create', true],
  ['/orders/create', '/orders', false],
  ['/tasks', '/tasks/faq', true],
  ['/site-view?url=a', '/site-view?url=a', true],
  ['/site-view?url=a', '/site-view?url=b', false],
])('the item %s is active on %s: %s', (url, place, active) => {
  const { pathname, search } = new URL(place, 'http://panel.test');
  const entry = { id: '1', title: '', url, icon: undefined, isNew: false, children: [] };
  expect(isActive({ ...entry, isExternal: false }, { pathname, search })).toBe(active);
});
