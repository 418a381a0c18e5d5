import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, test, vi } from 'vitest';
import { PERMISSIONS } from '#core/platform/operations/permissions.pure.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { PAGES, type Page, type PagePath } from '#app/pages.ts';
import { CoreError } from '../core/core.server.ts';
import { guardOf, guardVisit } from './guard-visit.server.ts';

const settings = fillDefaults('settings', {
  schemaVersion: 2,
  panelName: 'Marquee',
  colours: { light: { primary: '#0e5a6b' } },
});

const STAFF = Object.entries<Page>(PAGES).flatMap(([path, { layout, permission }]) =>
  layout === 'staff' ? [[path as PagePath, permission] as const] : [],
);

/** What somebody gets of a page, and whether the page itself was asked. */
async function visit(
  route: PagePath,
  permissions: readonly string[] | 'guest' | 'needs two factors',
  method = 'GET',
  show: () => string = () => 'shown',
) {
  const handle = vi.fn(show);
  const isGuest = permissions === 'guest';
  const context = {
    session: { token: isGuest ? undefined : 'abc' },
    instance: { settings },
    customer: () =>
      Promise.resolve(
        isGuest
          ? undefined
          : { permissions, needs_two_factor: permissions === 'needs two factors' },
      ),
  } as unknown as AppLoadContext; // No more than the guard reads.
  const request = new Request(`https://shop.example/app/${route}`, { method });
  const answer: unknown = await guardVisit({ context, request, params: {} }, route, handle).catch(
    (thrown: unknown) => thrown,
  );
  const isShown = handle.mock.calls.length > 0;
  if (!(answer instanceof Response)) return { answer, isShown };
  return { answer: answer.headers.get('location') ?? answer.status, isShown };
}

test('every page of staff says which permission opens it', () => {
  expect(STAFF.length).toBeGreaterThan(10);
  expect(STAFF.filter(([, permission]) => permission === undefined)).toEqual([]);
  const isBelow = (path: string) => /^(staff|studio)(\/|$)/.test(path);
  expect(STAFF.filter(([path]) => !isBelow(path))).toEqual([]);
  const open = Object.entries<Page>(PAGES).filter(([path, { permission }]) => {
    return isBelow(path) && permission === undefined;
  });
  expect(open).toEqual([]);
});

describe.each(['GET', 'POST'])('by %s', (method) => {
  test.each(STAFF)('a guest is sent from %s to the login', async (route) => {
    const answer = `/login?redirect=${encodeURIComponent(`/${route}`)}`;
    expect(await visit(route, 'guest', method)).toEqual({ answer, isShown: false });
  });

  test.each(STAFF)('to a customer %s is not there', async (route) => {
    expect(await visit(route, [], method)).toEqual({ answer: 404, isShown: false });
  });

  test.each(STAFF.filter(([, permission]) => permission !== 'any'))(
    'to staff with every permission but its own %s is not there',
    async (route, own) => {
      const others = PERMISSIONS.filter((permission) => permission !== own);
      expect(await visit(route, others, method)).toEqual({ answer: 404, isShown: false });
    },
  );

  test.each(STAFF)('%s opens to staff with %s', async (route, own) => {
    const enough = own === 'any' ? ['orders.deliver'] : [own ?? ''];
    expect(await visit(route, enough, method)).toEqual({ answer: 'shown', isShown: true });
  });

  test.each(STAFF)('who needs a second factor is led from %s to set it up', async (route) => {
    const answer = '/account-management?needed=2fa';
    expect(await visit(route, 'needs two factors', method)).toMatchObject({ isShown: false });
    const led = await visit(route, 'needs two factors', method);
    expect(String(led.answer)).toContain(answer);
  });

  test('who comes to need one while the page is made is led there, too', async () => {
    const needed = () => {
      throw new CoreError(403, 'No', { code: 'two_factor_needed' });
    };
    const led = await visit('staff/customers', ['customers.read'], method, needed);
    expect(String(led.answer)).toContain('/account-management?needed=2fa');
  });

  test('the overview is not there for a permission that opens no page', async () => {
    expect(await visit('staff', ['nothing.known'], method)).toEqual({
      answer: 404,
      isShown: false,
    });
  });
});

describe('an answer for staff', () => {
  const ANSWERS = Object.entries<Page>(PAGES).flatMap(([path, { layout, permission }]) =>
    layout === 'blank' && permission !== undefined ? [path as PagePath] : [],
  );
  const refusedBy = (route: PagePath, status: number) =>
    guardOf(route)?.({} as LoaderFunctionArgs, () => Promise.reject(new CoreError(status, 'No'))); // Nothing of it is read.

  test.each(ANSWERS)('%s is not there for whom the core refuses it', async (route) => {
    for (const status of [401, 403, 404, 422]) {
      await expect(refusedBy(route, status)).rejects.toMatchObject({ status: 404 });
    }
    await expect(refusedBy(route, 503)).rejects.toMatchObject({ name: 'CoreError', status: 503 });
  });

  test('that anybody may ask for has no guard', () => {
    expect(guardOf('captcha')).toBeUndefined();
    expect(ANSWERS).toEqual(expect.arrayContaining(['studio/code-run', 'studio/file/download']));
  });
});
