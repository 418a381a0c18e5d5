import { describe, expect, test } from 'vitest';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { MenuItem } from '#instance-schema/generated/menu-item.ts';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { isActive, type MenuEntry } from './menu-entry.ts';
import { menuFor } from './menu.server.ts';

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

  test('of a hidden cabinet shows a guest the ways in alone, and a customer everything', () => {
    const hidden = {
      hidePersonalAccountForUnregistered: true,
      customMenuItems: fillItems([{ title: 'Own', url: '/own' }]),
    };
    const inGroup = item('More', '/more', {
      route_name: 'more-group',
      children: [item('Sign up', '/register')],
    });
    const show = (isCustomer: boolean) =>
      titles(
        menuFor({
          menu: [...MENU, inGroup],
          settings: settings(hidden),
          language: 'en',
          isCustomer,
        }),
      );
    expect(show(false)).toEqual(['Log in', 'Sign up']);
    expect(show(true)).toContain('Own');
  });

  test('has nothing that leads to what is switched off, of the panel or of the owner', () => {
    const menu = [item('Tasks', '/tasks'), item('Home', '/')];
    const customMenuItems = fillItems([{ title: 'Tasks', url: '/tasks?from=menu' }]);
    const shown = menuFor({
      menu,
      settings: settings({ customMenuItems }),
      language: 'en',
      isCustomer: false,
    });
    expect(titles(shown)).toEqual(['Home']);
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

/** In this order: a guest, a customer, a guest of a hidden cabinet, and a customer of it. */
const VISITORS = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const;

const group = (children: MenuItem[], more: Partial<MenuItem> = {}) =>
  item('Item', '/group', { route_name: 'some-group', children, ...more });
const own = (flags: object) => ({
  customMenuItems: fillItems([{ title: 'Item', url: '/own', ...flags }]),
});
const FOR_GUESTS = { for_authorised: false };
const FOR_CUSTOMERS = { for_guests: false };
const WITHOUT = { availableRoutes: ['index', 'login'] };

test.each<[string, string, MenuItem[], object?]>([
  ['what is for everybody', 'yes yes no yes', [item('Item', '/orders')]],
  ['what is for guests', 'yes no no no', [item('Item', '/orders', FOR_GUESTS)]],
  ['what is for customers', 'no yes no yes', [item('Item', '/orders', FOR_CUSTOMERS)]],
  ['what is for nobody', 'no no no no', [item('Item', '/a', { ...FOR_GUESTS, ...FOR_CUSTOMERS })]],
  ['the login', 'yes no yes no', [item('Item', '/login', FOR_GUESTS)]],
  ['a login for customers', 'no yes no yes', [item('Item', '/login', FOR_CUSTOMERS)]],
  [
    'the login under another address',
    'yes no yes no',
    [item('Item', '/in', { ...FOR_GUESTS, route_name: 'login' })],
  ],
  ['a generic page', 'yes yes no yes', [item('Item', '/about')], { availableRoutes: ['about'] }],
  ['a route that is missing', 'no no no no', [item('Item', '/orders')], WITHOUT],
  [
    'a route with a parameter that is missing',
    'no no no no',
    [item('Item', '/orders/create')],
    WITHOUT,
  ],
  [
    'the login where it is missing',
    'no no no no',
    [item('Item', '/login', FOR_GUESTS)],
    { availableRoutes: ['index'] },
  ],
  ['another site', 'yes yes no yes', [item('Item', 'https://elsewhere.example/')], WITHOUT],
  ['a group with something', 'yes yes no yes', [group([item('In', '/orders')])]],
  ['a group with nothing', 'no no no no', [group([])]],
  [
    'a group of what customers see',
    'no yes no yes',
    [group([item('In', '/orders', FOR_CUSTOMERS)])],
  ],
  ['a group for customers', 'no yes no yes', [group([item('In', '/orders')], FOR_CUSTOMERS)]],
  ['a group of missing routes', 'no no no no', [group([item('In', '/orders')])], WITHOUT],
  ['a group whose own route is missing', 'yes yes no yes', [group([item('In', '/')])], WITHOUT],
  ['a group of such a group', 'no no no no', [group([group([item('In', '/orders')])])], WITHOUT],
  [
    'keyword tools that are off',
    'no no no no',
    [item('Item', '/keywords-tools')],
    { keywordToolsIsEnabled: false },
  ],
  ['an own item', 'yes yes no yes', [], own({})],
  ['an own item that is not shown', 'no no no no', [], own({ isShown: false })],
  ['an own item for the public', 'yes no no no', [], own({ showInInternal: false })],
  ['an own item for customers', 'no yes no yes', [], own({ showInPublic: false })],
])('%s is shown so: %s', (_what, shown, menu, more = {}) => {
  const seen = VISITORS.map(([isCustomer, hidePersonalAccountForUnregistered]) => {
    const given = settings({ ...more, hidePersonalAccountForUnregistered });
    const entries = menuFor({ menu, settings: given, language: 'en', isCustomer });
    return entries.some(({ title }) => title === 'Item') ? 'yes' : 'no';
  });
  expect(seen.join(' ')).toBe(shown);
});

test.each([
  ['/', '/', true],
  ['/', '/orders', false],
  ['/orders', '/orders', true],
  ['/orders', '/orders/42', true],
  ['/orders', '/orders/create', false],
  ['/orders/create', '/orders/create', true],
  ['/orders/create', '/orders', false],
  ['/orders', '/orders/create/more', false],
  ['/orders', '/orders/', true],
  ['/order', '/orders', false],
  ['/youtube-campaign', '/youtube-campaign/create', false],
  ['/youtube-campaign', '/youtube-campaign/7', true],
  ['/', '/services/likes', false],
  ['/tasks', '/tasks/faq', true],
  ['/tasks/faq', '/tasks/faq/', true],
  ['/tasks/faq', '/tasks', false],
  ['/site-view?url=a', '/site-view?url=a', true],
  ['/site-view?url=a', '/site-view?url=b', false],
])('the item %s is active on %s: %s', (url, place, active) => {
  const { pathname, search } = new URL(place, 'http://panel.test');
  expect(isActive({ url, isExternal: false }, { pathname, search })).toBe(active);
  expect(isActive({ url, isExternal: true }, { pathname, search })).toBe(false);
});
