import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { CODE_FREE_PATHS, isCodeFree, isToolFree, TOOL_FREE_PATHS } from './closed-paths.server.ts';

test.each([
  '/app/login',
  '/app/de/login',
  '/app/login/',
  '/app//login',
  '/app/log%69n',
  '/app/login.data',
  '/app/zh_CN/password/reset',
  '/app/add-funds',
  '/app/add-funds/success',
  '/app/hi_IN/card-verification',
  '/app/finances/cards',
  '/app/finances/withdraw',
  '/app/register',
  '/app/checkout/42',
  '/app/consent',
  '/app/de/staff/catalogue.data',
])('%s is free of tools', (path) => {
  expect(isToolFree(path)).toBe(true);
});

test.each([
  '/app',
  '/app/',
  '/app/de.data',
  '/app/orders/create',
  '/app/loginx',
  '/app/de/orders/login',
  '/app/%E0%A4%A',
])('%s may have tools', (path) => {
  expect(isToolFree(path)).toBe(false);
});

interface Entry {
  path?: string;
  children?: Entry[];
}

function pathsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`/app/${path}`]),
    ...pathsOf(children),
  ]);
}

/** What a page of the route table is called when it asks for a password, a card or a document. */
const SENSITIVE =
  /login|register|password|cart|checkout|orders\/create|orders\/placed|add-funds|withdraw|documents|card|account-management|child-panels|staff|studio|team|sandbox-gateway/;

test("every page of the route table that asks for secrets is free of the owner's code", () => {
  const sensitive = pathsOf(routes).filter((path) => SENSITIVE.test(path));
  expect(sensitive.length).toBeGreaterThan(8);
  expect(sensitive.filter((path) => !isCodeFree(path))).toEqual([]);
});

/** What asks for no secret and is free of it all the same. */
const FREE_BESIDES = [
  // A token, and a page that tells how to use it.
  '/app/api',
  '/app/api/documentation',
  '/app/api/documentation/:page',
  // Where events go, and the secret that they are signed with.
  '/app/api/webhooks',
  '/app/api/webhooks/:id',
  // What programs sent and were answered.
  '/app/api/requests',
  '/app/api/requests/:id',
  // Passwords and a telephone number; signed links.
  '/app/profile',
  '/app/profile/email',
  '/app/unsubscribe',
  '/app/unsubscribe/:userId',
  '/app/orders/followed/:id/:signature',
  '/app/orders/followed/:id/:signature/receipt',
  // What customers show the support: pictures of payments, and the like.
  '/app/tickets',
  '/app/tickets/new',
  '/app/tickets/:id',
  '/app/tickets/files/:filename',
  // Fills the cart, as the page of a single order does, and is held like it and the cart.
  '/app/orders/mass',
  '/app/orders/mass/template',
  // A plan is paid for with one press.
  '/app/plans-and-pricing',
  // What a visitor allows is asked by the panel alone.
  '/app/consent',
  // Of a draft, which runs no code unless it is tried out.
  '/app/preview-notice',
];

test('the other pages of the route table may have it, but for those that have their reason', () => {
  const others = pathsOf(routes).filter((path) => !SENSITIVE.test(path));
  expect(others.length).toBeGreaterThan(30);
  expect(others.filter(isCodeFree).sort()).toEqual([...FREE_BESIDES].sort());
});

test.each(['/app/de/orders/create', '/app/orders/create.data', '/app/cart', '/app/api'])(
  "a counter may run on %s, the owner's own code may not",
  (path) => expect([isToolFree(path), isCodeFree(path)]).toEqual([false, true]),
);

test('what is free of tools is free of code', () => {
  for (const path of ['/app/login', '/app/add-funds/success', '/app/fr/checkout/7']) {
    expect(isCodeFree(path)).toBe(true);
  }
  expect(['/app', '/app/orders', '/app/orders/42', '/app/de'].some(isCodeFree)).toBe(false);
});

test('the browser is told of no path twice', () => {
  expect(TOOL_FREE_PATHS).toContain('orders/followed');
  expect(CODE_FREE_PATHS).toContain('sandbox-gateway');
  for (const paths of [TOOL_FREE_PATHS, CODE_FREE_PATHS]) {
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => paths.some((other) => path.startsWith(`${other}/`)))).toEqual([]);
  }
});
