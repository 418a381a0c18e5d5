import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, test } from 'vitest';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { CoreError } from '../core/core.server.ts';
import { guardVisit, placeInstead } from './guard-visit.server.ts';
import { PAGES, type PagePath } from '#app/pages.ts';

const settings = (more: object = {}): Settings => ({
  ...fillDefaults('settings', {
    schemaVersion: 2,
    panelName: 'Marquee',
    colours: { light: { primary: '#0e5a6b' } },
    keywordToolsIsEnabled: true,
    childPanelsPrice: '25',
    referralProgramEnabled: true,
    tasksIsEnabled: true,
  }),
  ...more,
});

const OPEN = settings();
const HIDDEN = settings({ hidePersonalAccountForUnregistered: true });
const NARROW = settings({ availableRoutes: ['index', 'orders', 'orders-id'] });

const allRoutes = Object.keys(PAGES) as PagePath[]; // Of this very object.

const routesOf = (...layouts: string[]) =>
  allRoutes.filter((route) => layouts.includes(PAGES[route].layout));

function goes(
  who: 'guest' | 'customer',
  route: PagePath,
  more: { query?: string; at?: Settings } = {},
) {
  return placeInstead({
    route,
    path: `/${route}`,
    query: new URLSearchParams(more.query),
    isCustomer: who === 'customer',
    settings: more.at ?? OPEN,
  });
}

describe('a guest', () => {
  test.each(routesOf('cabinet', 'staff'))(
    'is sent from %s to the login, and back to it',
    (route) => {
      const back = encodeURIComponent(`/${route}?page=2`);
      expect(goes('guest', route, { query: 'page=2' })).toBe(`/login?redirect=${back}`);
    },
  );

  test.each(routesOf('shop'))('sees %s, unless the owner hides the cabinet', (route) => {
    expect(goes('guest', route)).toBeUndefined();
    const login = route === '' ? '/login' : `/login?redirect=${encodeURIComponent(`/${route}`)}`;
    expect(goes('guest', route, { at: HIDDEN })).toBe(login);
  });

  test.each(routesOf('default', 'cabinet-without-auth', 'blank'))(
    'sees %s even where the cabinet is hidden',
    (route) => expect(goes('guest', route, { at: HIDDEN })).toBeUndefined(),
  );

  test('comes back to a home that was asked something', () => {
    const back = goes('guest', '', { at: HIDDEN, query: 'isFavourites=true' });
    expect(back).toBe(`/login?redirect=${encodeURIComponent('/?isFavourites=true')}`);
  });

  test('is sent from no page that is only not offered', () => {
    expect(goes('guest', 'plans-and-pricing', { at: NARROW })).toBeUndefined();
  });
});

describe('what the core refuses for want of a session', () => {
  const refused = async (route: PagePath, method: string, status = 401) => {
    const context = {
      ...{ session: { token: undefined }, instance: { settings: OPEN } },
      customer: () => Promise.resolve(undefined),
    } as unknown as AppLoadContext; // No more than the guard reads.
    const request = new Request(`https://shop.example/app/${route}`, { method });
    const answer: unknown = await guardVisit({ context, request, params: {} }, route, () =>
      Promise.reject(new CoreError(status, 'no')),
    ).catch((thrown: unknown) => thrown);
    return answer instanceof Response ? answer.headers.get('location') : answer;
  };

  test.each(['api', 'order-widget'] as const)(
    'leads from a form of %s, which guests may read, to the login',
    async (route) => {
      const login = `/login?redirect=${encodeURIComponent(`/${route}`)}`;
      expect(await refused(route, 'POST')).toBe(login);
    },
  );

  test('is a fault where such a page is shown, as is any other refusal', async () => {
    expect(await refused('api', 'GET')).toBeInstanceOf(CoreError);
    expect(await refused('api', 'POST', 500)).toBeInstanceOf(CoreError);
  });
});

describe('a customer', () => {
  test.each(allRoutes.filter((route) => !/^(login|register)/.test(route)))(
    'stays at %s',
    (route) => {
      expect(goes('customer', route)).toBeUndefined();
      expect(goes('customer', route, { at: HIDDEN })).toBeUndefined();
    },
  );

  test('may open the link of a mail that signs another account up', () => {
    expect(goes('customer', 'register/confirm', { query: 'token=abc' })).toBeUndefined();
  });

  test.each(['login', 'register'] as const)('has nothing to do at %s', (route) => {
    expect(goes('customer', route)).toBe('/');
    expect(goes('customer', route, { query: 'redirect=/orders?page=2' })).toBe('/orders?page=2');
    expect(goes('customer', route, { query: 'redirect=/login' })).toBe('/');
    expect(goes('customer', route, { query: 'redirect=https://evil.example' })).toBe('/');
  });

  test.each([
    'finances',
    'finances/cards',
    'finances/withdraw',
    'tasks/faq',
    'plans-and-pricing',
    'services/:slug',
    'orders/create',
  ] as const)(
    'goes home from %s, which is not offered, with the query but its redirect',
    (route) => {
      const query = 'a=1&redirect=/orders&b=2';
      expect(goes('customer', route, { at: NARROW, query })).toBe('/?a=1&b=2');
    },
  );

  test.each([
    '',
    'orders',
    'orders/:id',
    'notices',
    'search',
    'password/reset',
    'unsubscribe',
    ':slug',
    '*',
  ] as const)('stays at %s, which is offered or no matter of offers', (route) =>
    expect(goes('customer', route, { at: NARROW })).toBeUndefined(),
  );
});
